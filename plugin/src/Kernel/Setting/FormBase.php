<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Vestibule\Kernel\Schema\TypedValues;

defined( 'ABSPATH' ) || exit;

/**
 * Hidden input with the values that a Settings API form displayed (Kernel\Screen\SettingsForm). On submit, these values
 * show which settings have changed in the meantime.
 */
final class FormBase {

	/** @param Settings<TypedValues> $settings */
	public static function print( Settings $settings ): void {
		printf(
			'<input type="hidden" name="%1$s[%2$s]" value="%3$s">',
			esc_attr( MergedRequest::BASE ),
			esc_attr( $settings->option ),
			esc_attr( (string) wp_json_encode( $settings->all() ) )
		);
	}

	/**
	 * Merges the submitted values with changes that were stored after the form was rendered. If both changed the same
	 * setting, nothing is stored and the screen shows an error.
	 *
	 * @param Settings<TypedValues>   $settings
	 * @param array<array-key, mixed> $sent
	 * @return array<array-key, mixed>
	 */
	public static function merge( Settings $settings, array $sent ): array {
		$base = self::sent( $settings->option );
		if ( null === $base ) {
			return $sent;
		}
		$stored = $settings->all();
		$merge  = Merge::of( $settings->fit( $base ), $sent, $stored );
		if ( array() === $merge->conflicts ) {
			return is_array( $merge->mine ) ? $merge->mine : $stored;
		}
		add_settings_error(
			$settings->option,
			'vestibule_changed_meanwhile',
			__( 'Nothing was saved, because another person has changed the same setting in the meantime. This page shows what is stored now. Choose again, and save.', 'vestibule' )
		);
		return $stored;
	}

	/** @return array<array-key, mixed>|null Null if the request is not a form of the Settings API. */
	private static function sent( string $option ): ?array {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- options.php has checked the nonce, and Settings::fit() validates every value.
		$bases = 'options.php' === ( $GLOBALS['pagenow'] ?? '' ) ? $_POST[ MergedRequest::BASE ] ?? null : null;
		$json  = is_array( $bases ) ? wp_unslash( $bases[ $option ] ?? null ) : null;
		// phpcs:enable
		$base = is_string( $json ) ? json_decode( $json, true ) : null;
		return is_array( $base ) ? $base : null;
	}
}
