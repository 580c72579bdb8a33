<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Courses\Courses;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;

/** Removes everything that the demo has created, except items that have been edited, commented on or used since. */
final class Removal {

	public function __construct(
		private readonly Marks $marks,
		private readonly Settings $settings,
		private readonly Database $database,
		private readonly EntryTable $entries,
	) {}

	/** @return list<RetainedItem> Kept items. Their marks are deleted, so they are regular content from now on. */
	public function run(): array {
		$posts = $this->marks->posts();
		$kept  = array_values( array_filter( array_map( $this->kept( ... ), $posts ) ) );
		$ids   = array_map( static fn ( RetainedItem $one ): int => $one->id, $kept );
		// Restore the settings first. When the front page is deleted, WordPress changes the front page setting.
		$this->settings->restore( $ids );
		foreach ( $posts as $post ) {
			in_array( $post->ID, $ids, true )
				? delete_post_meta( $post->ID, Marks::KEY )
				: wp_delete_post( $post->ID, true );
		}
		$pictures = $this->pictures();
		$this->comments();
		$this->topics();
		$this->authors();
		return array( ...$kept, ...$pictures );
	}

	private function kept( \WP_Post $post ): ?RetainedItem {
		return match ( true ) {
			! $this->marks->holds( $post )             => new RetainedItem(
				$post->ID,
				$post->post_title,
				Reason::Edited
			),
			$this->hasOtherComments( $post->ID ) => new RetainedItem( $post->ID, $post->post_title, Reason::Commented ),
			$this->hasEntries( $post )          => new RetainedItem( $post->ID, $post->post_title, Reason::Answered ),
			default                                    => null,
		};
	}

	/**
	 * Deletes images that are not used anywhere. Returns the images that are used.
	 *
	 * @return list<RetainedItem>
	 */
	private function pictures(): array {
		$kept = array();
		foreach ( $this->marks->posts( true ) as $picture ) {
			if ( $this->isShown( $picture->ID ) ) {
				$kept[] = new RetainedItem( $picture->ID, $picture->post_title, Reason::Used );
				delete_post_meta( $picture->ID, Marks::KEY );
				continue;
			}
			wp_delete_attachment( $picture->ID, true );
		}
		return $kept;
	}

	/**
	 * Deletes the marks of comments that still exist. Their articles are kept, because visitors have commented on them.
	 */
	private function comments(): void {
		delete_metadata( 'comment', 0, Marks::KEY, '', true );
	}

	/** Deletes categories, course levels and template part terms that are not used anymore. */
	private function topics(): void {
		$terms = get_terms(
			array(
				'taxonomy' => array( 'category', 'wp_theme', 'wp_template_part_area', Courses::LEVEL ),
				'hide_empty' => false,
				'meta_key' => Marks::KEY,
			)
		);
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof \WP_Term && '' !== $term->taxonomy && ! $this->isFiledUnder( $term ) ) {
				wp_delete_term( $term->term_id, $term->taxonomy );
			}
		}
		delete_metadata( 'term', 0, Marks::KEY, '', true );
	}

	private function authors(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$ids = get_users( array( 'meta_key' => Marks::KEY, 'fields' => 'ID' ) );
		foreach ( $ids as $id ) {
			if ( is_numeric( $id ) && ! $this->hasWritten( (int) $id ) ) {
				$this->author( (int) $id );
			}
		}
		delete_metadata( 'user', 0, Marks::KEY, '', true );
	}

	/** Deletes a user. In a network, also deletes the account if it belongs to no other site. */
	private function author( int $id ): void {
		wp_delete_user( $id );
		if ( is_multisite() && array() === get_blogs_of_user( $id, true ) ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			wpmu_delete_user( $id );
		}
	}

	private function hasOtherComments( int $post ): bool {
		$others = get_comments(
			array(
				'post_id' => $post,
				'status' => 'all',
				'count' => true,
				'meta_key' => Marks::KEY,
				'meta_compare' => 'NOT EXISTS',
			)
		);
		return is_int( $others ) && $others > 0;
	}

	/** Checks whether the post is a form with entries. Entries can't be displayed without the fields of their form. */
	private function hasEntries( \WP_Post $post ): bool {
		$number = FormPostType::NAME === $post->post_type ? get_post_meta( $post->ID, FormPostType::NUMBER, true ) : '';
		return is_numeric( $number ) && in_array( (int) $number, $this->entries->forms(), true );
	}

	/** Checks whether an image is used: as a featured image, or in content by its ID or URL. */
	private function isShown( int $picture ): bool {
		$uses = get_posts(
			array(
				'post_type' => 'any',
				'post_status' => 'any',
				'meta_key' => '_thumbnail_id',
				'meta_value' => (string) $picture,
				'fields' => 'ids',
				'posts_per_page' => 1,
			)
		);
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

	private function isFiledUnder( \WP_Term $topic ): bool {
		$objects = get_objects_in_term( $topic->term_id, $topic->taxonomy );
		return is_array( $objects ) && array() !== $objects;
	}

	/** Checks whether the user is the author of a post or revision. */
	private function hasWritten( int $user ): bool {
		return array() !== $this->database->rows( 'SELECT ID FROM {posts} WHERE post_author = %d LIMIT 1', $user );
	}
}
