<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** Breeze: its action breeze_clear_all_cache; it offers none for a post. */
final class Breeze implements PageCache {

	public function isActive(): bool {
		return has_action( 'breeze_clear_all_cache' );
	}

	public function purgePosts( array $posts ): void {
		$this->purgeAll();
	}

	public function purgeAll(): void {
		do_action( 'breeze_clear_all_cache' );
	}
}
