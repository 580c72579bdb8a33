<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Closure;
use Vestibule\Kernel\Assets\FirstPaintScript;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;

defined( 'ABSPATH' ) || exit;

/** Hooks that print the cookie notice on pages that can have one (docs/consent.md). */
final class NoticeHooks {

	/** Signals of Google Consent Mode v2, which are denied by default. */
	private const SIGNALS = array(
		'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage', 'functionality_storage',
		'personalization_storage',
	);

	/**
	 * @param Closure(): NoticePage  $page
	 * @param Closure(): EmbedPlaces $embeds
	 * @param Closure(): ConsentApi  $api
	 */
	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Closure $page,
		private readonly Closure $embeds,
		private readonly Closure $api,
	) {}

	/** Registers the integration with the WP Consent API if it is installed. */
	#[Hook( 'plugins_loaded' )]
	public function supportConsentApi(): void {
		if ( function_exists( 'wp_has_consent' ) ) {
			( $this->api )()->register();
		}
	}

	#[Hook( 'wp_enqueue_scripts' )]
	public function enqueue(): void {
		if ( $this->isPossible() ) {
			( $this->page )()->enqueue();
			( $this->embeds )()->enqueueEarly();
		}
	}

	/** Blocks frames of other sites in content without blocks. */
	#[Hook( 'the_content', 100 )]
	public function holdFrames( mixed $html ): mixed {
		return is_string( $html ) && str_contains( $html, '<iframe' )
			? ( $this->embeds )()->holdFrames( $html )
			: $html;
	}

	/** Prints the defaults of Google Consent Mode. They must be set before Google's scripts run. */
	#[Hook( 'wp_head', 1 )]
	public function printDefaults(): void {
		if ( $this->settings->values()->consentMode && ( $this->page )()->asks() ) {
			$denied = wp_json_encode( array_fill_keys( self::SIGNALS, 'denied' ) + array( 'wait_for_update' => 500 ) );
			FirstPaintScript::print(
				"window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('consent','default',{$denied})"
			);
		}
	}

	/**
	 * Prints the notice at the start of the body. Runs again after all scripts in the footer, because a script can be
	 * the first content that needs consent.
	 */
	#[Hook( 'wp_body_open', 0 )]
	#[Hook( 'wp_footer', PHP_INT_MAX )]
	public function print(): void {
		if ( $this->isPossible() ) {
			( $this->page )()->print();
		}
	}

	#[Prints( 'vestibule/cookie-choice' )]
	public function printBlock(): string {
		return ( $this->page )()->block();
	}

	/** Checks whether this page can have a notice, because of the setting or because other code filters it. */
	private function isPossible(): bool {
		return $this->settings->values()->isShown || has_filter( 'vestibule/show_cookie_notice' );
	}
}
