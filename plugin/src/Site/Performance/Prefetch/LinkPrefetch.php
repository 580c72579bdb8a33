<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Prefetch;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\SpeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Prefetches a page when a visitor points at its link, with WordPress's speculation rules. Browsers without support for
 * these rules load a script that reads them (src/prefetch/prefetch.ts). If WordPress prints no rules, for example for
 * logged-in users, nothing is prefetched.
 */
final class LinkPrefetch {

	/** Value that prefetches while the pointer is on the link. WordPress's default waits for the click. */
	private const EAGERNESS = 'moderate';

	/** Priority after WordPress has printed its rules. */
	private const FOOTER = 20;

	/** Pattern of links with a hash, which usually lead to a part of the current page. */
	private const HASH = '/*#(.+)';

	/** Time for which browsers may use a prefetched page, in seconds. */
	private const SECONDS = 30;

	public function __construct(
		private readonly SpeedSettings $settings,
		private readonly Schema $schema,
		private readonly Assets $assets
	) {}

	/**
	 * Adds cache headers to prefetched pages. Does nothing if a page cache is active, because it has its own headers
	 * and could store the page for everyone.
	 */
	#[Hook( 'wp_headers', 100 )]
	public function addHeaders( mixed $headers ): mixed {
		if ( ! isset( $_SERVER['HTTP_SEC_PURPOSE'] ) && ! isset( $_SERVER['HTTP_PURPOSE'] ) ) {
			return $headers;
		}
		$isCached = defined( 'WP_CACHE' ) && WP_CACHE;
		return is_array( $headers ) && ! $isCached && $this->isWanted()
			? self::withLifetime( $headers, $_SERVER )
			: $headers;
	}

	/** Changes WordPress's default. Keeps values that the site, the hosting provider or another plugin has set. */
	#[Hook( 'wp_speculation_rules_configuration' )]
	public function setEagerness( mixed $configuration ): mixed {
		if (
			! is_array( $configuration )
				|| 'auto' !== ( $configuration['eagerness'] ?? '' )
				|| $this->hostDecides()
				|| ! $this->isWanted()
		) {
			return $configuration;
		}
		return array( 'eagerness' => self::EAGERNESS ) + $configuration;
	}

	/** Checks whether the hosting provider has set the default. This is possible since WordPress 7.1. */
	private function hostDecides(): bool {
		$name = 'WP_SPECULATIVE_LOADING_DEFAULT_EAGERNESS';
		return defined( $name ) || false !== getenv( $name );
	}

	#[Hook( 'wp_speculation_rules_href_exclude_paths' )]
	public function addExclusions( mixed $paths ): mixed {
		return is_array( $paths ) && $this->isWanted() ? array( ...$paths, ...$this->patterns() ) : $paths;
	}

	/** Adds the script when WordPress is about to print its rules. */
	#[Hook( 'wp_load_speculation_rules' )]
	public function addScript(): void {
		if ( doing_action( 'wp_footer' ) && $this->isWanted() && ! has_action( 'wp_footer', $this->print( ... ) ) ) {
			add_action( 'wp_footer', $this->print( ... ), self::FOOTER );
		}
	}

	private function print(): void {
		$script = wp_json_encode(
			$this->assets->script( 'modules/prefetch' ),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES
		);
		$skips  = '(s=>s.supports&&s.supports("speculationrules"))(HTMLScriptElement)||(navigator.connection||0).saveData';
		wp_print_inline_script_tag(
			"{$skips}||addEventListener(\"load\",()=>setTimeout(()=>import({$script}).catch(()=>{})))"
		);
	}

	private function isWanted(): bool {
		/**
		 * Filters whether browsers prefetch pages of this site. If false, WordPress's own rules apply, which wait for
		 * the click.
		 *
		 * @param bool $is_wanted Value of the setting.
		 */
		return (bool) apply_filters( 'vestibule/prefetch_links', $this->settings->values()->fetchesLinks );
	}

	/**
	 * Returns URL patterns of links that must not be prefetched, because requesting them changes something, is slow or
	 * shows no page.
	 *
	 * @return list<string> Patterns for speculation rules. They start with a slash, which WordPress replaces with the
	 * path of the site.
	 */
	private function patterns(): array {
		/**
		 * Filters which links of this site are not prefetched. To exclude whole paths, use WordPress's filter
		 * `wp_speculation_rules_href_exclude_paths`, which also applies.
		 *
		 * @param array<string, list<string>> $exclusions `segments`: path segments, with * for any text;
		 *                                                `pageEndings`: extensions of URLs that are not files.
		 */
		$exclusions = apply_filters(
			'vestibule/prefetch_exclusions',
			$this->schema->defaults( 'prefetch-exclusions' )
		);
		$segments   = $this->allowed( $exclusions, 'segments', '/^[A-Za-z0-9._~%*-]+$/D' );
		$rest       = trim( rest_get_url_prefix(), '/' );
		if ( 1 === preg_match( '~^[A-Za-z0-9._/-]+$~D', $rest ) ) {
			$segments[] = $rest;
		}
		$pages = array_map(
			static fn ( string $ending ): string => "{$ending}$",
			$this->allowed( $exclusions, 'pageEndings', '/^[A-Za-z0-9]+$/D' )
		);
		return array(
			self::HASH,
			...(
				array() === $segments
					? array()
					: array( $this->forSegments( array_values( array_unique( $segments ) ) ) )
			),
			'/*.(' . ( array() === $pages ? '' : '(?!' . implode( '|', $pages ) . ')' ) . '[A-Za-z0-9]+)',
		);
	}

	/** @param list<string> $segments */
	private function forSegments( array $segments ): string {
		// Braces keep slashes out of the optional groups. Browsers reject unnecessary escapes.
		return '/{*/}?(' . strtr( implode( '|', $segments ), array( '.' => '\\.', '*' => '[^/]*' ) ) . '){/*}?';
	}

	/**
	 * @param mixed $exclusions Value after the filter, unchecked.
	 * @return list<string> Values that are safe in a URL pattern.
	 */
	private function allowed( mixed $exclusions, string $name, string $pattern ): array {
		$list = is_array( $exclusions ) && is_array( $exclusions[ $name ] ?? null ) ? $exclusions[ $name ] : array();
		return array_values(
			array_filter(
				$list,
				static fn ( mixed $one ): bool => is_string( $one ) && 1 === preg_match( $pattern, $one )
			)
		);
	}

	/**
	 * Adds headers that let browsers open the page that they have prefetched. Without them, Firefox and Safari discard
	 * the page and request it twice. Chromium doesn't need them. `private` means that only the visitor's browser may
	 * store the page.
	 *
	 * @param array<array-key, mixed> $headers Headers that WordPress is about to send.
	 * @param array<array-key, mixed> $request Server variables with the method and headers of the request.
	 * @return array<array-key, mixed>
	 */
	public static function withLifetime( array $headers, array $request ): array {
		if ( isset( $headers['Cache-Control'] ) || ! self::isPrefetch( $request ) || is_user_logged_in() || is_404() ) {
			return $headers;
		}
		// Visitors who comment or log in get other cookies. With `Vary: Cookie`, their browser doesn't reuse the page.
		return array(
			'Cache-Control' => 'private, max-age=' . self::SECONDS,
			'Vary' => implode( ', ', array_filter( array( self::text( $headers, 'Vary' ), 'Cookie' ) ) ),
		) + $headers;
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
