<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The conversation under an article, replies under what they answer. */
final class Comments {

	public function __construct( private readonly Authors $authors ) {}

	/**
	 * @param list<array{key: string, author: string, at: string, text: string, under?: string}> $comments in order of
	 * time; `at` in the site's zone.
	 */
	public function add( int $post, array $comments, Calendar $calendar ): void {
		$ids = array();
		foreach ( $comments as $comment ) {
			$comment['at']          = $calendar->at( $comment['at'] );
			$ids[ $comment['key'] ] = $this->existing( $post, $comment['key'] ) ?? $this->insert( $post, $comment, $ids[ $comment['under'] ?? '' ] ?? 0 );
		}
	}

	private function existing( int $post, string $key ): ?int {
		$found = get_comments( array( 'post_id' => $post, 'status' => 'any', 'meta_key' => Marks::KEY, 'meta_value' => $key, 'fields' => 'ids', 'number' => 1 ) );
		return is_array( $found ) && is_int( $found[0] ?? null ) ? $found[0] : null;
	}

	/** @param array{key: string, author: string, at: string, text: string, under?: string} $comment */
	private function insert( int $post, array $comment, int $parent ): int {
		return (int) wp_insert_comment(
			array(
				'comment_post_ID'      => $post,
				'comment_parent'       => $parent,
				'comment_author'       => wp_slash( $comment['author'] ),
				'comment_author_email' => sanitize_title( $comment['author'] ) . '@example.org',
				'user_id'              => $this->authors->id( $comment['author'] ),
				'comment_content'      => wp_slash( $comment['text'] ),
				'comment_date'         => $comment['at'],
				'comment_date_gmt'     => get_gmt_from_date( $comment['at'] ),
				'comment_approved'     => 1,
				'comment_meta'         => array( Marks::KEY => $comment['key'] ),
			)
		);
	}
}
