<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Vestibule\Kernel\PageCache\PageCaches;
use Vestibule\Kernel\PageCache\Shown;
use Vestibule\Kernel\Sites;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes in one request what of ours has changed that pages show, and asks for one purge at its end. What visitors do
 * changes nothing: pages fetch free times, tokens and states themselves.
 */
final class Changes {

	/** As many as caches are asked for one by one; beyond, they purge everything. */
	private const MOST = 50;

	/** @var array<int, array<int, string>> Types of changed posts, by site and post. */
	private array $posts = array();

	/** @var array<int, true> Sites of which every page has changed. */
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

	/** What changes on every page. */
	public function noteEverything(): void {
		$this->whole[ get_current_blog_id() ] = true;
		$this->wait();
	}

	/** The last request of a change may make many; where it is shown is looked for once, when all is stored. */
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

	/** @param list<int>|null $pages Null: every page. */
	private function purgeSite( ?array $pages ): void {
		if ( array() !== $pages ) {
			/**
			 * Fires when page caches are to purge pages; fire it yourself after a change that the plugin cannot see.
			 *
			 * @param list<int> $posts Whose pages; none: every page.
			 */
			do_action( 'vestibule/purge_pages', null === $pages || count( $pages ) > self::MOST ? array() : $pages );
		}
	}

	/**
	 * @param array<int, string> $posts Types by post.
	 * @return list<int>|null Null: every page.
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
