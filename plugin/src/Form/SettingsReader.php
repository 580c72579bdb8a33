<?php

declare(strict_types=1);

namespace Vestibule\Form;

/**
 * Reads the post meta vestibule_form_settings, whatever was stored there, into settings that hold (contract
 * form-settings).
 */
final class SettingsReader {

	/** Ten years, as the contract says. */
	private const MOST_DAYS = 3650;

	public static function read( mixed $meta ): FormSettings {
		$clean = self::sanitize( $meta );
		return new FormSettings(
			$clean['successMessage'],
			$clean['afterSuccess'],
			$clean['redirectUrl'],
			$clean['errorMessagePlacement'],
			$clean['mailTo'],
			$clean['deleteAfterDays'] ?? 0,
			$clean['unavailableMessage'],
		);
	}

	/** @return array{successMessage: string, afterSuccess: string, redirectUrl: string, errorMessagePlacement: string, mailTo: string, unavailableMessage: string, deleteAfterDays?: int} */
	public static function sanitize( mixed $meta ): array {
		$meta = is_array( $meta ) ? $meta : array();
		$text = static fn( string $key ): string => is_string( $meta[ $key ] ?? null ) ? $meta[ $key ] : '';
		$days = is_numeric( $meta['deleteAfterDays'] ?? null ) ? (int) $meta['deleteAfterDays'] : 0;
		return array(
			'successMessage'        => self::html( $text( 'successMessage' ) ),
			'afterSuccess'          => 'reset_form' === $text( 'afterSuccess' ) ? 'reset_form' : 'hide_form',
			'redirectUrl'           => self::url( $text( 'redirectUrl' ) ),
			'errorMessagePlacement' => 'stackToBottom' === $text( 'errorMessagePlacement' ) ? 'stackToBottom' : 'inline',
			'mailTo'                => implode( ', ', self::addresses( $text( 'mailTo' ) ) ),
			'unavailableMessage'    => self::html( $text( 'unavailableMessage' ) ),
		) + ( $days > 0 ? array( 'deleteAfterDays' => min( self::MOST_DAYS, $days ) ) : array() );
	}

	/** @return list<string> The valid addresses of a list that is separated by commas. */
	public static function addresses( string $list ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $list ) ), static fn( string $address ): bool => false !== is_email( $address ) ) );
	}

	/** As it was typed where cleaning would only write an & another way. */
	private static function html( string $text ): string {
		$clean = wp_kses_post( $text );
		return wp_kses_normalize_entities( $text ) === $clean ? $text : $clean;
	}

	/**
	 * A path of this site or an http(s) address; anything else, such as //evil or javascript:, is dropped (security,
	 * open redirect).
	 */
	private static function url( string $url ): string {
		$url = trim( $url );
		if ( 1 !== preg_match( '#^(?:https?://|/(?![/\\\\]))[^\s\\\\]*$#iu', $url ) ) {
			return '';
		}
		return esc_url_raw( $url, array( 'http', 'https' ) );
	}
}
