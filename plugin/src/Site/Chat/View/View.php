<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\View;

use Vestibule\Kernel\Html\Html;

/**
 * Renders the HTML of the chat. Must match blocks/chat/View.tsx and blocks/chat/views (docs/chat.md).
 *
 * @phpstan-import-type ChatProps from Props
 * @phpstan-import-type Account from Props
 */
final class View {

	/**
	 * @param ChatProps $props
	 * @param string    $terms Consent text as safe HTML.
	 */
	public static function render( array $props, string $terms ): string {
		$consent = $props['needsConsent']
			? self::consent( $props['id'], $terms ) . self::withoutScripts( $props, $terms )
			: '';
		if ( 'link' === $props['kind'] ) {
			return self::launcherLink( $props );
		}
		$accounts = $props['accounts'];
		if ( 'button' === $props['kind'] ) {
			$first = isset( $accounts[0] ) ? self::entry( $accounts[0], $props, $props['label'] ) : '';
			return self::choice( $props, $first ) . $consent;
		}
		$entries = implode(
			'',
			array_map(
				static fn ( array $account ): string => Html::element( 'li', array(), self::entry( $account, $props ) ),
				$accounts
			)
		);
		return self::launcher( $props ) . self::panel( $props, $consent, $entries );
	}

	/**
	 * Renders the floating button that opens the panel.
	 *
	 * @param ChatProps $props
	 */
	private static function launcher( array $props ): string {
		return Html::element(
			'button',
			array(
				'type' => 'button',
				'class' => 'vestibule-chat__launcher',
				'aria-haspopup' => 'dialog',
				'popovertarget' => $props['id'] . '-panel',
			),
			self::launcherLabel( $props )
		);
	}

	/**
	 * Renders a floating link instead of a button, if the chat has only one account.
	 *
	 * @param ChatProps $props
	 */
	private static function launcherLink( array $props ): string {
		$html = '';
		foreach ( $props['accounts'][0]['links'] ?? array() as $link ) {
			$html .= Html::element(
				'a',
				array(
					'class'  => 'vestibule-chat__launcher is-for-' . $link['device'],
					'href'   => $link['href'],
					'target' => $props['opensInNewTab'] ? '_blank' : null,
					'rel'    => $props['opensInNewTab'] ? 'noopener noreferrer' : null,
				),
				self::launcherLabel( $props ) . self::newTab( $props )
			);
		}
		return $html;
	}

	/** @param ChatProps $props */
	private static function launcherLabel( array $props ): string {
		return Html::element( 'span', array( 'class' => 'vestibule-chat__icon', 'aria-hidden' => 'true' ), '' )
			. Html::element(
				'span',
				array( 'class' => $props['showsLabel'] ? 'vestibule-chat__label' : 'vestibule-chat__hidden' ),
				Html::escapeAgainstTextFilters( $props['label'] )
			);
	}

	/**
	 * Renders the panel with the accounts. It is a popover, so browsers open and close it without a script.
	 *
	 * @param ChatProps $props
	 */
	private static function panel( array $props, string $consent, string $entries ): string {
		$id   = $props['id'];
		$head = Html::element(
			'h2',
			array( 'class' => 'vestibule-chat__heading', 'id' => $id . '-title', 'tabindex' => -1 ),
			Html::escapeAgainstTextFilters( $props['title'] )
		)
			. Html::element(
				'p',
				array( 'class' => 'vestibule-chat__description', 'id' => $id . '-description' ),
				Html::escapeAgainstTextFilters( $props['description'] )
			)
			. Html::element(
				'button',
				array(
					'type'                => 'button',
					'class'               => 'vestibule-chat__close',
					'aria-label'          => $props['words']['close'],
					'popovertarget'       => $id . '-panel',
					'popovertargetaction' => 'hide',
				),
				''
			);
		$body = (
			'' === $props['response']
				? ''
				: Html::element(
					'p',
					array( 'class' => 'vestibule-chat__response' ),
					Html::escapeAgainstTextFilters( $props['response'] )
				)
		)
			. $consent
			. self::choice(
				$props,
				Html::element(
					'ul',
					array( 'class' => 'vestibule-chat__accounts', 'inert' => $props['needsConsent'] ),
					$entries
				)
			)
			. (
				isset( $props['poweredBy'] )
					? Html::element(
						'p',
						array( 'class' => 'vestibule-chat__powered' ),
						Html::escapeAgainstTextFilters( $props['poweredBy'] )
					)
					: ''
			);
		return Html::element(
			'div',
			array(
				'class'            => 'vestibule-chat__panel',
				'id'               => $id . '-panel',
				'role'             => 'dialog',
				'aria-labelledby'  => $id . '-title',
				'aria-describedby' => $id . '-description',
				'popover'          => 'auto',
			),
			Html::element( 'div', array( 'class' => 'vestibule-chat__head' ), $head )
				. Html::element( 'div', array( 'class' => 'vestibule-chat__body' ), $body )
		);
	}

