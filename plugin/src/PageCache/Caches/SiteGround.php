<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** SiteGround Speed Optimizer: sg_cachepress_purge_cache() with an address, sg_cachepress_purge_everything(). */
final class SiteGround implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'sg_cachepress_purge_cache' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			( new PublicFunction( 'sg_cachepress_purge_cache' ) )->call( (string) get_permalink( $post ) );
		}
	}

	public function purgeAll(): void {
		$all = new PublicFunction( 'sg_cachepress_purge_everything' );
		( $all->isThere() ? $all : new PublicFunction( 'sg_cachepress_purge_cache' ) )->call();
	}
}
