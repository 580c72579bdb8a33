<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** LiteSpeed Cache: its actions litespeed_purge_all and litespeed_purge_post. */
final class LiteSpeed implements PageCache {

	public function isActive(): bool {
		return has_action( 'litespeed_purge_all' );
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			do_action( 'litespeed_purge_post', $post );
		}
	}

	public function purgeAll(): void {
		do_action( 'litespeed_purge_all' );
	}
}
