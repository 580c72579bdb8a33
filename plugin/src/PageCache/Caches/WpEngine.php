<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** WP Engine: WpeCommon::purge_varnish_cache(), which without its second argument skips all but three calls in a request. */
final class WpEngine implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'WpeCommon::purge_varnish_cache' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			( new PublicFunction( 'WpeCommon::purge_varnish_cache' ) )->call( $post, true );
		}
	}

	public function purgeAll(): void {
		( new PublicFunction( 'WpeCommon::purge_varnish_cache' ) )->call( null, true );
	}
}
