<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** Jetpack Boost: its actions jetpack_boost_clear_page_cache_all and jetpack_boost_clear_page_cache_post. */
final class JetpackBoost implements PageCache {

	public function isActive(): bool {
		return has_action( 'jetpack_boost_clear_page_cache_all' );
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			do_action( 'jetpack_boost_clear_page_cache_post', $post );
		}
	}

	public function purgeAll(): void {
		do_action( 'jetpack_boost_clear_page_cache_all' );
	}
}
