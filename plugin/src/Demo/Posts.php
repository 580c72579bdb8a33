<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * Writes a post of the demo once, and again only while nobody has edited it.
 *
 * @phpstan-type Fields array{post_title: string, post_content?: string, post_excerpt?: string, post_date?: string, post_category?: list<int>, menu_order?: int,
 *                     comment_status?: string, ping_status?: string, page_template?: string}
 */
final class Posts {

	/** Holds the fingerprint of the content as it was seeded. */
	private const SEEDED = '_vestibule_demo';

	/**
	 * @param string $type   post type.
	 * @param string $slug   what the post is known by; no second one is made.
	 * @param Fields $fields of wp_insert_post(), not slashed.
	 * @return int post id, 0 when WordPress refused it.
	 */
	public function save( string $type, string $slug, array $fields ): int {
		$content = $fields['post_content'] ?? '';
		$post    = $this->existing( $type, $slug );
		if ( null !== $post && ! $this->due( $post, $content ) ) {
			return $post->ID;
		}
		$id = null === $post ? $this->insert( $type, $slug, $fields ) : wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => wp_slash( $content ),
			)
		);
		if ( $id > 0 ) {
			update_post_meta( $id, self::SEEDED, md5( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
		}
		return $id;
	}

	private function existing( string $type, string $slug ): ?\WP_Post {
		$found = get_posts(
			array(
				'post_type'      => $type,
				'name'           => $slug,
				'post_status'    => array( 'publish', 'draft', 'private', 'future' ),
				'posts_per_page' => 1,
			)
		);
		return $found[0] ?? null;
	}

	/** @param Fields $fields */
	private function insert( string $type, string $slug, array $fields ): int {
		$fields['post_title']   = wp_slash( $fields['post_title'] );
		$fields['post_content'] = wp_slash( $fields['post_content'] ?? '' );
		$fields['post_excerpt'] = wp_slash( $fields['post_excerpt'] ?? '' );
		return wp_insert_post(
			array(
				'post_type'   => $type,
				'post_name'   => $slug,
				'post_status' => 'publish',
			) + $fields
		);
	}

	/** Whether the wanted content is another one, and the stored one still what an earlier seeding left. */
	private function due( \WP_Post $post, string $wanted ): bool {
		return $post->post_content !== $wanted && get_post_meta( $post->ID, self::SEEDED, true ) === md5( $post->post_content );
	}
}
