<?php

declare(strict_types=1);

namespace Vestibule\PageCache;

use Vestibule\Contracts\PageCache;

/** The register of page caches (docs/caching.md). */
final class PageCaches {

	/** @var list<PageCache>|null */
	private ?array $caches = null;

	public function add( PageCache $cache ): void {
		$this->caches[] = $cache;
	}

	/** @return list<PageCache> Those on this site. */
	public function active(): array {
		return array_values( array_filter( $this->all(), static fn ( PageCache $cache ): bool => $cache->isActive() ) );
	}

	/** @return list<PageCache> */
	private function all(): array {
		if ( null === $this->caches ) {
			$this->caches = KnownCache::all();
			/**
			 * Fires once, when page caches are first asked to purge: add caches of your own.
			 *
			 * @param PageCaches $caches
			 */
			do_action( 'vestibule/register_page_caches', $this );
		}
		return $this->caches ?? array();
	}
}
