<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use DateTimeImmutable;
use Vestibule\Site\Push\Posts as Notified;

/**
 * Creates the articles of the demo site, with categories, images and comments.
 *
 * @phpstan-import-type Fields from Posts
 * @phpstan-type Comment array{key: string, author: string, at: string, text: string, under?: string}
 * @phpstan-type Article array{title: string, summary: string, on: string, topic: string, by: string, picture: Picture, comments?: list<Comment>}
 */
final class Articles {

	/** @param string $file Path of content/articles.php, which returns the articles by slug. */
	public function __construct(
		private readonly string $file,
		private readonly Posts $posts,
		private readonly Texts $texts,
		private readonly Authors $authors,
		private readonly Pictures $pictures,
	) {}

	public function write(): void {
		/** @var non-empty-array<string, Article> $articles */
		$articles = require $this->file;
		$weeks    = self::weeksAhead( end( $articles )['on'] );
		foreach ( $articles as $slug => $article ) {
			// Mark the article as sent, so that subscribers don't get a push message about it.
			$meta = array( '_thumbnail_id' => $this->pictures->attach( $article['picture'] ), Notified::SENT => '1' );
			$id   = $this->posts->save( 'post', $slug, $this->post( $slug, $article, $weeks ), $meta );
			if ( 0 < $id ) {
				$this->comment( $id, $article['comments'] ?? array(), $weeks );
			}
		}
	}

	/**
	 * @param Article $article
	 * @return Fields
	 */
	private function post( string $slug, array $article, int $weeks ): array {
		return array(
			'post_title'     => $article['title'],
			'post_excerpt'   => $article['summary'],
			'post_date'      => self::at( $article['on'], $weeks ),
			'post_content'   => $this->texts->read( "articles/$slug" ),
			'post_category'  => array( $this->topic( $article['topic'] ) ),
			'post_author'    => $this->authors->id( $article['by'] ),
			'comment_status' => 'open',
			'ping_status'    => 'closed',
		);
	}

	/**
	 * Returns the ID of the category with this name. Creates the category if it doesn't exist. Returns 0 if WordPress
	 * can't create it.
	 */
	private function topic( string $name ): int {
		$found = get_term_by( 'name', $name, 'category' );
		if ( $found instanceof \WP_Term ) {
			return $found->term_id;
		}
		$made = wp_insert_term( $name, 'category' );
		if ( ! is_array( $made ) ) {
			return 0;
		}
		add_term_meta( $made['term_id'], Marks::KEY, '1', true );
		return $made['term_id'];
	}

	/**
	 * Adds the comments of an article, including replies.
	 *
	 * @param list<Comment> $comments Comments, oldest first.
	 */
	private function comment( int $post, array $comments, int $weeks ): void {
		$ids = array();
		foreach ( $comments as $comment ) {
			$comment['at']          = self::at( $comment['at'], $weeks );
			$ids[ $comment['key'] ] = $this->existing( $post, $comment['key'] )
				?? $this->insert( $post, $comment, $ids[ $comment['under'] ?? '' ] ?? 0 );
		}
	}

	private function existing( int $post, string $key ): ?int {
		$found = get_comments(
			array(
				'post_id' => $post,
				'status' => 'any',
				'meta_key' => Marks::KEY,
				'meta_value' => $key,
				'fields' => 'ids',
				'number' => 1,
			)
		);
		return is_array( $found ) && is_int( $found[0] ?? null ) ? $found[0] : null;
	}

	/** @param Comment $comment */
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

	/**
	 * Returns the number of whole weeks to subtract from all dates of the demo, because WordPress would hide articles
	 * whose date is in the future.
	 */
	private static function weeksAhead( string $latest ): int {
		$now   = current_datetime();
		$ahead = ( new DateTimeImmutable( $latest, $now->getTimezone() ) )->getTimestamp() - $now->getTimestamp();
		return $ahead < 0 ? 0 : intdiv( $ahead, WEEK_IN_SECONDS ) + 2;
	}

	/** @param string $at Date as `Y-m-d H:i:s` in the site's time zone. The result has the same format. */
	private static function at( string $at, int $weeks ): string {
		return ( new DateTimeImmutable( $at, wp_timezone() ) )->modify( "-{$weeks} weeks" )->format( 'Y-m-d H:i:s' );
	}
}
