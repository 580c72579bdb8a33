<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** Cache Enabler: its actions cache_enabler_clear_site_cache and cache_enabler_clear_page_cache_by_post. */
final class CacheEnabler implements PageCache {

	public function isActive(): bool {
		return has_action( 'cache_enabler_clear_site_cache' );
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			do_action( 'cache_enabler_clear_page_cache_by_post', $post );
		}
	}

	public function purgeAll(): void {
		do_action( 'cache_enabler_clear_site_cache' );
	}
}
