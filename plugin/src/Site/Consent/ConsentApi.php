<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Setting\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Answers plugins that ask the WP Consent API (docs/consent.md): nothing but what is necessary is allowed before the
 * visitor has agreed, and afterwards what our own cookies say.
 */
final class ConsentApi {

	private const SCRIPT = 'wp-consent-api';

	/** Its kinds that are not called as ours are. Statistics are of one kind here, whether they name a person or not. */
	private const OTHERS = array( 'statistics-anonymous' => 'statistics' );

	/**
	 * The cookies of the API last for the time of ours; where one says more than ours do, as after a new version of the
	 * policy, in the years of another plugin, or less, as after Safari's seven days, it is put right on the next page.
	 */
	private const SYNC = '(function(){var l=document.body.classList,k=/; ?cookie_notice_categories=([^;]*)/.exec("; "+document.cookie),a=(k?k[1]:"").split("."),s=l.contains("cookies-set");'
		. 'if(s||l.contains("cookies-not-set")){%s.forEach(function(r){var y=l.contains("cookies-accepted")&&(a.includes("all")||a.includes(r[1]));'
		. '(s||wp_has_consent(r[0]))&&wp_set_consent(r[0],y?"allow":"deny")});s&&wp_set_consent("functional","allow")}})()';

	/**
	 * @param Settings<Consent> $settings
	 * @param string            $plugin   The plugin's basename.
	 */
	public function __construct(
		private readonly Settings $settings,
		private readonly string $plugin,
	) {}

	public function register(): void {
		add_filter( "wp_consent_api_registered_{$this->plugin}", '__return_true' );
		// Others may have decided already, as by a visitor's country.
		add_filter( 'wp_get_consent_type', fn ( mixed $type ): mixed => false === $type && $this->settings->values()->isShown ? 'optin' : $type, 20 );
		add_filter( 'wp_has_consent', $this->hasConsent( ... ), 1, 2 );
		add_filter( 'wp_consent_api_cookie_expiration', fn ( mixed $days ): mixed => $this->settings->values()->isShown ? (int) ceil( $this->settings->values()->lifetime / DAY_IN_SECONDS ) : $days );
		// The API brings its script as the last one of the page but a hundred.
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), PHP_INT_MAX );
	}

	private function hasConsent( mixed $has_consent, mixed $kind ): mixed {
		if ( ! is_string( $kind ) || ! $this->settings->values()->isShown || ! function_exists( 'wp_get_consent_type' ) || 'optin' !== wp_get_consent_type() ) {
			return $has_consent;
		}
		$cookies = ( new RequestReader() )->read()->header( 'cookie' );
		return 'functional' === $kind || Choice::allows( self::OTHERS[ $kind ] ?? $kind, $cookies, $this->settings->values()->policyVersion );
	}

	private function enqueue(): void {
		if ( $this->settings->values()->isShown && wp_script_is( self::SCRIPT ) ) {
			wp_add_inline_script( self::SCRIPT, sprintf( self::SYNC, (string) wp_json_encode( self::pairs() ) ) );
		}
	}

	/** @return list<array{string, string}> Each kind of the API with ours. */
	private static function pairs(): array {
		$kinds = array_combine( Category::NAMES, Category::NAMES ) + self::OTHERS;
		return array_map( null, array_keys( $kinds ), array_values( $kinds ) );
	}
}
