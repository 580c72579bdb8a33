<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Storage\Database;

/** Whether something that is not the demo's hangs on something of the demo. */
final class Usage {

	public function __construct( private readonly Database $database ) {}

	public function hasOtherComments( int $post ): bool {
		$others = get_comments( array( 'post_id' => $post, 'status' => 'all', 'count' => true, 'meta_key' => Marks::KEY, 'meta_compare' => 'NOT EXISTS' ) );
		return is_int( $others ) && $others > 0;
	}

	/** Whether the post is a form that visitors have sent: its entries are read in the words of its fields. */
	public function hasEntries( \WP_Post $post ): bool {
		$number = 'vestibule_form' === $post->post_type ? get_post_meta( $post->ID, 'vestibule_form_id', true ) : '';
		return is_numeric( $number ) && array() !== $this->database->rows( 'SELECT id FROM {submissions} WHERE form_id = %d LIMIT 1', (int) $number );
	}

	/** As somebody's featured image, or in a text: by its id, or by its address. */
	public function isShown( int $picture ): bool {
		$uses = get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'meta_key' => '_thumbnail_id', 'meta_value' => (string) $picture, 'fields' => 'ids', 'posts_per_page' => 1 ) );
		if ( array() !== $uses ) {
			return true;
		}
		$file = get_post_meta( $picture, '_wp_attached_file', true );
		$mark = "wp-image-{$picture}\"";
		$like = static fn ( string $text ): string => '%' . addcslashes( $text, '_%\\' ) . '%';
		$rows = $this->database->rows(
			"SELECT ID FROM {posts} WHERE post_type <> 'revision' AND ( post_content LIKE %s OR post_content LIKE %s ) LIMIT 1",
			$like( $mark ),
			$like( is_string( $file ) && '' !== $file ? $file : $mark )
		);
		return array() !== $rows;
	}

	public function isFiledUnder( \WP_Term $topic ): bool {
		$objects = get_objects_in_term( $topic->term_id, $topic->taxonomy );
		return is_array( $objects ) && array() !== $objects;
	}

	/** Whether anything, a revision too, is this user's. */
	public function hasWritten( int $user ): bool {
		return array() !== $this->database->rows( 'SELECT ID FROM {posts} WHERE post_author = %d LIMIT 1', $user );
	}
}
