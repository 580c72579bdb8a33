<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * One account: the link that starts the chat, one for each kind of device where they differ;
 * blocks/chat/views/Entry.tsx prints the same.
 *
 * @phpstan-import-type Account from Props
 */
final class Entry {

	/**
	 * @param Account               $account
	 * @param array<string, string> $words
	 */
	public static function render( array $account, array $words, bool $is_disabled, bool $opens_in_new_tab, string $label = '' ): string {
		$html = '';
		foreach ( $account['links'] as $link ) {
			$inner = self::inner( $account, $words, $label )
				. ( $opens_in_new_tab ? Html::element( 'span', array( 'class' => 'vestibule-chat__hidden' ), Html::escapeAgainstTextFilters( $words['newTab'] ) ) : '' );
			$html .= Html::element(
				'a',
				array(
					'class'         => self::classes( $account ) . ' is-for-' . $link['device'],
					'aria-label'    => Spoken::link( $account, $words, $opens_in_new_tab, $label ),
					'role'          => $is_disabled ? 'link' : null,
					'aria-disabled' => $is_disabled ? 'true' : null,
					'inert'         => $is_disabled,
					'href'          => $is_disabled ? null : $link['href'],
					'target'        => $opens_in_new_tab && ! $is_disabled ? '_blank' : null,
					'rel'           => $opens_in_new_tab && ! $is_disabled ? 'noopener noreferrer' : null,
				),
				$inner
			);
		}
		return $html;
	}

	/** @param Account $account */
	public static function classes( array $account ): string {
		return 'vestibule-chat__account is-' . ( $account['isOnline'] ? 'online' : 'offline' );
	}

	/**
	 * Who it is and whether they are there, in a link or in a button.
	 *
	 * @param Account               $account
	 * @param array<string, string> $words
	 */
	public static function inner( array $account, array $words, string $label = '' ): string {
		return self::line( 'call', $label )
			. Html::element( 'span', array( 'class' => 'vestibule-chat__avatar' ), self::picture( $account['avatar'] ) )
			. Html::element( 'span', array( 'class' => 'vestibule-chat__who' ), self::who( $account ) )
			. Html::element( 'span', array( 'class' => 'vestibule-chat__status' ), Html::escapeAgainstTextFilters( $words[ $account['isOnline'] ? 'online' : 'offline' ] ) );
	}

	private static function picture( string $address ): string {
		return '' === $address ? '' : Html::void( 'img', array( 'src' => $address, 'alt' => '', 'width' => 44, 'height' => 44, 'loading' => 'lazy', 'decoding' => 'async' ) );
	}

	/** @param Account $account */
	private static function who( array $account ): string {
		return Html::element( 'span', array( 'class' => 'vestibule-chat__name' ), Html::escapeAgainstTextFilters( $account['name'] ) )
			. self::line( 'title', $account['title'] )
			. self::line( 'away', $account['isOnline'] ? '' : $account['status'] )
			. self::line( 'next', $account['next'] );
	}

	private static function line( string $part, string $text ): string {
		return '' === $text ? '' : Html::element( 'span', array( 'class' => 'vestibule-chat__' . $part ), Html::escapeAgainstTextFilters( $text ) );
	}
}
