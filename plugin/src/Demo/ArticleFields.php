<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * What WordPress is given of an article of the demo.
 *
 * @phpstan-import-type Fields from Posts
 * @phpstan-type Article array{title: string, summary: string, on: string, topic: string, by: string, picture: Picture, comments?: list<array{key: string, author: string, at: string, text: string, under?: string}>}
 */
final class ArticleFields {

	/** Says that subscribers were notified of an article: nobody asked to hear of an invented one. */
	private const NOTIFIED = '_vestibule_push_sent';

	public function __construct(
		private readonly Texts $texts,
		private readonly Topics $topics,
		private readonly Authors $authors,
		private readonly Pictures $pictures,
	) {}

	/**
	 * @param Article $article
	 * @return Fields
	 */
	public function post( string $slug, array $article, Calendar $calendar ): array {
		return array(
			'post_title'     => $article['title'],
			'post_excerpt'   => $article['summary'],
			'post_date'      => $calendar->at( $article['on'] ),
			'post_content'   => $this->texts->read( "articles/$slug" ),
			'post_category'  => array( $this->topics->id( $article['topic'] ) ),
			'post_author'    => $this->authors->id( $article['by'] ),
			'comment_status' => 'open',
			'ping_status'    => 'closed',
		);
	}

	/**
	 * @param Article $article
	 * @return array<string, mixed>
	 */
	public function meta( array $article ): array {
		return array( '_thumbnail_id' => $this->pictures->attach( $article['picture'] ), self::NOTIFIED => '1' );
	}
}
