<?php

declare(strict_types=1);

namespace Vestibule\Performance\Prefetch;

use Vestibule\Contracts\Schema;

/**
 * Addresses that are not fetched ahead because asking for them does something, costs much or shows nothing
 * (docs/speed.md), as URL patterns of speculation rules.
 */
final class Exclusions {

	/** What follows a hash is a place on a page, mostly on the one that is open. */
	private const HASH = '/*#(.+)';

	public function __construct( private readonly Schema $schema ) {}

	/** @return list<string> Each begins with a slash, which WordPress replaces by the site's own path. */
	public function patterns(): array {
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
}
