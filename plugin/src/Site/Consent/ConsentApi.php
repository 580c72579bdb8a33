<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\RequestReader;

defined( 'ABSPATH' ) || exit;

/**
 * Connects the cookie notice to plugins that use the WP Consent API (docs/consent.md). Before a visitor agrees, those
 * plugins may only set necessary cookies. Afterwards, they may also set cookies of the accepted categories.
 */
final class ConsentApi {

	private const SCRIPT = 'wp-consent-api';

	/**
	 * Categories of this plugin for API categories that this plugin doesn't have. Anonymous statistics need consent to
	 * statistics.
	 */
	private const OTHERS = array( 'statistics-anonymous' => 'statistics' );

	/**
	 * Script that corrects the API's cookies if they differ from this plugin's cookies. They can allow more, after a
	 * new policy version or if another plugin has set them. They can allow less, because Safari deletes cookies set by
	 * scripts after seven days.
	 */
	private const SYNC = '(function(){var l=document.body.classList,k=/; ?cookie_notice_categories=([^;]*)/.exec("; "+document.cookie),a=(k?k[1]:"").split("."),s=l.contains("cookies-set");'
		. 'if(s||l.contains("cookies-not-set")){%s.forEach(function(r){var y=l.contains("cookies-accepted")&&(a.includes("all")||a.includes(r[1]));'
		. '(s||wp_has_consent(r[0]))&&wp_set_consent(r[0],y?"allow":"deny")});s&&wp_set_consent("functional","allow")}})()';

	public function __construct( private readonly ConsentSettings $settings, private readonly Assets $assets ) {}

	public function register(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->assets->file ), '__return_true' );
		// Don't change the type if another plugin has set it, for example by the visitor's country.
		add_filter(
			'wp_get_consent_type',
			fn ( mixed $type ): mixed => false === $type && $this->settings->values()->isShown ? 'optin' : $type,
			20
		);
		add_filter( 'wp_has_consent', $this->hasConsent( ... ), 1, 2 );
		add_filter(
			'wp_consent_api_cookie_expiration',
			fn ( mixed $days ): mixed => $this->settings->values()->isShown
				? (int) ceil( $this->settings->values()->lifetime / DAY_IN_SECONDS )
				: $days
		);
		// The API enqueues its script with a high priority number, so run after that.
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), PHP_INT_MAX );
	}

	private function hasConsent( mixed $has_consent, mixed $kind ): mixed {
		if (
			! is_string( $kind )
				|| ! $this->settings->values()->isShown
				|| ! function_exists( 'wp_get_consent_type' )
				|| 'optin' !== wp_get_consent_type()
		) {
			return $has_consent;
		}
		$cookies = ( new RequestReader() )->read()->header( 'cookie' );
		return 'functional' === $kind
			|| Choice::allows( self::OTHERS[ $kind ] ?? $kind, $cookies, $this->settings->values()->policyVersion );
	}

	private function enqueue(): void {
		if ( $this->settings->values()->isShown && wp_script_is( self::SCRIPT ) ) {
			wp_add_inline_script( self::SCRIPT, sprintf( self::SYNC, (string) wp_json_encode( self::pairs() ) ) );
		}
	}

	/** @return list<array{string, string}> Pairs of an API category and this plugin's category. */
	private static function pairs(): array {
		$kinds = array_combine( Category::NAMES, Category::NAMES ) + self::OTHERS;
		return array_map( null, array_keys( $kinds ), array_values( $kinds ) );
	}
}
