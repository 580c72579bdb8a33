<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The sample post and page of a fresh WordPress: untouched, they only stand in the way, and lie in the bin while the demo is there. */
final class Samples {

	private const SLUGS = array( 'post' => 'hello-world', 'page' => 'sample-page' );

	/** @return list<int> What was put into the bin. */
	public function hide(): array {
		$hidden = array();
		foreach ( self::SLUGS as $type => $slug ) {
			$post = get_page_by_path( $slug, 'OBJECT', $type );
			if ( $post instanceof \WP_Post && 'publish' === $post->post_status && $post->post_date_gmt === $post->post_modified_gmt && wp_trash_post( $post->ID ) ) {
				$hidden[] = $post->ID;
			}
		}
		return $hidden;
	}

	/** @param array<mixed> $hidden */
	public function show( array $hidden ): void {
		add_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10, 3 );
		foreach ( $hidden as $id ) {
			if ( is_int( $id ) && 'trash' === get_post_status( $id ) ) {
				wp_untrash_post( $id );
			}
		}
		remove_filter( 'wp_untrash_post_status', 'wp_untrash_post_set_previous_status', 10 );
	}
}
