<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Closure;
use Vestibule\Kernel\PageCache\KnownCache;
use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Kernel\PageCache\Shown;
use Vestibule\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Purges page caches when displayed data has changed (docs/caching.md). */
final class PageCacheModule implements Module {

	/** Action that purges page caches: a list of posts, or empty for all pages. */
	public const PURGE = 'vestibule/purge_pages';

	/** Prefix of the plugin's post types, options and meta. */
	private const OURS = 'vestibule_';

	/** Cron event after an update of the plugin, which then runs the new code. */
	private const LATER = 'vestibule_purge_pages';

	private ?Changes $changes = null;

	/**
	 * @param string           $file  Main file of the plugin.
	 * @param Closure(): Shown $shown Returns the data that pages display.
	 */
	public function __construct( private readonly string $file, private readonly Closure $shown ) {}

	/** Registers the hooks. Objects are only created when data of the plugin changes. */
	public function register(): void {
		add_action( 'transition_post_status', fn ( string $status, string $before, WP_Post $post ) => in_array( 'publish', array( $status, $before ), true ) ? $this->notePost( $post ) : null, 10, 3 );
		add_action( 'after_delete_post', fn ( int $id, WP_Post $post ) => 'publish' === $post->post_status ? $this->notePost( $post ) : null, 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->noteMeta( ... ), 10, 3 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, fn ( string $name ) => str_starts_with( $name, self::OURS ) ? $this->changes()->noteOption( $name ) : null );
		}
		// The purge runs at the end of the request, when WordPress has stored which plugins are active.
		foreach ( array( 'activate_', 'deactivate_' ) as $hook ) {
			add_action( $hook . plugin_basename( $this->file ), $this->noteEverything( ... ), 10, 0 );
		}
		foreach ( array( 'varnish_http_purge_events', 'varnish_http_purge_events_full' ) as $filter ) {
			add_filter( $filter, static fn ( mixed $actions ): mixed => KnownCache::proxyActions( $actions, 'varnish_http_purge_events_full' === $filter ) );
		}
		add_action( self::PURGE, $this->purge( ... ) );
		add_action( self::LATER, fn () => $this->purge() );
		add_action( 'upgrader_process_complete', $this->afterUpdate( ... ), 10, 2 );
	}

	private function notePost( WP_Post $post ): void {
		if ( str_starts_with( $post->post_type, self::OURS ) ) {
			$this->changes()->notePost( $post );
		}
	}

	private function noteMeta( mixed $meta, int $id, string $key ): void {
		if ( str_starts_with( $key, self::OURS ) || '_thumbnail_id' === $key ) {
			$this->changes()->noteMeta( $id, $key );
		}
	}

	private function noteEverything(): void {
		$this->changes()->noteEverything();
	}

	/** Returns the same object each time, because it collects the changes of the request. */
	private function changes(): Changes {
		return $this->changes ??= new Changes( ( $this->shown )() );
	}

	/** Ignores invalid values, because other code may fire the action. */
	private function purge( mixed $posts = array() ): void {
		$ids = array_map( static fn ( mixed $post ): int => is_numeric( $post ) ? (int) $post : 0, is_array( $posts ) ? $posts : array() );
		( new PageCaches() )->purge( array_values( array_filter( $ids ) ) );
	}

	/** Schedules a purge of all pages, because they refer to files of the old version. */
	private function afterUpdate( mixed $upgrader, mixed $done ): void {
		$plugins = is_array( $done ) && 'plugin' === ( $done['type'] ?? '' ) ? $done['plugins'] ?? array( $done['plugin'] ?? '' ) : array();
		if ( is_array( $plugins ) && in_array( plugin_basename( $this->file ), $plugins, true ) && false === wp_next_scheduled( self::LATER ) ) {
			wp_schedule_single_event( time(), self::LATER );
		}
	}
}
