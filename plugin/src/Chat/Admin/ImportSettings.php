<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

/**
 * The settings of WP Chat App in the shape of our contract, as far as they have one; the contract decides what fits.
 */
final class ImportSettings {

	private const STYLES = array( 'title', 'btnLabel', 'btnPosition', 'isShowBtnLabel', 'isShowGDPR', 'gdprContent', 'isShowPoweredBy', 'isShowScroll', 'widgetType' );

	private const SIZES = array( 'btnLabelWidth', 'btnLeftDistance', 'btnRightDistance', 'btnBottomDistance', 'scrollHeight', 'titleSize', 'descriptionTextSize', 'regularTextSize', 'accountNameSize' );

	private const CONDITIONS = array( 'displayCondition', 'displayPostCondition', 'showOnDesktop', 'showOnMobile', 'time_symbols' );

	private const LISTS = array( 'includePages', 'excludePages', 'includePosts', 'excludePosts' );

	public function __construct( private readonly ImportSource $foreign ) {}

	/** @return array<string, mixed> Only what is there; zone and clock are the site's, as in that plugin. */
	public function all(): array {
		return array(
			'timezone'    => wp_timezone_string(),
			'urlSettings' => array_intersect_key( $this->foreign->options( 'url' ), array_flip( array( 'onDesktop', 'onMobile', 'openInNewTab' ) ) ),
			'options'     => array(
				'display'   => $this->display( $this->foreign->options( 'widget_display' ) ),
				'styles'    => $this->styles( $this->foreign->options( 'widget_styles' ) ),
				'analytics' => array_intersect_key( $this->foreign->options( 'analytics' ), array_flip( array( 'enabledFacebook', 'enabledGoogle', 'enabledGoogleGA4' ) ) ),
			),
		);
	}

	/**
	 * @param array<array-key, mixed> $styles
	 * @return array<string, mixed>
	 */
	private function styles( array $styles ): array {
		$taken = array_intersect_key( $styles, array_flip( self::STYLES ) );
		foreach ( array_intersect_key( $styles, array_flip( self::SIZES ) ) as $key => $size ) {
			$taken[ $key ] = is_numeric( $size ) ? (int) $size : $size;
		}
		foreach ( array( 'backgroundColor', 'textColor' ) as $key ) {
			if ( is_string( $styles[ $key ] ?? null ) ) {
				$taken[ $key ] = $this->color( $styles[ $key ] );
			}
		}
		if ( is_string( $styles['description'] ?? null ) ) {
			// The name of the app follows by itself here.
			$taken['description'] = trim( (string) preg_replace( '/\s*whatsapp\s*$/iD', '', wp_strip_all_tags( $styles['description'] ) ) );
		}
		if ( is_string( $styles['responseText'] ?? null ) ) {
			$taken['responseText'] = 'OFF' === ( $styles['isShowResponseText'] ?? 'ON' ) ? '' : wp_strip_all_tags( $styles['responseText'] );
		}
		return $taken;
	}

	/**
	 * @param array<array-key, mixed> $display
	 * @return array<string, mixed>
	 */
	private function display( array $display ): array {
		$taken = array_intersect_key( $display, array_flip( self::CONDITIONS ) );
		foreach ( array_intersect_key( $display, array_flip( self::LISTS ) ) as $key => $ids ) {
			$taken[ $key ] = array_values( array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) ) );
		}
		return $taken;
	}

	/** "#fff" as "#ffffff". */
	private function color( string $color ): string {
		return 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/iD', $color, $found )
			? '#' . $found[1] . $found[1] . $found[2] . $found[2] . $found[3] . $found[3]
			: $color;
	}
}
