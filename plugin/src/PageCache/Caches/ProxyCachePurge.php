<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

/**
 * Proxy Cache Purge, for Varnish: it listens to the actions that its filters name. An action for everything has to be
 * in both.
 */
final class ProxyCachePurge implements PageCache {

	private const ONE = 'vestibule/proxy_purge_post';
	private const ALL = 'vestibule/proxy_purge_all';

	/**
	 * @param mixed $actions That it listens to.
	 * @param bool  $isFull  Whether these empty it.
	 */
	public static function withOurs( mixed $actions, bool $isFull ): mixed {
		return is_array( $actions ) ? array( ...$actions, ...( $isFull ? array( self::ALL ) : array( self::ONE, self::ALL ) ) ) : $actions;
	}

	public function isActive(): bool {
		return has_action( self::ALL );
	}

	public function purgePosts( array $posts ): void {
		foreach ( $posts as $post ) {
			do_action( 'vestibule/proxy_purge_post', $post );
		}
	}

	public function purgeAll(): void {
		do_action( 'vestibule/proxy_purge_all' );
	}
}
