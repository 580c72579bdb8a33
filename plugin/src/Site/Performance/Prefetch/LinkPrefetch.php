<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Prefetch;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Performance\SpeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Prefetches a page when a visitor points at its link, with WordPress's speculation rules. Browsers that don't support
 * them load a script that reads the rules (src/prefetch/prefetch.ts). If WordPress prints no rules, such as for users
 * who are logged in, nothing is prefetched.
 */
final class LinkPrefetch {

	/** Prefetches while the pointer is on the link. WordPress's default waits for the click. */
	private const EAGERNESS = 'moderate';

	/** Priority after WordPress has printed its rules. */
	private const FOOTER = 20;

	/** Links with a hash, which mostly lead to a part of the current page. */
	private const HASH = '/*#(.+)';

	/** Number of seconds for which a prefetched page may be used. */
	private const SECONDS = 30;

	public function __construct(
		private readonly SpeedSettings $settings,
		private readonly Schema $schema,
		private readonly Assets $assets
	) {}

	/**
	 * Adds cache headers to prefetched pages, unless a page cache is active. Page caches have their own headers, and
	 * some would store these pages for everyone.
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

	/** Changes the default only. Values set by the site, the hosting provider or another plugin are preserved. */
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

	/** Checks whether the hosting provider has set the default, which is possible since WordPress 7.1. */
	private function hostDecides(): bool {
		$name = 'WP_SPECULATIVE_LOADING_DEFAULT_EAGERNESS';
		return defined( $name ) || false !== getenv( $name );
	}

	#[Hook( 'wp_speculation_rules_href_exclude_paths' )]
	public function addExclusions( mixed $paths ): mixed {
		return is_array( $paths ) && $this->isWanted() ? array( ...$paths, ...$this->patterns() ) : $paths;
	}

	/** Runs when WordPress is about to print its rules. */
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
		 * Filters whether browsers prefetch pages of this site. If false, WordPress's own rules remain, which wait for
		 * the click.
		 *
		 * @param bool $is_wanted The setting.
		 */
		return (bool) apply_filters( 'vestibule/prefetch_links', $this->settings->values()->fetchesLinks );
	}

	/**
	 * Returns URL patterns of speculation rules for links that are not prefetched, because requesting them has an
	 * effect, is slow or displays nothing.
	 *
	 * @return list<string> Patterns that start with a slash. WordPress replaces it with the site's path.
	 */
	private function patterns(): array {
		/**
		 * Filters which links of this site are not prefetched. For whole paths, use WordPress's filter
		 * `wp_speculation_rules_href_exclude_paths`, which applies here too.
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
		// Braces exclude the slashes from the optional groups. Browsers reject unnecessary escapes.
		return '/{*/}?(' . strtr( implode( '|', $segments ), array( '.' => '\\.', '*' => '[^/]*' ) ) . '){/*}?';
	}

	/**
	 * @param mixed $exclusions Filtered value.
	 * @return list<string> Values that are safe in the pattern.
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
	 * Lets browsers open the page that they have prefetched. Firefox and Safari discard prefetched pages that may not
	 * be cached, and would request them twice. Chromium doesn't need this. Only the visitor's browser may store the
	 * page, so proxies request it again.
	 *
	 * @param array<array-key, mixed> $headers Headers that WordPress is about to send.
	 * @param array<array-key, mixed> $request Server variables with the request's headers and method.
	 * @return array<array-key, mixed>
	 */
	public static function withLifetime( array $headers, array $request ): array {
		if ( isset( $headers['Cache-Control'] ) || ! self::isPrefetch( $request ) || is_user_logged_in() || is_404() ) {
			return $headers;
		}
		// Visitors who comment or log in get other cookies, so the cached page isn't used for them.
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
