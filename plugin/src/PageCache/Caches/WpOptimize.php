<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** WP-Optimize: wpo_cache_flush(), and one method for a post. */
final class WpOptimize implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'wpo_cache_flush' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		array_map( ( new PublicFunction( 'WPO_Page_Cache::delete_single_post_cache' ) )->call( ... ), $posts );
	}

	public function purgeAll(): void {
		( new PublicFunction( 'wpo_cache_flush' ) )->call();
	}
}
