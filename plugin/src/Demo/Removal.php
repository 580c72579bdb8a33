<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** Takes the demo out again: exactly what it made, without what somebody has changed or answered since. */
final class Removal {

	public function __construct(
		private readonly Marks $marks,
		private readonly Settings $settings,
		private readonly Usage $usage,
	) {}

	/** @return list<Kept> What stays; from now on it is the owner's and carries no mark. */
	public function run(): array {
		$posts = $this->marks->posts();
		$kept  = array_values( array_filter( array_map( $this->kept( ... ), $posts ) ) );
		$ids   = array_map( static fn ( Kept $one ): int => $one->id, $kept );
		// First: WordPress itself resets the front page when its page is deleted.
		$this->settings->restore( $ids );
		foreach ( $posts as $post ) {
			in_array( $post->ID, $ids, true ) ? delete_post_meta( $post->ID, Marks::KEY ) : wp_delete_post( $post->ID, true );
		}
		$pictures = $this->pictures();
		$this->comments();
		$this->topics();
		$this->authors();
		return array( ...$kept, ...$pictures );
	}

	private function kept( \WP_Post $post ): ?Kept {
		return match ( true ) {
			! $this->marks->holds( $post )             => new Kept( $post->ID, $post->post_title, Reason::Edited ),
			$this->usage->hasOtherComments( $post->ID ) => new Kept( $post->ID, $post->post_title, Reason::Commented ),
			$this->usage->hasEntries( $post )          => new Kept( $post->ID, $post->post_title, Reason::Answered ),
			default                                    => null,
		};
	}

	/** @return list<Kept> Those that something still shows. */
	private function pictures(): array {
		$kept = array();
		foreach ( $this->marks->posts( true ) as $picture ) {
			if ( $this->usage->isShown( $picture->ID ) ) {
				$kept[] = new Kept( $picture->ID, $picture->post_title, Reason::Used );
				delete_post_meta( $picture->ID, Marks::KEY );
				continue;
			}
			wp_delete_attachment( $picture->ID, true );
		}
		return $kept;
	}

	/** Those under articles that stay because others wrote there stay with them, as part of the conversation. */
	private function comments(): void {
		delete_metadata( 'comment', 0, Marks::KEY, '', true );
	}

	/** Categories, and what WordPress files template parts under. */
	private function topics(): void {
		$terms = get_terms( array( 'taxonomy' => array( 'category', 'wp_theme', 'wp_template_part_area' ), 'hide_empty' => false, 'meta_key' => Marks::KEY ) );
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			if ( $term instanceof \WP_Term && '' !== $term->taxonomy && ! $this->usage->isFiledUnder( $term ) ) {
				wp_delete_term( $term->term_id, $term->taxonomy );
			}
		}
		delete_metadata( 'term', 0, Marks::KEY, '', true );
	}

	private function authors(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$ids = get_users( array( 'meta_key' => Marks::KEY, 'fields' => 'ID' ) );
		foreach ( $ids as $id ) {
			if ( is_numeric( $id ) && ! $this->usage->hasWritten( (int) $id ) ) {
				$this->author( (int) $id );
			}
		}
		delete_metadata( 'user', 0, Marks::KEY, '', true );
	}

	/** On a network users belong to all sites: one that is on no other goes for good. */
	private function author( int $id ): void {
		wp_delete_user( $id );
		if ( is_multisite() && array() === get_blogs_of_user( $id, true ) ) {
			require_once ABSPATH . 'wp-admin/includes/ms.php';
			wpmu_delete_user( $id );
		}
	}
}
