<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** WP Super Cache: wp_cache_clear_cache(); wpsc_delete_post_cache() is there only while it caches. */
final class WpSuperCache implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'wp_cache_clear_cache' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		$one = new PublicFunction( 'wpsc_delete_post_cache' );
		if ( $one->isThere() ) {
			array_map( $one->call( ... ), $posts );
		} else {
			$this->purgeAll();
		}
	}

	public function purgeAll(): void {
		( new PublicFunction( 'wp_cache_clear_cache' ) )->call();
	}
}
