<?php

declare(strict_types=1);

namespace Vestibule\PageCache\Caches;

use Vestibule\Contracts\PageCache;

defined( 'ABSPATH' ) || exit;

/**
 * Cloudflare's plugin, by its own object with the methods that it gives to hooks: its filter for other hooks has been
 * asked before our plugin is loaded.
 */
final class Cloudflare implements PageCache {

	public function isActive(): bool {
		return null !== $this->hooks();
	}

	public function purgePosts( array $posts ): void {
		$hooks = $this->hooks();
		if ( null === $hooks || ! is_callable( array( $hooks, 'purgeCacheByRelevantURLs' ) ) ) {
			$this->purgeAll();
			return;
		}
		foreach ( $posts as $post ) {
			$hooks->purgeCacheByRelevantURLs( $post );
		}
	}

	public function purgeAll(): void {
		$hooks = $this->hooks();
		if ( null !== $hooks && is_callable( array( $hooks, 'purgeCacheEverything' ) ) ) {
			$hooks->purgeCacheEverything();
		}
	}

	private function hooks(): ?object {
		$hooks = $GLOBALS['cloudflareHooks'] ?? null;
		return is_object( $hooks ) && is_callable( array( $hooks, 'purgeCacheEverything' ) ) ? $hooks : null;
	}
}
