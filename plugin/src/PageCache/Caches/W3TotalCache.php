<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** W3 Total Cache: w3tc_flush_posts() empties its page cache and leaves its others, w3tc_flush_post(). */
final class W3TotalCache implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'w3tc_flush_posts' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		array_map( ( new PublicFunction( 'w3tc_flush_post' ) )->call( ... ), $posts );
	}

	public function purgeAll(): void {
		( new PublicFunction( 'w3tc_flush_posts' ) )->call();
	}
}
