<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\PageCache\KnownCache;
use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Purges page caches when other code fires the action, and after an update of the plugin (docs/caching.md). */
final class CachePurge {

	/** Action that purges page caches. Its argument is a list of post IDs. An empty list purges all pages. */
	public const ACTION = 'vestibule/purge_pages';

	/**
	 * Cron event that purges all pages after an update of the plugin. The request that updates the plugin still runs
	 * the old code.
	 */
	private const LATER = 'vestibule_purge_pages';

	public function __construct( private readonly Assets $assets ) {}

	/** Purges the pages of the given posts. Ignores invalid values, because any plugin can fire the action. */
	#[Hook( self::ACTION )]
	public static function purge( mixed $posts ): void {
		$id  = static fn ( mixed $post ): int => is_numeric( $post ) ? (int) $post : 0;
		$ids = array_map( $id, is_array( $posts ) ? $posts : array() );
		( new PageCaches() )->purge( array_values( array_filter( $ids ) ) );
	}

	#[Hook( self::LATER )]
	public static function purgeAll(): void {
		self::purge( array() );
	}

	/** Schedules a purge of all pages after an update, because cached pages link to files of the old version. */
	#[Hook( 'upgrader_process_complete' )]
	public function scheduleAfterUpdate( mixed $upgrader, mixed $done ): void {
		$is_plugin  = is_array( $done ) && 'plugin' === ( $done['type'] ?? '' );
		$plugins    = $is_plugin ? $done['plugins'] ?? array( $done['plugin'] ?? '' ) : array();
		$is_updated = is_array( $plugins ) && in_array( plugin_basename( $this->assets->file ), $plugins, true );
		if ( $is_updated && false === wp_next_scheduled( self::LATER ) ) {
			wp_schedule_single_event( time(), self::LATER );
		}
	}

	#[Hook( 'varnish_http_purge_events' )]
	public static function withPostActions( mixed $actions ): mixed {
		return KnownCache::proxyActions( $actions, false );
	}

	#[Hook( 'varnish_http_purge_events_full' )]
	public static function withSiteActions( mixed $actions ): mixed {
		return KnownCache::proxyActions( $actions, true );
	}
}
