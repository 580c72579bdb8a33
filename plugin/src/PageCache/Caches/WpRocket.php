<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;
use Vestibule\PageCache\PublicFunction;

defined( 'ABSPATH' ) || exit;

/** WP Rocket: rocket_clean_domain(), rocket_clean_post(). */
final class WpRocket implements PageCache {

	public function isActive(): bool {
		return ( new PublicFunction( 'rocket_clean_domain' ) )->isThere();
	}

	public function purgePosts( array $posts ): void {
		array_map( ( new PublicFunction( 'rocket_clean_post' ) )->call( ... ), $posts );
	}

	public function purgeAll(): void {
		( new PublicFunction( 'rocket_clean_domain' ) )->call();
	}
}
