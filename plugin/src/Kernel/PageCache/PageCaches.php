<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Throwable;
use Vestibule\Kernel\Log\FaultLog;

/** Registry of page caches (docs/caching.md). */
final class PageCaches {

	/** @var list<PageCache>|null */
	private ?array $caches = null;

	public function add( PageCache $cache ): void {
		$this->caches[] = $cache;
	}

	/**
	 * Purges pages from all active caches. If one cache fails, the others are still purged.
	 *
	 * @param list<int> $posts Post IDs; empty for all pages.
	 */
	public function purge( array $posts ): void {
		// This also notifies page caches that are not registered here but listen to WordPress's own hook.
		array_map( clean_post_cache( ... ), $posts );
		foreach ( $this->active() as $cache ) {
			try {
				array() === $posts ? $cache->purgeAll() : $cache->purgePosts( $posts );
			} catch ( Throwable $fault ) {
				FaultLog::record( $fault );
			}
		}
	}

	/** @return list<PageCache> Caches that are active on this site. */
	public function active(): array {
		return array_values( array_filter( $this->all(), static fn ( PageCache $cache ): bool => $cache->isActive() ) );
	}

	/** @return list<PageCache> */
	private function all(): array {
		if ( null === $this->caches ) {
			$this->caches = KnownCache::all();
			/**
			 * Fires before page caches are purged for the first time in a request. Listeners add their own caches.
			 *
			 * @param PageCaches $caches
			 */
			do_action( 'vestibule/register_page_caches', $this );
		}
		return $this->caches ?? array();
	}
}
