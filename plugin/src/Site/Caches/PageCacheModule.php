<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Closure;
use Vestibule\Kernel\PageCache\KnownCache;
use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** Page caches show what has changed (docs/caching.md). */
final class PageCacheModule implements Module {

	/** After an update of the plugin, when its own files are the new ones. */
	private const LATER = 'vestibule_purge_pages';

	/**
	 * @param string                                 $file  The plugin's main file.
	 * @param Closure(int, string): (list<int>|null) $pages As Changes takes it.
	 */
	public function __construct( private readonly string $file, private readonly Closure $pages ) {}

	public function register(): void {
		$changes = new Changes( $this->pages );
		$changes->register();
		// At the request's end, when WordPress has stored which plugins are active.
		foreach ( array( 'activate_', 'deactivate_' ) as $hook ) {
			add_action( $hook . plugin_basename( $this->file ), $changes->noteEverything( ... ), 10, 0 );
		}
		foreach ( array( 'varnish_http_purge_events', 'varnish_http_purge_events_full' ) as $filter ) {
			add_filter( $filter, static fn ( mixed $actions ): mixed => KnownCache::proxyActions( $actions, 'varnish_http_purge_events_full' === $filter ) );
		}
		add_action( Changes::PURGE, $this->purge( ... ) );
		add_action( self::LATER, fn () => $this->purge() );
		add_action( 'upgrader_process_complete', $this->afterUpdate( ... ), 10, 2 );
	}

	/** What other code passes need not be right. */
	private function purge( mixed $posts = array() ): void {
		$ids = array_map( static fn ( mixed $post ): int => is_numeric( $post ) ? (int) $post : 0, is_array( $posts ) ? $posts : array() );
		( new PageCaches() )->purge( array_values( array_filter( $ids ) ) );
	}

	/** Pages name files of the version that they were made with, some of which are gone. */
	private function afterUpdate( mixed $upgrader, mixed $done ): void {
		$plugins = is_array( $done ) && 'plugin' === ( $done['type'] ?? '' ) ? $done['plugins'] ?? array( $done['plugin'] ?? '' ) : array();
		if ( is_array( $plugins ) && in_array( plugin_basename( $this->file ), $plugins, true ) && false === wp_next_scheduled( self::LATER ) ) {
			wp_schedule_single_event( time(), self::LATER );
		}
	}
}
