<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Storage\Database;

/**
 * The sample post and page of a fresh WordPress: untouched, they only stand in the way, and lie in the Trash while the
 * demo is there.
 *
 * Only their status changes, past WordPress: it would leave a revision, a new date and a new slug behind.
 */
final class Samples {

	private const SLUGS = array( 'post' => 'hello-world', 'page' => 'sample-page' );

	public function __construct( private readonly Database $database ) {}

	/** @return list<int> What was put into the Trash. */
	public function hide(): array {
		$hidden = array();
		foreach ( self::SLUGS as $type => $slug ) {
			$post = get_page_by_path( $slug, 'OBJECT', $type );
			if ( $post instanceof \WP_Post && 'publish' === $post->post_status && $post->post_date_gmt === $post->post_modified_gmt ) {
				$this->move( $post->ID, 'trash' );
				$hidden[] = $post->ID;
			}
		}
		return $hidden;
	}

	/** @param array<mixed> $hidden */
	public function show( array $hidden ): void {
		foreach ( $hidden as $id ) {
			if ( is_int( $id ) && 'trash' === get_post_status( $id ) ) {
				$this->move( $id, 'publish' );
			}
		}
	}

	private function move( int $id, string $status ): void {
		$this->database->execute( 'UPDATE {posts} SET post_status = %s WHERE ID = %d', $status, $id );
		clean_post_cache( $id );
		$topics = wp_get_object_terms( $id, 'category', array( 'fields' => 'tt_ids' ) );
		if ( is_array( $topics ) && array() !== $topics ) {
			wp_update_term_count_now( $topics, 'category' );
		}
	}
}
