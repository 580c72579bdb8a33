<?php

declare(strict_types=1);

namespace SampleExtension;

defined( 'ABSPATH' ) || exit;

/** URL to which messages are sent. Administrators enter it on the screen Settings → General. */
final class Settings {

	public const URL = 'sample_extension_url';

	/** Returns the URL, or an empty string if no messages should be sent. */
	public static function url(): string {
		$url = get_option( self::URL, '' );
		return is_string( $url ) ? $url : '';
	}

	public static function register(): void {
		register_setting(
			'general',
			self::URL,
			array( 'type' => 'string', 'default' => '', 'sanitize_callback' => 'sanitize_url' )
		);
		add_settings_field(
			self::URL,
			__( 'Messages about entries', 'sample-extension' ),
			array( self::class, 'render' ),
			'general',
			'default',
			array( 'label_for' => self::URL )
		);
	}

	public static function render(): void {
		printf(
			'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"/>'
				. '<p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::URL ),
			esc_attr( self::url() ),
			esc_html__( 'URL that receives a message about each new entry. Empty: no messages.', 'sample-extension' )
		);
	}
}
