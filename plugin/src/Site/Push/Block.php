<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the button that subscribes to notifications. Without JavaScript, it shows a text that JavaScript is needed.
 */
final class Block {

	public function __construct(
		private readonly Setup $setup,
		private readonly Scripts $scripts,
	) {}

	/** @param array<string, mixed> $attributes */
	#[Prints( 'vestibule/push-subscribe' )]
	public function render( array $attributes ): string {
		if ( ! $this->setup->isOn() ) {
			return '';
		}
		$this->scripts->enqueue();
		// Subscribing needs consent, so the page needs the cookie notice.
		add_filter( 'vestibule/consent_needed', '__return_true' );
		$label  = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$status = wp_unique_id( 'vestibule-push-' );
		$button = Html::element(
			'button',
			array(
				'type' => 'button',
				'class' => 'vestibule-push__button wp-element-button',
				'aria-pressed' => 'false',
				'aria-describedby' => $status,
			),
			Html::escapeAgainstTextFilters( '' === $label ? __( 'Notify me', 'vestibule' ) : $label )
		);
		$inner  = ( true === ( $attributes['asksTopics'] ?? false ) ? $this->topics() : '' ) . $button
			. Html::element(
				'p',
				array( 'id' => $status, 'class' => 'vestibule-push__status', 'role' => 'status' ),
				''
			)
			. Html::element(
				'p',
				array( 'class' => 'vestibule-push__plain' ),
				Html::escapeAgainstTextFilters(
					__( 'Notifications need JavaScript, which is off in this browser.', 'vestibule' )
				)
			);
		$own    = array(
			'class'      => 'vestibule-push',
			'data-state' => 'off',
			'data-words' => (string) wp_json_encode(
				self::words(),
				JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP
			),
		);
		return '<div ' . get_block_wrapper_attributes( $own ) . ">{$inner}</div>";
	}

	private function topics(): string {
		$boxes  = '';
		$topics = $this->setup->settings->all()['topics'] ?? array();
		foreach ( is_array( $topics ) ? $topics : array() as $topic ) {
			if ( is_array( $topic ) && is_string( $topic['slug'] ?? null ) && is_string( $topic['label'] ?? null ) ) {
				$box    = Html::void(
					'input',
					array( 'type' => 'checkbox', 'value' => $topic['slug'], 'autocomplete' => 'off' )
				);
				$boxes .= Html::element(
					'label',
					array( 'class' => 'vestibule-push__topic' ),
					$box . ' ' . Html::escapeAgainstTextFilters( $topic['label'] )
				);
			}
		}
		$legend = Html::element( 'legend', array(), Html::escapeAgainstTextFilters( __( 'Only about', 'vestibule' ) ) );
		$hint   = Html::element(
			'p',
			array( 'class' => 'vestibule-push__hint' ),
			Html::escapeAgainstTextFilters( __( 'Choose none to get notifications about everything.', 'vestibule' ) )
		);
		return '' === $boxes
			? ''
			: Html::element( 'fieldset', array( 'class' => 'vestibule-push__topics' ), $legend . $hint . $boxes );
	}

	/** @return array<string, string> Messages by state, for src/push/push.ts. */
	private static function words(): array {
		return array(
			'unsupported' => __( 'This browser cannot show notifications.', 'vestibule' ),
			'touch'       => __(
				'On this device, add the site to the Home Screen first, and open it from there.',
				'vestibule'
			),
			'consent'     => __( 'Accept cookies first, then press the button again.', 'vestibule' ),
			'asking'      => __( 'Waiting for your browser.', 'vestibule' ),
			'denied'      =>
				__( 'Notifications are blocked for this site. Allow them in your browser’s site settings, next to the address, then reload this page.', 'vestibule' ),
			'dismissed'   => __(
				'Nothing has changed. Press the button again when you want to be notified.',
				'vestibule'
			),
			'failed'      => __( 'That did not work. Check your connection and press the button again.', 'vestibule' ),
			'on'          => __( 'You will be notified of news. Press again to stop.', 'vestibule' ),
			'kept'        => __( 'Your topics have been saved.', 'vestibule' ),
			'stopped'     => __( 'You will no longer be notified.', 'vestibule' ),
		);
	}
}
