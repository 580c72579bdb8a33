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

/** Page caches show what has changed (docs/caching.md). */
final class PageCacheModule implements Module {

	/** Asks page caches to purge: a list of posts, or nothing for every page. */
	public const PURGE = 'vestibule/purge_pages';

	/** What names of our post types, options and meta begin with. */
	private const OURS = 'vestibule_';

	/** After an update of the plugin, when its own files are the new ones. */
	private const LATER = 'vestibule_purge_pages';

	private ?Changes $changes = null;

	/**
	 * @param string           $file  The plugin's main file.
	 * @param Closure(): Shown $shown What of ours pages show.
	 */
	public function __construct( private readonly string $file, private readonly Closure $shown ) {}

	/** Nothing is made before something of ours changes. */
	public function register(): void {
		add_action( 'transition_post_status', fn ( string $status, string $before, WP_Post $post ) => in_array( 'publish', array( $status, $before ), true ) ? $this->notePost( $post ) : null, 10, 3 );
		add_action( 'after_delete_post', fn ( int $id, WP_Post $post ) => 'publish' === $post->post_status ? $this->notePost( $post ) : null, 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->noteMeta( ... ), 10, 3 );
		}
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $hook ) {
			add_action( $hook, fn ( string $name ) => str_starts_with( $name, self::OURS ) ? $this->changes()->noteOption( $name ) : null );
		}
		// At the request's end, when WordPress has stored which plugins are active.
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

	/** Shared instance: remembers what this request has changed. */
	private function changes(): Changes {
		return $this->changes ??= new Changes( ( $this->shown )() );
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
