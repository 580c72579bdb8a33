<?php

declare(strict_types=1);

namespace Vestibule\PageCache;

use Throwable;
use Vestibule\Log\FaultLog;

/** Has all page caches of this site purge pages. One that fails holds up neither the others nor what was saved. */
final class Purging {

	public function __construct( private readonly PageCaches $caches = new PageCaches() ) {}

	/** @param list<int> $posts None: every page. */
	public function purge( array $posts ): void {
		// WordPress's own word for it, to which caches listen that are not in the register.
		array_map( clean_post_cache( ... ), $posts );
		foreach ( $this->caches->active() as $cache ) {
			try {
				array() === $posts ? $cache->purgeAll() : $cache->purgePosts( $posts );
			} catch ( Throwable $fault ) {
				FaultLog::record( $fault );
			}
		}
	}
}
