<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Contracts\Settings;

/**
 * The measures and colours of the settings as custom properties and classes of the chat's wrapper
 * (docs/chat.md).
 */
final class Styles {

	private const MEASURES = array(
		'left'        => 'btnLeftDistance',
		'right'       => 'btnRightDistance',
		'bottom'      => 'btnBottomDistance',
		'label-width' => 'btnLabelWidth',
		'scroll'      => 'scrollHeight',
	);

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Sizes of text, of which no smaller one is shown than READABLE, in px: the 11 and 12 of docs/chat.md are
	 * hard to read.
	 */
	private const SIZES = array(
		'title'       => 'titleSize',
		'description' => 'descriptionTextSize',
		'text'        => 'regularTextSize',
		'name'        => 'accountNameSize',
	);

	private const READABLE = 13;

	/** Lengths in rem, so that they grow with the reader's own size of text. */
	public function style(): string {
		$css = '--vestibule-chat-background:' . $this->settings->string( 'options.styles.backgroundColor' ) . ';--vestibule-chat-color:' . $this->settings->string( 'options.styles.textColor' );
		foreach ( self::MEASURES as $name => $key ) {
			$css .= ";--vestibule-chat-{$name}:" . $this->settings->number( "options.styles.{$key}" ) / 16 . 'rem';
		}
		foreach ( self::SIZES as $name => $key ) {
			$css .= ";--vestibule-chat-{$name}:" . max( self::READABLE, $this->settings->number( "options.styles.{$key}" ) ) / 16 . 'rem';
		}
		return $css;
	}

	public function classes(): string {
		$names = array(
			'vestibule-chat',
			'is-' . $this->settings->string( 'options.styles.btnPosition' ),
			$this->settings->isOn( 'options.styles.isShowScroll' ) ? 'has-scroll' : '',
			$this->settings->isOn( 'options.display.showOnDesktop' ) ? '' : 'not-on-desktop',
			$this->settings->isOn( 'options.display.showOnMobile' ) ? '' : 'not-on-mobile',
		);
		return implode( ' ', array_filter( $names ) );
	}
}
