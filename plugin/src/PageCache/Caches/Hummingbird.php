<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** Hummingbird: its action wphb_clear_page_cache, with a post or without. */
final class Hummingbird implements PageCache {

	public function isActive(): bool {
		return has_action( 'wphb_clear_page_cache' );
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			do_action( 'wphb_clear_page_cache', $post );
		}
	}

	public function purgeAll(): void {
		do_action( 'wphb_clear_page_cache' );
	}
}
