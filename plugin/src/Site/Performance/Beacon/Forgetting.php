<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Closure;
use Vestibule\Kernel\Log\FaultLog;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes measurements when pages change: those of one post and of lists, or all of them if a shared part of pages
 * changes.
 */
final class Forgetting {

	/** Number of days. Changes without a WordPress hook, such as those of image plugins, take effect by then. */
	private const KEPT = 60;

	/** Post types that are part of many pages. */
	private const SHARED = array( 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'wp_block' );

	/** @param Closure(): Measurements $measurements Called only when something changes. */
	public function __construct( private readonly Closure $measurements ) {}

	public function forgetAll(): void {
		$this->quietly( static fn ( Measurements $measurements ) => $measurements->forgetAll() );
	}

	public function forgetOld(): void {
		$this->quietly( static fn ( Measurements $measurements ) => $measurements->forgetOlderThan( self::KEPT ) );
	}

	public function forgetPost( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, self::SHARED, true ) ) {
			$this->forgetAll();
		} elseif ( is_post_type_viewable( $post->post_type ) && 'auto-draft' !== $post->post_status ) {
			$lists = array_map( static fn ( mixed $page ): int => is_numeric( $page ) ? (int) $page : 0, array( 0, get_option( 'page_on_front' ), get_option( 'page_for_posts' ) ) );
			$this->quietly( static fn ( Measurements $measurements ) => $measurements->forgetPosts( array_values( array_unique( array( $id, ...$lists ) ) ) ) );
		}
	}

	/** Runs when the featured image changes, because it can be saved without the post. */
	public function forgetOfPicture( int $id ): void {
		$post = get_post( $id );
		if ( null !== $post ) {
			$this->forgetPost( $id, $post );
		}
	}

	/**
	 * Ignores database errors, because saving the post is more important.
	 *
	 * @param Closure(Measurements): void $work
	 */
	private function quietly( Closure $work ): void {
		FaultLog::attempt( fn () => $work( ( $this->measurements )() ) );
	}
}