	/**
	 * Wraps the links. Disabled (inert) links don't receive clicks, so a script listens on the wrapper. `data-again`
	 * makes the loader repeat clicks that happened before the script was loaded.
	 *
	 * @param ChatProps $props
	 */
	private static function choice( array $props, string $inner ): string {
		return Html::element(
			'div',
			array( 'class' => 'vestibule-chat__choice', 'data-again' => $props['needsConsent'] ),
			$inner
		);
	}

	/** Renders the checkbox that visitors must check before they can start a chat. */
	private static function consent( string $id, string $terms ): string {
		$words = Html::element( 'span', array( 'class' => 'vestibule-chat__terms', 'data-slot' => 'consent' ), $terms );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-chat__consent' ),
			Html::void( 'input', array( 'type' => 'checkbox', 'id' => $id . '-consent' ) )
				. Html::element( 'label', array( 'for' => $id . '-consent' ), $words )
		);
	}

	/**
	 * Renders a form that starts a chat without JavaScript, if consent is needed.
	 *
	 * @param ChatProps $props
	 */
	private static function withoutScripts( array $props, string $terms ): string {
		$box     = Html::void(
			'input',
			array( 'type' => 'checkbox', 'name' => 'consent', 'value' => '1', 'required' => true )
		);
		$buttons = '';
		$label   = 'button' === $props['kind'] ? $props['label'] : '';
		foreach ( $props['accounts'] as $account ) {
			$buttons .= Html::element(
				'button',
				array( 'class' => self::classes( $account ), 'name' => 'account', 'value' => $account['id'] ),
				self::person( $account, $props['words'], $label )
			);
		}
		$form = Html::element(
			'form',
			array( 'method' => 'post', 'action' => admin_url( 'admin-ajax.php?action=vestibule_chat_open' ) ),
			Html::element( 'label', array(), $box . ' ' . $terms ) . $buttons
		);
		return Html::element( 'div', array( 'class' => 'vestibule-chat__plain', 'data-slot' => 'plain' ), $form );
	}

	/**
	 * Renders an account as a link that starts the chat. Renders one link per device type if the links differ.
	 *
	 * @param Account   $account
	 * @param ChatProps $props
	 */
	private static function entry( array $account, array $props, string $label = '' ): string {
		$is_disabled = $props['needsConsent'];
		$is_new_tab  = $props['opensInNewTab'] && ! $is_disabled;
		$html        = '';
		foreach ( $account['links'] as $link ) {
			$html .= Html::element(
				'a',
				array(
					'class'         => self::classes( $account ) . ' is-for-' . $link['device'],
					'aria-label'    => self::spoken( $account, $props['words'], $props['opensInNewTab'], $label ),
					'role'          => $is_disabled ? 'link' : null,
					'aria-disabled' => $is_disabled ? 'true' : null,
					'inert'         => $is_disabled,
					'href'          => $is_disabled ? null : $link['href'],
					'target'        => $is_new_tab ? '_blank' : null,
					'rel'           => $is_new_tab ? 'noopener noreferrer' : null,
				),
				self::person( $account, $props['words'], $label ) . self::newTab( $props )
			);
		}
		return $html;
	}

	/** @param ChatProps $props */
	private static function newTab( array $props ): string {
		return $props['opensInNewTab']
			? Html::element(
				'span',
				array( 'class' => 'vestibule-chat__hidden' ),
				Html::escapeAgainstTextFilters( $props['words']['newTab'] )
			)
			: '';
	}

	/** @param Account $account */
	private static function classes( array $account ): string {
		return 'vestibule-chat__account is-' . ( $account['isOnline'] ? 'online' : 'offline' );
	}

	/**
	 * Renders the name and availability of an account. Used in links and in buttons.
	 *
	 * @param Account               $account
	 * @param array<string, string> $words
	 */
	private static function person( array $account, array $words, string $label ): string {
		$picture = '' === $account['avatar']
			? ''
			: Html::void(
				'img',
				array(
					'src' => $account['avatar'],
					'alt' => '',
					'width' => 44,
					'height' => 44,
					'loading' => 'lazy',
					'decoding' => 'async',
				)
			);
		$who     = Html::element(
			'span',
			array( 'class' => 'vestibule-chat__name' ),
			Html::escapeAgainstTextFilters( $account['name'] )
		)
			. self::line( 'title', $account['title'] )
			. self::line( 'away', $account['isOnline'] ? '' : $account['status'] )
			. self::line( 'next', $account['next'] );
		return self::line( 'call', $label )
			. Html::element( 'span', array( 'class' => 'vestibule-chat__avatar' ), $picture )
			. Html::element( 'span', array( 'class' => 'vestibule-chat__who' ), $who )
			. Html::element(
				'span',
				array( 'class' => 'vestibule-chat__status' ),
				Html::escapeAgainstTextFilters( $words[ $account['isOnline'] ? 'online' : 'offline' ] )
			);
	}

	private static function line( string $part, string $text ): string {
		return '' === $text
			? ''
			: Html::element(
				'span',
				array( 'class' => 'vestibule-chat__' . $part ),
				Html::escapeAgainstTextFilters( $text )
			);
	}

	/**
	 * Returns the accessible name of an account's link: name, availability and action, separated by punctuation so that
	 * screen readers pause. Units are spelled out. Without this name, screen readers would join the texts. Must match
	 * src/chat/spoken.ts (tests/vectors/chat-spoken.json).
	 *
	 * @param Account               $account
	 * @param array<string, string> $words
	 */
	public static function spoken( array $account, array $words, bool $opens_in_new_tab, string $label = '' ): string {
		$away  = $account['isOnline'] ? '' : self::spelled( $account['status'], $words );
		$state = $words[ $account['isOnline'] ? 'online' : 'offline' ];
		$who   = array( $label, $account['name'], $state, $away, $account['next'] );
		$parts = array(
			implode( ', ', self::filled( $who ) ),
			$account['title'],
			$words[ $opens_in_new_tab ? 'opensInTab' : 'opens' ],
		);
		return implode( '. ', self::filled( $parts ) );
	}

	/**
	 * Spells out units, for example "Back in 3 hours 56 minutes" instead of "Back in 3h 56m". Custom units remain
	 * unchanged.
	 *
	 * @param array<string, string> $words
	 */
	private static function spelled( string $status, array $words ): string {
		$units = array( 'h' => array( 'hour', 'hours' ), 'm' => array( 'minute', 'minutes' ) );
		$spell = static fn ( array $found ): string =>
			str_replace( '%s', $found[1], $words[ $units[ $found[2] ][ '1' === $found[1] ? 0 : 1 ] ] );
		return (string) preg_replace_callback( '/\b(\d+)([hm])\b/', $spell, $status );
	}

	/**
	 * @param list<string> $parts
	 * @return list<string>
	 */
	private static function filled( array $parts ): array {
		return array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
