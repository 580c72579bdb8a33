<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

/** Kinsta's own plugin, by the object that it leaves for others; it offers nothing for a post. */
final class Kinsta implements PageCache {

	public function isActive(): bool {
		$purger = $this->purger();
		return null !== $purger && is_callable( array( $purger, 'purge_complete_caches' ) );
	}

	public function purgePosts( array $posts ): void {
		$this->purgeAll();
	}

	public function purgeAll(): void {
		$purger = $this->purger();
		if ( null !== $purger && is_callable( array( $purger, 'purge_complete_caches' ) ) ) {
			$purger->purge_complete_caches();
		}
	}

	private function purger(): ?object {
		$cache  = $GLOBALS['kinsta_cache'] ?? null;
		$purger = is_object( $cache ) ? $cache->kinsta_cache_purge ?? null : null;
		return is_object( $purger ) ? $purger : null;
	}
}
