<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Kernel\PageCache\Shown;
use Vestibule\Kernel\Sites;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Collects changes to data that pages display, and purges page caches once at the end of the request. Actions of
 * visitors are not such changes, because pages load available times, tokens and states themselves.
 */
final class Changes {

	/** Maximum number of posts that are purged separately. With more posts, all pages are purged. */
	private const MOST = 50;

	/** @var array<int, array<int, string>> Types of changed posts, by site and post. */
	private array $posts = array();

	/** @var array<int, true> Sites on which all pages have changed. */
	private array $whole = array();

	private bool $isWaiting = false;

	public function __construct( private readonly Shown $shown ) {}

	public function noteOption( string $name ): void {
		if ( in_array( $name, $this->shown->options, true ) ) {
			$this->noteEverything();
		}
	}

	public function noteMeta( int $id, string $key ): void {
		$post = in_array( $key, $this->shown->hidden, true ) ? null : get_post( $id );
		if ( null !== $post && 'publish' === $post->post_status ) {
			$this->notePost( $post );
		}
	}

	public function notePost( WP_Post $post ): void {
		if ( in_array( $post->post_type, $this->shown->everywhere, true ) ) {
			$this->noteEverything();
		} elseif ( in_array( $post->post_type, $this->shown->somewhere, true ) ) {
			$this->posts[ get_current_blog_id() ][ $post->ID ] = $post->post_type;
			$this->wait();
		}
	}

	/** Records a change of all pages. */
	public function noteEverything(): void {
		$this->whole[ get_current_blog_id() ] = true;
		$this->wait();
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
		$pages           = fn ( int $site ): ?array => isset( $whole[ $site ] ) ? null : $this->pages( $posts[ $site ] ?? array() );
		Sites::each( array_keys( $whole + $posts ), fn ( int $site ) => $this->purgeSite( $pages( $site ) ) );
	}

	/** @param list<int>|null $pages Post IDs; null for all pages. */
	private function purgeSite( ?array $pages ): void {
		if ( array() !== $pages ) {
			/**
			 * Fires when page caches must purge pages. Can also be fired by code after a change that the plugin can't
			 * detect.
			 *
			 * @param list<int> $posts Posts whose pages are purged; empty for all pages.
			 */
			do_action( 'vestibule/purge_pages', null === $pages || count( $pages ) > self::MOST ? array() : $pages );
		}
	}

	/**
	 * @param array<int, string> $posts Post types by post ID.
	 * @return list<int>|null IDs of the posts that display them; null for all pages.
	 */
	private function pages( array $posts ): ?array {
		$pages = array();
		foreach ( $posts as $post => $type ) {
			$found = ( $this->shown->pages )( $post, $type );
			if ( null === $found ) {
				return null;
			}
			array_push( $pages, ...$found );
		}
		return array_values( array_unique( $pages ) );
	}
}
