<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Closure;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes measurements when pages change. A changed post affects its own page and lists of posts. A change to a shared
 * part, such as a template, affects all pages.
 */
final class MeasurementCleanup {

	/**
	 * Maximum age of a measurement in days. Needed because some changes run no WordPress hook, for example changes by
	 * image plugins.
	 */
	private const RETENTION_DAYS = 60;

	/** Post types that appear on many pages. */
	private const SHARED = array( 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation', 'wp_block' );

	/** @param Closure(): Measurements $measurements Creates the table object. Called only when something changes. */
	public function __construct( private readonly Closure $measurements ) {}

	/** Deletes all measurements after changes that can affect all pages. */
	#[Hook( 'switch_theme' )]
	#[Hook( 'permalink_structure_changed' )]
	#[Hook( 'customize_save_after' )]
	#[Hook( 'update_option_show_on_front' )]
	#[Hook( 'update_option_page_on_front' )]
	#[Hook( 'update_option_page_for_posts' )]
	#[Hook( 'update_option_home' )]
	#[Hook( 'update_option_sidebars_widgets' )]
	public function deleteAll(): void {
		$this->quietly( static fn ( Measurements $measurements ) => $measurements->deleteAll() );
	}

	#[Hook( 'vestibule_purge' )]
	public function deleteOld(): void {
		$this->quietly(
			static fn ( Measurements $measurements ) => $measurements->deleteOlderThan( self::RETENTION_DAYS )
		);
	}

	#[Hook( 'save_post' )]
	#[Hook( 'after_delete_post' )]
	public function deletePost( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, self::SHARED, true ) ) {
			$this->deleteAll();
		} elseif ( is_post_type_viewable( $post->post_type ) && 'auto-draft' !== $post->post_status ) {
			$lists = array_map(
				static fn ( mixed $page ): int => is_numeric( $page ) ? (int) $page : 0,
				array( 0, get_option( 'page_on_front' ), get_option( 'page_for_posts' ) )
			);
			$this->quietly(
				static fn ( Measurements $measurements ) =>
					$measurements->deletePosts( array_values( array_unique( array( $id, ...$lists ) ) ) )
			);
		}
	}

	/** Runs when the featured image of a post changes, because the image can be saved without the post. */
	#[Hook( 'added_post_meta' )]
	#[Hook( 'updated_post_meta' )]
	#[Hook( 'deleted_post_meta' )]
	public function deletePostOfImage( mixed $meta, int $id, string $key ): void {
		$post = '_thumbnail_id' === $key ? get_post( $id ) : null;
		if ( null !== $post ) {
			$this->deletePost( $id, $post );
		}
	}

	/**
	 * Runs a deletion and logs database errors, so that they don't prevent the user from saving a post.
	 *
	 * @param Closure(Measurements): void $work
	 */
	private function quietly( Closure $work ): void {
		FaultLog::attempt( fn () => $work( ( $this->measurements )() ) );
	}
}
