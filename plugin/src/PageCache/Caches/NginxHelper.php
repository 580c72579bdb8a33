<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Those of the cache.

/** Nginx Helper, for nginx's own cache: its action rt_nginx_helper_purge_all, and its purger for an address. */
final class NginxHelper implements PageCache {

	public function isActive(): bool {
		return has_action( 'rt_nginx_helper_purge_all' );
	}

	public function purgePosts( array $posts ): void {
		$purger = $GLOBALS['nginx_purger'] ?? null;
		if ( ! is_object( $purger ) || ! is_callable( array( $purger, 'purge_url' ) ) ) {
			$this->purgeAll();
			return;
		}
		foreach ( $posts as $post ) {
			$purger->purge_url( (string) get_permalink( $post ) );
		}
	}

	public function purgeAll(): void {
		do_action( 'rt_nginx_helper_purge_all' );
	}
}
