<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** Writes a post of the demo once, and again only while nobody has edited it. */
final class Posts {

	/** Holds the fingerprint of the content as it was seeded. */
	private const SEEDED = '_vestibule_demo';

	/**
	 * @param string               $type   post type.
	 * @param string               $slug   what the post is known by; no second one is made.
	 * @param array<string, mixed> $fields of wp_insert_post(), with `post_content`, not slashed.
	 * @return int post id, 0 when WordPress refused it.
	 */
	public function save( string $type, string $slug, array $fields ): int {
		$content = is_string( $fields['post_content'] ?? null ) ? $fields['post_content'] : '';
		$found   = get_posts( array( 'post_type' => $type, 'name' => $slug, 'post_status' => array( 'publish', 'draft', 'private', 'future' ), 'posts_per_page' => 1 ) );
		$post    = $found[0] ?? null;
		if ( null !== $post && ! $this->due( $post->ID, $post->post_content, $content ) ) {
			return $post->ID;
		}
		$id = null === $post
			? wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_name' => $slug, 'post_status' => 'publish' ) + $fields ) )
			: wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => $content ) ) );
		if ( $id > 0 ) {
			update_post_meta( $id, self::SEEDED, md5( (string) get_post_field( 'post_content', $id, 'raw' ) ) );
		}
		return $id;
	}

	private function due( int $id, string $current, string $wanted ): bool {
		return $current !== $wanted && get_post_meta( $id, self::SEEDED, true ) === md5( $current );
	}
}
