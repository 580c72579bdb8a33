<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Prefetch;

use Closure;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Schema\Schema;

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

	/** What follows a hash is a place on a page, mostly on the one that is open. */
	private const HASH = '/*#(.+)';

	/** From the pointer on a link to the click, in seconds. */
	private const SECONDS = 30;

	/** @param Closure(): bool $isOn */
	public function __construct( private readonly Closure $isOn, private readonly Schema $schema, private readonly Assets $assets ) {}

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
		return is_array( $headers ) && ! $isCached && $this->isWanted() ? self::withLifetime( $headers, $_SERVER ) : $headers;
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
		return is_array( $paths ) && $this->isWanted() ? array( ...$paths, ...$this->patterns() ) : $paths;
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

	/**
	 * Addresses that are not fetched ahead because asking for them does something, costs much or shows nothing, as URL
	 * patterns of speculation rules.
	 *
	 * @return list<string> Each begins with a slash, which WordPress replaces by the site's own path.
	 */
	private function patterns(): array {
		/**
		 * Filters which addresses of this site no browser fetches ahead. Whole paths belong into WordPress's own
		 * filter `wp_speculation_rules_href_exclude_paths`, which counts here as well.
		 *
		 * @param array<string, list<string>> $exclusions `segments`: what stands alone between two slashes, with * for
		 *                                                any text; `pageEndings`: of addresses that are no files.
		 */
		$exclusions = apply_filters( 'vestibule/prefetch_exclusions', $this->schema->defaults( 'prefetch-exclusions' ) );
		$segments   = $this->allowed( $exclusions, 'segments', '/^[A-Za-z0-9._~%*-]+$/D' );
		$rest       = trim( rest_get_url_prefix(), '/' );
		if ( 1 === preg_match( '~^[A-Za-z0-9._/-]+$~D', $rest ) ) {
			$segments[] = $rest;
		}
		$pages = array_map( static fn ( string $ending ): string => "{$ending}$", $this->allowed( $exclusions, 'pageEndings', '/^[A-Za-z0-9]+$/D' ) );
		return array(
			self::HASH,
			...( array() === $segments ? array() : array( $this->forSegments( array_values( array_unique( $segments ) ) ) ) ),
			'/*.(' . ( array() === $pages ? '' : '(?!' . implode( '|', $pages ) . ')' ) . '[A-Za-z0-9]+)',
		);
	}

	/** @param list<string> $segments */
	private function forSegments( array $segments ): string {
		// Braces keep the slashes out of the groups that may be absent. Browsers refuse an escape that is not needed.
		return '/{*/}?(' . strtr( implode( '|', $segments ), array( '.' => '\\.', '*' => '[^/]*' ) ) . '){/*}?';
	}

	/**
	 * @param mixed $exclusions What other plugins made of them.
	 * @return list<string> Those that do not break the pattern.
	 */
	private function allowed( mixed $exclusions, string $name, string $pattern ): array {
		$list = is_array( $exclusions ) && is_array( $exclusions[ $name ] ?? null ) ? $exclusions[ $name ] : array();
		return array_values( array_filter( $list, static fn ( mixed $one ): bool => is_string( $one ) && 1 === preg_match( $pattern, $one ) ) );
	}

	/**
	 * Lets browsers open the page that they fetched ahead. Firefox and Safari have no place of their own for such pages and
	 * throw away what may not be kept, so that they would ask twice; Chromium keeps them by itself. Only the visitor's own
	 * browser may keep such a page: what stands in front of the site gets it with the next request.
	 *
	 * @param array<array-key, mixed> $headers Of a page, as WordPress is about to send them.
	 * @param array<array-key, mixed> $request Of the server: its headers and method.
	 * @return array<array-key, mixed>
	 */
	public static function withLifetime( array $headers, array $request ): array {
		if ( isset( $headers['Cache-Control'] ) || ! self::isPrefetch( $request ) || is_user_logged_in() || is_404() ) {
			return $headers;
		}
		// Who comments or signs in meanwhile has other cookies.
		return array( 'Cache-Control' => 'private, max-age=' . self::SECONDS, 'Vary' => implode( ', ', array_filter( array( self::text( $headers, 'Vary' ), 'Cookie' ) ) ) ) + $headers;
	}

	/** @param array<array-key, mixed> $request */
	private static function isPrefetch( array $request ): bool {
		$purpose = self::text( $request, 'HTTP_SEC_PURPOSE' ) . self::text( $request, 'HTTP_PURPOSE' );
		return str_contains( $purpose, 'prefetch' ) && 'GET' === self::text( $request, 'REQUEST_METHOD' )
			&& ! isset( $request['HTTP_SEC_CH_UA'] ) && '' === self::text( $request, 'QUERY_STRING' );
	}

	/** @param array<array-key, mixed> $values */
	private static function text( array $values, string $name ): string {
		return is_string( $values[ $name ] ?? null ) ? $values[ $name ] : '';
	}
}
