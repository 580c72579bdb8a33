<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\Contracts\Settings;
use Vestibule\View\Html;

/** The notice and the control that takes a choice back: forms that work without scripts, the same for every visitor (specification 2.3). */
final class Notice {

	private const TAGS = array(
		'a'      => array( 'href' => true ),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	public function __construct( private readonly Settings $settings ) {}

	public function html(): string {
		$buttons = $this->button( 'accept', $this->word( 'acceptText', __( 'Accept', 'vestibule' ) ) );
		if ( $this->settings->isOn( 'canRefuse' ) ) {
			$buttons = $this->button( 'refuse', $this->word( 'refuseText', __( 'Refuse', 'vestibule' ) ) ) . $buttons;
		}
		$form = Html::element(
			'form',
			array(
				'class'       => 'vestibule-notice__form',
				'data-choice' => true,
				'method'      => 'post',
				'action'      => $this->calls() . '?action=' . ChooseCall::ACTION,
			),
			Html::element( 'div', array( 'class' => 'vestibule-notice__words' ), $this->words() )
			. $this->categories()
			. Html::element( 'div', array( 'class' => 'vestibule-notice__buttons' ), $buttons )
		);
		return Html::element(
			'section',
			array(
				'class'      => $this->classes(),
				'aria-label' => __( 'Cookies', 'vestibule' ),
				'tabindex'   => '-1',
				'data-props' => (string) wp_json_encode( $this->props() ),
			),
			$form
		);
	}

	private function classes(): string {
		return 'vestibule-notice is-' . $this->settings->text( 'position' ) . ' has-' . $this->settings->text( 'effect' )
			. ( $this->settings->isOn( 'acceptOnScroll' ) ? ' accepts-on-scroll' : '' )
			. ( $this->settings->isOn( 'consentMode' ) ? ' has-signals' : '' );
	}

	/** @param string $class Of the place it stands in. */
	public function control( string $class ): string {
		return Html::element(
			'form',
			array(
				'class'       => 'vestibule-notice-control ' . $class,
				'data-choice' => true,
				'method'      => 'post',
				'action'      => $this->calls() . '?action=' . ChooseCall::ACTION,
			),
			Html::element(
				'button',
				array(
					'type'  => 'submit',
					'class' => 'vestibule-notice-control__button',
					'name'  => 'choice',
					'value' => 'revoke',
				),
				Html::text( $this->word( 'revokeText', __( 'Change cookie choice', 'vestibule' ) ) )
			)
		);
	}

	/** Whether the control floats on each page. */
	public function hasControl(): bool {
		return $this->settings->isOn( 'revoke' ) && $this->settings->isOn( 'canRefuse' ) && 'automatic' === $this->settings->text( 'revokeMode' );
	}

	private function button( string $choice, string $label ): string {
		return Html::element(
			'button',
			array(
				'type'  => 'submit',
				'class' => "vestibule-notice__button is-{$choice}",
				'name'  => 'choice',
				'value' => $choice,
			),
			Html::text( $label )
		);
	}

	private function words(): string {
		$text   = $this->settings->text( 'text' );
		$words  = '' === $text
			? Html::text( __( 'This site uses cookies beyond the necessary ones only if you agree.', 'vestibule' ) )
			: wp_kses( $text, self::TAGS );
		$policy = $this->policy();
		return Html::element( 'p', array(), $words . ( '' === $policy ? '' : ' ' . $policy ) );
	}

	private function policy(): string {
		$page = $this->settings->number( 'policyPage' );
		$url  = 0 === $page ? get_privacy_policy_url() : ( 'publish' === get_post_status( $page ) ? (string) get_permalink( $page ) : '' );
		return '' === $url
			? ''
			: Html::element( 'a', array( 'href' => esc_url( $url ) ), Html::text( $this->word( 'policyText', __( 'Read about cookies here', 'vestibule' ) ) ) );
	}

	private function categories(): string {
		if ( ! $this->settings->isOn( 'asksCategories' ) ) {
			return '';
		}
		$boxes = '';
		foreach ( Category::labels() as $name => $label ) {
			$box    = Html::void( 'input', array( 'type' => 'checkbox', 'name' => 'categories[]', 'value' => $name, 'checked' => true ) );
			$boxes .= Html::element( 'label', array( 'class' => 'vestibule-notice__category' ), $box . ' ' . Html::text( $label ) );
		}
		$legend = Html::element( 'legend', array(), Html::text( __( 'What you accept', 'vestibule' ) ) );
		return Html::element( 'fieldset', array( 'class' => 'vestibule-notice__categories' ), $legend . $boxes );
	}

	/** @return array<string, mixed> In the shape of the contract consent-props. */
	private function props(): array {
		return array(
			'calls'          => $this->calls(),
			'lifetime'       => $this->settings->number( 'lifetime' ),
			'version'        => $this->settings->number( 'policyVersion' ),
			'reload'         => $this->settings->isOn( 'reload' ),
			'marksReload'    => defined( 'WP_CACHE' ) && true === constant( 'WP_CACHE' ),
			'scroll'         => $this->settings->isOn( 'acceptOnScroll' ) ? $this->settings->number( 'scrollOffset' ) : 0,
			'hasControl'     => $this->hasControl(),
			'respectsSignal' => $this->settings->isOn( 'respectsSignal' ),
			'consentMode'    => $this->settings->isOn( 'consentMode' ),
		);
	}

	/** Of this site on whatever host it is read, as all addresses of a kept page are. */
	private function calls(): string {
		return admin_url( 'admin-ajax.php', 'relative' );
	}

	private function word( string $key, string $built ): string {
		$own = $this->settings->text( $key );
		return '' === $own ? $built : $own;
	}
}
