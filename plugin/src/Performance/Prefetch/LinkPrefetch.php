<?php

declare(strict_types=1);

namespace Vestibule\Performance\Prefetch;

use Closure;
use Vestibule\View\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Has browsers fetch a page when a visitor points at its link. WordPress's speculation rules say which; browsers that do
 * not know such rules get a script that reads them (src/prefetch/prefetch.ts). Where WordPress prints none, as for those
 * who are signed in, nothing is fetched ahead.
 */
final class LinkPrefetch {

	/** With the pointer on the link; WordPress alone waits until it is pressed. */
	private const EAGERNESS = 'moderate';

	/** After WordPress has printed its rules. */
	private const FOOTER = 20;

	/**
	 * @param Closure(): bool       $isOn
	 * @param Closure(): Exclusions $exclusions
	 */
	public function __construct( private readonly Closure $isOn, private readonly Closure $exclusions, private readonly Assets $assets ) {}

	public function register(): void {
		add_filter( 'wp_speculation_rules_configuration', $this->withEagerness( ... ) );
		add_filter( 'wp_speculation_rules_href_exclude_paths', $this->withExclusions( ... ) );
		add_action( 'wp_load_speculation_rules', $this->follow( ... ), 10, 0 );
		if ( isset( $_SERVER['HTTP_SEC_PURPOSE'] ) || isset( $_SERVER['HTTP_PURPOSE'] ) ) {
			add_filter( 'wp_headers', $this->withFreshness( ... ), 100 );
		}
	}

	/** Page caches of WordPress send headers of their own, and some would hand these to everybody. */
	private function withFreshness( mixed $headers ): mixed {
		$isCached = defined( 'WP_CACHE' ) && WP_CACHE;
		return is_array( $headers ) && ! $isCached && $this->isWanted() ? ( new Freshness( $_SERVER ) )->add( $headers ) : $headers;
	}

	/** What an owner, a host or another plugin has decided stays. */
	private function withEagerness( mixed $configuration ): mixed {
		if ( ! is_array( $configuration ) || 'auto' !== ( $configuration['eagerness'] ?? '' ) || $this->hostDecides() || ! $this->isWanted() ) {
			return $configuration;
		}
		return array( 'eagerness' => self::EAGERNESS ) + $configuration;
	}

	/** Since WordPress 7.1 "auto" is what the host has said. */
	private function hostDecides(): bool {
		$name = 'WP_SPECULATIVE_LOADING_DEFAULT_EAGERNESS';
		return defined( $name ) || false !== getenv( $name );
	}

	private function withExclusions( mixed $paths ): mixed {
		return is_array( $paths ) && $this->isWanted() ? array( ...$paths, ...( $this->exclusions )()->patterns() ) : $paths;
	}

	/** WordPress is about to print its rules. */
	private function follow(): void {
		if ( doing_action( 'wp_footer' ) && $this->isWanted() && ! has_action( 'wp_footer', $this->print( ... ) ) ) {
			add_action( 'wp_footer', $this->print( ... ), self::FOOTER );
		}
	}

	private function print(): void {
		$script = wp_json_encode( $this->assets->script( 'modules/prefetch' ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		$skips  = '(s=>s.supports&&s.supports("speculationrules"))(HTMLScriptElement)||(navigator.connection||0).saveData';
		wp_print_inline_script_tag( "{$skips}||addEventListener(\"load\",()=>setTimeout(()=>import({$script}).catch(()=>{})))" );
	}

	private function isWanted(): bool {
		/**
		 * Filters whether browsers fetch pages of this site before a visitor opens them. WordPress's own rules, which
		 * wait until a link is pressed, stay.
		 *
		 * @param bool $is_wanted The setting.
		 */
		return (bool) apply_filters( 'vestibule/prefetch_links', ( $this->isOn )() );
	}
}
