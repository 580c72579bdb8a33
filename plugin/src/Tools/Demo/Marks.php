<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Site\Chat\Accounts;
use WP_Post;

/**
 * How the demo knows its own again: by a mark on everything it makes, which for a post is the fingerprint of what was
 * written.
 */
final class Marks {

	/** The key in post, comment, term and user meta. */
	public const KEY = '_vestibule_demo';

	public function put( int $post ): void {
		$made = get_post( $post );
		if ( $made instanceof WP_Post ) {
			update_post_meta( $post, self::KEY, $this->fingerprint( $made ) );
		}
	}

	/** Whether the post still is what the demo wrote. */
	public function holds( WP_Post $post ): bool {
		return get_post_meta( $post->ID, self::KEY, true ) === $this->fingerprint( $post );
	}

	/** @return list<WP_Post> Everything the demo made, the Trash's content too; of attachments, only those when asked. */
	public function posts( bool $attachments = false ): array {
		$found = get_posts(
			array(
				'post_type'        => $attachments ? 'attachment' : array_values( array_diff( get_post_types(), array( 'attachment', 'revision' ) ) ),
				'post_status'      => array_values( get_post_stati() ),
				'meta_key'         => self::KEY,
				'meta_compare'     => 'EXISTS',
				'posts_per_page'   => -1,
				'suppress_filters' => true,
			)
		);
		return array_values( array_filter( $found, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	private function fingerprint( WP_Post $post ): string {
		$parts = array( $post->post_title, $post->post_content, $post->post_excerpt );
		// An account of the chat has its content in its meta.
		if ( Accounts::TYPE === $post->post_type ) {
			$parts[] = get_post_meta( $post->ID, Accounts::META, true );
		}
		return md5( (string) wp_json_encode( $parts ) );
	}
}
