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
 * Collects changes to data that pages display, and purges page caches once at the end of the request. Actions of
 * visitors are ignored, because pages load available times, tokens and states themselves.
 */
final class Changes {

	/** Posts that are purged separately. With more posts, all pages are purged. */
	private const MAX_POSTS = 50;

	/** Prefix of the plugin's post types, options and meta. */
	private const OURS = 'vestibule_';

	/** @var array<int, array<int, string>> Types of changed posts, by site and post. */
	private array $posts = array();

	/** @var array<int, true> Sites on which all pages have changed. */
	private array $whole = array();

	private bool $isWaiting = false;

	/** Null until some of the plugin's data has changed. */
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
	 * Records a change of all pages. The purge runs at the end of the request, when WordPress has stored which plugins
	 * are active.
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

	/** Purges on shutdown, because a request may change many things, and all of them must be stored first. */
	private function wait(): void {
		if ( ! $this->isWaiting ) {
			$this->isWaiting = true;
			add_action( 'shutdown', $this->purge( ... ), 5 );
		}
	}

	private function purge(): void {
		// Deleting the plugin deletes its forms and then its files, before this hook runs.
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

	/** @param list<int>|null $pages Post IDs; null for all pages. */
	private function purgeSite( ?array $pages ): void {
		if ( array() !== $pages ) {
			$posts = null === $pages || count( $pages ) > self::MAX_POSTS ? array() : $pages;
			/**
			 * Fires when page caches must purge pages. Can also be fired by code after a change that the plugin can't
			 * detect.
			 *
			 * @param list<int> $posts Posts whose pages are purged; empty for all pages.
			 */
			do_action( 'vestibule/purge_pages', $posts );
		}
	}

	/**
	 * @param array<int, string> $posts Post types by post ID.
	 * @return list<int>|null IDs of the posts that display the changed posts; null for all pages.
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
