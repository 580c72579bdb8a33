<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/**
 * Creates the posts of the demo site. Existing posts are only updated if they have not been edited.
 *
 * @phpstan-type Fields array{post_title: string, post_content?: string, post_excerpt?: string, post_date?: string, post_category?: list<int>, post_author?: int,
 *                     post_parent?: int, menu_order?: int, comment_status?: string, ping_status?: string,
 *                     page_template?: string}
 */
final class Posts {

	public function __construct( private readonly Marks $marks ) {}

	/**
	 * @param string               $type   Post type.
	 * @param string               $slug   Slug of the post. Together with the parent, it identifies the post.
	 * @param Fields               $fields Fields for wp_insert_post(), not slashed.
	 * @param array<string, mixed> $meta   Post meta for a new post, not slashed.
	 * @return int Post ID. 0 if WordPress can't store the post.
	 */
	public function save( string $type, string $slug, array $fields, array $meta = array() ): int {
		$post = $this->existing( $type, $slug, $fields['post_parent'] ?? 0 );
		if ( null !== $post && ! $this->due( $post, $fields['post_content'] ?? '' ) ) {
			return $post->ID;
		}
		$id = null === $post ? $this->insert( $type, $slug, $fields, $meta ) : wp_update_post(
			array(
				'ID'           => $post->ID,
				'post_content' => wp_slash( $fields['post_content'] ?? '' ),
			)
		);
		if ( $id > 0 ) {
			$this->marks->put( $id );
		}
		return $id;
	}

	private function existing( string $type, string $slug, int $parent ): ?\WP_Post {
		$found = get_posts(
			array(
				'post_type'      => $type,
				'name'           => $slug,
				'post_parent'    => $parent,
				'post_status'    => array( 'publish', 'draft', 'private', 'future', 'pending' ),
				'posts_per_page' => 1,
			)
		);
		return $found[0] ?? null;
	}

	/**
	 * @param Fields               $fields
	 * @param array<string, mixed> $meta
	 */
	private function insert( string $type, string $slug, array $fields, array $meta ): int {
		$fields['post_title']   = wp_slash( $fields['post_title'] );
		$fields['post_content'] = wp_slash( $fields['post_content'] ?? '' );
		$fields['post_excerpt'] = wp_slash( $fields['post_excerpt'] ?? '' );
		return wp_insert_post(
			array(
				'post_type'   => $type,
				'post_name'   => $slug,
				'post_status' => 'publish',
				'meta_input'  => wp_slash( $meta ),
			) + $fields
		);
	}

	/**
	 * Checks whether the post must be updated: the demo's content is different, and the post has not been edited on the
	 * site.
	 */
	private function due( \WP_Post $post, string $wanted ): bool {
		return $post->post_content !== $wanted && $this->marks->holds( $post );
	}
}
