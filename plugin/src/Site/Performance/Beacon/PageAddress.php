<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use WP_Post;
use WP_Term;
use WP_User;

/**
 * Finds the canonical URL of the current page. It has no query string, so visitors can't add rows to the table with
 * invented URLs.
 */
final class PageAddress {

	/** @return string URL of the current page. Empty if the page is not measured. */
	public function current(): string {
		if (
			is_404()
				|| is_search()
				|| is_feed()
				|| is_embed()
				|| is_preview()
				|| is_customize_preview()
				|| is_robots()
				|| is_trackback()
				|| is_paged()
				|| get_query_var( 'page' ) > 1
		) {
			return '';
		}
		$url = $this->ofQuery();
		return is_string( $url ) && str_starts_with( $url, 'http' ) ? $url : '';
	}

	private function ofQuery(): mixed {
		$object = get_queried_object();
		$type   = get_query_var( 'post_type' );
		return match ( true ) {
			is_front_page()                           => home_url( '/' ),
			$object instanceof WP_Post                => $this->isOpen( $object ) ? get_permalink( $object ) : '',
			$object instanceof WP_Term                => get_term_link( $object ),
			$object instanceof WP_User && is_author() => get_author_posts_url( $object->ID ),
			is_post_type_archive()                    => is_string( $type ) ? get_post_type_archive_link( $type ) : '',
			default                                   => '',
		};
	}

	/** @return int ID of the current post. 0 for a list of posts. */
	public function currentPost(): int {
		$object = get_queried_object();
		return $object instanceof WP_Post ? $object->ID : 0;
	}

	/** Checks whether visitors can open a post. True for lists of posts (0). */
	public function isShown( int $post ): bool {
		$shown = 0 === $post ? null : get_post( $post );
		return 0 === $post || ( null !== $shown && $this->isOpen( $shown ) );
	}

	private function isOpen( WP_Post $post ): bool {
		// Virtual pages without a post, such as booking pages, are not measured.
		return $post->ID > 0 && is_post_publicly_viewable( $post ) && '' === $post->post_password;
	}
}
