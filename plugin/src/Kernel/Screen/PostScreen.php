<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Screen;

use Closure;
use WP_Post;

/** Screen that replaces WordPress's editor for a post type, at post.php and post-new.php. */
final class PostScreen {

	private bool $isShown = false;

	/** @param Closure(WP_Post): AdminScreen $screen */
	public function __construct( private readonly string $type, private readonly Closure $screen ) {}

	/**
	 * @param string $add  Heading for a new post.
	 * @param string $edit Heading for an existing post.
	 */
	public function register( string $add, string $edit ): void {
		add_filter(
			'replace_editor',
			fn ( mixed $replaced, WP_Post $post ): bool => $this->replace(
				$replaced,
				$post,
				'auto-draft' === $post->post_status ? $add : $edit
			),
			10,
			2
		);
	}

	/**
	 * Displays the screen instead of the editor. WordPress applies the filter twice: before the current screen is set,
	 * and to display the editor. Only the second call displays the screen.
	 */
	private function replace( mixed $replaced, WP_Post $post, string $title ): bool {
		if ( $post->post_type !== $this->type ) {
			return true === $replaced;
		}
		if ( ! $this->isShown && did_action( 'current_screen' ) > 0 ) {
			$this->isShown = true;
			add_filter( 'screen_options_show_screen', '__return_false' );
			$screen = ( $this->screen )( $post );
			$screen->load();
			require_once ABSPATH . 'wp-admin/admin-header.php';
			$screen->show( $title );
		}
		return true;
	}
}
