<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** WP Fastest Cache: wpfc_clear_all_cache(), wpfc_clear_post_cache_by_id(). */
final class WpFastestCache implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'wpfc_clear_all_cache' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		array_map( ( new PublicFunction( 'wpfc_clear_post_cache_by_id' ) )->call( ... ), $posts );
	}

	public function purgeAll(): void {
		( new PublicFunction( 'wpfc_clear_all_cache' ) )->call();
	}
}
