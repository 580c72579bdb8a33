<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Html\Html;

/**
 * Renders the cookie notice, and the control with which visitors change their choice. Both are forms that work without
 * scripts. They are the same for every visitor (docs/consent.md).
 */
final class Notice {

	/** ID of the notice. A link to this ID shows a hidden notice without scripts. */
	public const ID = 'vestibule-notice';

	/** ID of the text that describes the notice. */
	public const WORDS = 'vestibule-notice-words';

	/** ID of the status sentence about the choice, for screen readers only. */
	public const SAID = 'vestibule-notice-said';

	/**
	 * Attributes of the status sentence. It has the role of a heading, because screen readers don't announce a
	 * paragraph that gets the focus.
	 */
	private const SAYS = array(
		'class'      => 'vestibule-notice-said',
		'id'         => self::SAID,
		'role'       => 'heading',
		'aria-level' => '2',
		'tabindex'   => '-1',
		'hidden'     => true,
	);

	private const TAGS = array(
		'a'      => array( 'href' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	public function __construct( private readonly Consent $settings ) {}

	/** @param bool $asks Whether the notice is visible. If not, only the control can open it. */
	public function render( bool $asks = true ): string {
		$form = Html::element(
			'form',
			array(
				'class'       => 'vestibule-notice__form',
				'data-choice' => true,
				'method'      => 'post',
				'action'      => $this->calls() . '?action=vestibule_consent_choose',
			),
			Html::element( 'div', array( 'class' => 'vestibule-notice__words', 'id' => self::WORDS ), $this->words() )
			. $this->categories()
			. Html::element( 'div', array( 'class' => 'vestibule-notice__buttons' ), $this->buttons() )
		);
		return Html::element(
			'section',
			array(
				'class'            => $this->classes( $asks ),
				'id'               => self::ID,
				'aria-label'       => __( 'Cookies', 'vestibule' ),
				'aria-describedby' => self::WORDS . ' ' . self::SAID,
				'tabindex'         => '-1',
				'data-props'       => (string) wp_json_encode( $this->props( $asks ) ),
			),
			$form
		) . Html::element( 'p', self::SAYS, '' );
	}

	private function classes( bool $asks ): string {
		return 'vestibule-notice is-' . $this->settings->position . ' has-' . $this->settings->effect
			. ( $asks ? '' : ' is-quiet' )
			. ( $asks && $this->settings->acceptOnScroll ? ' accepts-on-scroll' : '' )
			. ( $this->settings->consentMode ? ' has-signals' : '' );
	}

	/** @param string $class CSS class for the place of the control. */
	public function control( string $class ): string {
		return Html::element(
			'form',
			array(
				'class'       => 'vestibule-notice-control ' . $class,
				'data-choice' => true,
				'method'      => 'post',
				'action'      => $this->calls() . '?action=vestibule_consent_choose',
			),
			Html::element(
				'button',
				array(
					'type'  => 'submit',
					'class' => 'vestibule-notice-control__button wp-element-button is-secondary',
					'name'  => 'choice',
					'value' => 'revoke',
				),
				Html::escape( $this->changeLabel() )
			)
		);
	}

	private function changeLabel(): string {
		return $this->word( $this->settings->revokeText, __( 'Change cookie choice', 'vestibule' ) );
	}

	/** Checks whether the control floats on all pages. */
	public function hasControl(): bool {
		return $this->settings->revoke && $this->settings->canRefuse && 'automatic' === $this->settings->revokeMode;
	}

	/** Renders the buttons in equal size. The button that accepts everything is last. */
	private function buttons(): string {
		$has_kinds = $this->settings->asksCategories;
		return (
			$this->settings->canRefuse
				? $this->button( 'refuse', $this->word( $this->settings->refuseText, __( 'Refuse', 'vestibule' ) ) )
				: ''
		)
			. (
				$has_kinds
					? $this->button(
						'accept',
						$this->word( $this->settings->selectText, __( 'Accept selected', 'vestibule' ) )
					)
					: ''
			)
			. $this->button(
				$has_kinds ? 'all' : 'accept',
				$this->word(
					$this->settings->acceptText,
					$has_kinds ? __( 'Accept all', 'vestibule' ) : __( 'Accept', 'vestibule' )
				),
				true
			);
	}

	private function button( string $choice, string $label, bool $is_primary = false ): string {
		return Html::element(
			'button',
			array(
				'type'  => 'submit',
				'class' => "vestibule-notice__button wp-element-button is-{$choice}"
					. ( $is_primary ? '' : ' is-secondary' ),
				'name'  => 'choice',
				'value' => $choice,
			),
			Html::escape( $label )
		);
	}

	private function words(): string {
		$text   = $this->settings->text;
		$words  = '' === $text
			? Html::escape( __( 'This site uses non-essential cookies only if you agree.', 'vestibule' ) )
			: wp_kses( $text, self::TAGS );
		$policy = $this->policy();
		return Html::element( 'p', array(), $words . ( '' === $policy ? '' : ' ' . $policy ) );
	}

	private function policy(): string {
		$page = $this->settings->policyPage;
		$url  = 0 === $page
			? get_privacy_policy_url()
			: ( 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '' );
		return '' === $url
			? ''
			: Html::element(
				'a',
				array( 'href' => esc_url_raw( $url ) ),
				Html::escape( $this->word( $this->settings->policyText, __( 'Read about cookies here', 'vestibule' ) ) )
			);
	}

	private function categories(): string {
		if ( ! $this->settings->asksCategories ) {
			return '';
		}
		// Only the necessary category is checked at first. Visitors can't uncheck it.
		$boxes = $this->category( array( 'checked' => true, 'disabled' => true ), __( 'Necessary', 'vestibule' ) );
		foreach ( Category::labels() as $name => $label ) {
			$boxes .= $this->category( array( 'name' => 'categories[]', 'value' => $name ), $label );
		}
		$legend = Html::element( 'legend', array(), Html::escape( __( 'What you accept', 'vestibule' ) ) );
		return Html::element( 'fieldset', array( 'class' => 'vestibule-notice__categories' ), $legend . $boxes );
	}

	/** @param array<string, string|bool> $attributes */
	private function category( array $attributes, string $label ): string {
		$box = Html::void( 'input', array( 'type' => 'checkbox' ) + $attributes );
		return Html::element(
			'label',
			array( 'class' => 'vestibule-notice__category' ),
			$box . ' ' . Html::escape( $label )
		);
	}

	/** @return array<string, mixed> Data that matches the contract consent-props. */
	private function props( bool $asks ): array {
		return array(
			'calls'          => $this->calls(),
			'lifetime'       => $this->settings->lifetime,
			'version'        => $this->settings->policyVersion,
			'reload'         => $this->settings->reload,
			'marksReload'    => defined( 'WP_CACHE' ) && true === constant( 'WP_CACHE' ),
			'scroll'         => $asks && $this->settings->acceptOnScroll ? $this->settings->scrollOffset : 0,
			'canRefuse'      => $this->settings->canRefuse,
			'hasControl'     => $this->hasControl(),
			'respectsSignal' => $this->settings->respectsSignal,
			'consentMode'    => $this->settings->consentMode,
			'words'          => array(
				'accepted' => __( 'You accepted cookies.', 'vestibule' ),
				'refused'  => __( 'You refused cookies.', 'vestibule' ),
				'change'   => sprintf(
					/* translators: %s: the label of a button. */
					__( 'You can change this with the button “%s”.', 'vestibule' ),
					$this->changeLabel()
				),
			),
		);
	}

	/** Returns a URL without the hostname, because a cached page may be used on several hostnames. */
	private function calls(): string {
		return admin_url( 'admin-ajax.php', 'relative' );
	}

	private function word( string $own, string $built ): string {
		return '' === $own ? $built : $own;
	}
}
