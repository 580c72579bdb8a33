<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Vestibule\Kernel\Events;
use Vestibule\Kernel\PageCache\DisplayedContent;
use Vestibule\Kernel\Sites;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Collects changes to data that pages display, and purges page caches once at the end of the request. Bookings and
 * visitors' other actions don't purge pages, because scripts load available times, tokens and states separately.
 */
final class Changes {

	/** Maximum number of posts to purge one by one. If more posts have changed, all pages are purged. */
	private const MAX_POSTS = 50;

	/** Prefix of all post types, options and meta keys of the plugin. */
	private const OURS = 'vestibule_';

	/** @var array<int, array<int, string>> Types of the changed posts, by site ID and post ID. */
	private array $posts = array();

	/** @var array<int, true> Site IDs (as keys) on which all pages must be purged. */
	private array $whole = array();

	private bool $isWaiting = false;

	/** Null until data of the plugin changes for the first time. */
	private ?DisplayedContent $displayed = null;

	#[Hook( 'added_option' )]
	#[Hook( 'updated_option' )]
	#[Hook( 'deleted_option' )]
	public function noteOption( string $name ): void {
		if ( str_starts_with( $name, self::OURS ) && in_array( $name, $this->displayed()->options, true ) ) {
			$this->noteEverything();
		}
	}

	#[Hook( 'added_post_meta' )]
	#[Hook( 'updated_post_meta' )]
	#[Hook( 'deleted_post_meta' )]
	public function noteMeta( mixed $meta, int $id, string $key ): void {
		$is_ours  = str_starts_with( $key, self::OURS );
		$is_shown = $is_ours ? ! in_array( $key, $this->displayed()->hidden, true ) : '_thumbnail_id' === $key;
		$post     = $is_shown ? get_post( $id ) : null;
		if ( null !== $post && 'publish' === $post->post_status ) {
			$this->notePost( $post );
		}
	}

	#[Hook( 'transition_post_status' )]
	public function noteStatus( string $status, string $before, WP_Post $post ): void {
		if ( in_array( 'publish', array( $status, $before ), true ) ) {
			$this->notePost( $post );
		}
	}

	#[Hook( 'after_delete_post' )]
	public function noteDeleted( int $id, WP_Post $post ): void {
		if ( 'publish' === $post->post_status ) {
			$this->notePost( $post );
		}
	}

	private function notePost( WP_Post $post ): void {
		if ( ! str_starts_with( $post->post_type, self::OURS ) ) {
			return;
		}
		if ( in_array( $post->post_type, $this->displayed()->everywhere, true ) ) {
			$this->noteEverything();
		} elseif ( isset( $this->displayed()->somewhere[ $post->post_type ] ) ) {
			$this->posts[ get_current_blog_id() ][ $post->ID ] = $post->post_type;
			$this->wait();
		}
	}

	/**
	 * Marks all pages of the site as changed. The purge runs at the end of the request, after WordPress has stored the
	 * list of active plugins.
	 */
	#[Hook( 'activate_{plugin}' )]
	#[Hook( 'deactivate_{plugin}' )]
	public function noteEverything(): void {
		$this->whole[ get_current_blog_id() ] = true;
		$this->wait();
	}

	private function displayed(): DisplayedContent {
		if ( null === $this->displayed ) {
			$this->displayed = new DisplayedContent();
			Events::tell( $this->displayed );
		}
		return $this->displayed;
	}

	/**
	 * Schedules the purge for the end of the request, so that one purge covers all changes and runs after they are
	 * stored.
	 */
	private function wait(): void {
		if ( ! $this->isWaiting ) {
			$this->isWaiting = true;
			add_action( 'shutdown', $this->purge( ... ), 5 );
		}
	}

	private function purge(): void {
		// When the plugin is deleted, its forms change first. Its files are gone before this hook runs.
		if ( ! is_file( __FILE__ ) ) {
			return;
		}
		$posts           = $this->posts;
		$whole           = $this->whole;
		$this->posts     = array();
		$this->whole     = array();
		$this->isWaiting = false;
		$pages           = fn ( int $site ): ?array =>
			isset( $whole[ $site ] ) ? null : $this->pages( $posts[ $site ] ?? array() );
		Sites::each( array_keys( $whole + $posts ), fn ( int $site ) => $this->purgeSite( $pages( $site ) ) );
	}

	/** @param list<int>|null $pages Post IDs. Null means all pages. An empty list means no pages. */
	private function purgeSite( ?array $pages ): void {
		if ( array() !== $pages ) {
			$posts = null === $pages || count( $pages ) > self::MAX_POSTS ? array() : $pages;
			/**
			 * Fires when page caches must purge pages. Other code can also fire this action after changes that the
			 * plugin can't detect.
			 *
			 * @param list<int> $posts IDs of the posts to purge. An empty list means all pages.
			 */
			do_action( 'vestibule/purge_pages', $posts );
		}
	}

	/**
	 * @param array<int, string> $posts Post types by post ID.
	 * @return list<int>|null IDs of the posts that display the changed posts. Null means that all pages must be purged.
	 */
	private function pages( array $posts ): ?array {
		$pages = array();
		foreach ( $posts as $post => $type ) {
			$found = ( $this->displayed()->somewhere[ $type ] )( $post, $type );
			if ( null === $found ) {
				return null;
			}
			array_push( $pages, ...$found );
		}
		return array_values( array_unique( $pages ) );
	}
}
