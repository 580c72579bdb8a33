<?php

declare(strict_types=1);

namespace Vestibule\Kernel\PageCache;

use Throwable;
use Vestibule\Kernel\Log\FaultLog;

/** The register of page caches (docs/caching.md). */
final class PageCaches {

	/** @var list<PageCache>|null */
	private ?array $caches = null;

	public function add( PageCache $cache ): void {
		$this->caches[] = $cache;
	}

	/**
	 * Has all page caches of this site purge pages. One that fails holds up neither the others nor what was saved.
	 *
	 * @param list<int> $posts None: every page.
	 */
	public function purge( array $posts ): void {
		// WordPress's own word for it, to which caches listen that are not in the register.
		array_map( clean_post_cache( ... ), $posts );
		foreach ( $this->active() as $cache ) {
			try {
				array() === $posts ? $cache->purgeAll() : $cache->purgePosts( $posts );
			} catch ( Throwable $fault ) {
				FaultLog::record( $fault );
			}
		}
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
