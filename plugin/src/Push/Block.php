<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\View\Html;

/** The button with which a visitor asks to be told; without scripts there is nothing to ask for, so nothing shows. */
final class Block {

	public function __construct( private readonly Setup $setup ) {}

	/** @param array<string, mixed> $attributes */
	public function html( array $attributes ): string {
		if ( ! $this->setup->isOn() ) {
			return '';
		}
		$label  = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';
		$button = Html::element(
			'button',
			array( 'type' => 'button', 'class' => 'vestibule-push__button wp-element-button', 'aria-pressed' => 'false' ),
			Html::still( '' === $label ? __( 'Notify me', 'vestibule' ) : $label )
		);
		$inner = ( true === ( $attributes['asksTopics'] ?? false ) ? $this->topics() : '' ) . $button
			. Html::element( 'p', array( 'class' => 'vestibule-push__status', 'role' => 'status' ), '' );
		$own   = array( 'class' => 'vestibule-push', 'data-words' => (string) wp_json_encode( self::words(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_HEX_AMP ) );
		return '<div ' . get_block_wrapper_attributes( $own ) . ">{$inner}</div>";
	}

	private function topics(): string {
		$boxes  = '';
		$topics = $this->setup->settings->all()['topics'] ?? array();
		foreach ( is_array( $topics ) ? $topics : array() as $topic ) {
			if ( is_array( $topic ) && is_string( $topic['slug'] ?? null ) && is_string( $topic['label'] ?? null ) ) {
				$box    = Html::void( 'input', array( 'type' => 'checkbox', 'value' => $topic['slug'], 'autocomplete' => 'off' ) );
				$boxes .= Html::element( 'label', array( 'class' => 'vestibule-push__topic' ), $box . ' ' . Html::still( $topic['label'] ) );
			}
		}
		$legend = Html::element( 'legend', array(), Html::still( __( 'Only about', 'vestibule' ) ) );
		return '' === $boxes ? '' : Html::element( 'fieldset', array( 'class' => 'vestibule-push__topics' ), $legend . $boxes );
	}

	/** @return array<string, string> */
	private static function words(): array {
		return array(
			'unsupported' => __( 'This browser cannot show notifications.', 'vestibule' ),
			'touch'       => __( 'On this device, add the site to the Home Screen first, and open it from there.', 'vestibule' ),
			'consent'     => __( 'Accept cookies first, then press the button again.', 'vestibule' ),
			'denied'      => __( 'Notifications are blocked. You can allow them in the settings of your browser for this site.', 'vestibule' ),
			'dismissed'   => __( 'Nothing was changed. Press the button again when you want to be told.', 'vestibule' ),
			'failed'      => __( 'That did not work. Please try again later.', 'vestibule' ),
			'on'          => __( 'You will be told of news. Press again to stop.', 'vestibule' ),
			'off'         => __( 'You will not be told any more.', 'vestibule' ),
		);
	}
}
