<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Site\Chat\Accounts;
use WP_Post;

/**
 * Marks all content that the demo creates, so that the content can be found and removed. The mark of a post is a hash
 * of its content.
 */
final class Marks {

	/** Meta key of the mark, for posts, comments, terms and users. */
	public const KEY = '_vestibule_demo';

	public function put( int $post ): void {
		$made = get_post( $post );
		if ( $made instanceof WP_Post ) {
			update_post_meta( $post, self::KEY, $this->fingerprint( $made ) );
		}
	}

	/** Checks whether a post is unchanged since the demo created or updated it. */
	public function holds( WP_Post $post ): bool {
		return get_post_meta( $post->ID, self::KEY, true ) === $this->fingerprint( $post );
	}

	/**
	 * @return list<WP_Post> All marked posts, including those in the Trash. If $attachments is true, only attachments.
	 * Otherwise, everything except attachments.
	 */
	public function posts( bool $attachments = false ): array {
		$found = get_posts(
			array(
				'post_type'        => $attachments
					? 'attachment'
					: array_values( array_diff( get_post_types(), array( 'attachment', 'revision' ) ) ),
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
		// The content of a chat account is in its post meta.
		if ( Accounts::TYPE === $post->post_type ) {
			$parts[] = get_post_meta( $post->ID, Accounts::META, true );
		}
		return md5( (string) wp_json_encode( $parts ) );
	}
}
