<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The articles of the demo, with their pictures and what is said about them. */
final class Articles {

	/** Says that subscribers were notified of an article: nobody asked to hear of an invented one. */
	private const TOLD = '_vestibule_push_sent';

	/** @param string $file What answers the list of content/articles.php. */
	public function __construct(
		private readonly string $file,
		private readonly Posts $posts,
		private readonly Texts $texts,
		private readonly Topics $topics,
		private readonly Authors $authors,
		private readonly Pictures $pictures,
		private readonly Comments $comments,
	) {}

	public function write(): void {
		/** @var non-empty-array<string, array{title: string, summary: string, on: string, topic: string, by: string, picture: Picture, comments?: list<array{key: string, author: string, at: string, text: string, under?: string}>}> $articles */
		$articles = require $this->file;
		$calendar = new Calendar( end( $articles )['on'], current_datetime() );
		foreach ( $articles as $slug => $article ) {
			$id = $this->posts->save(
				'post',
				$slug,
				array(
					'post_title'     => $article['title'],
					'post_excerpt'   => $article['summary'],
					'post_date'      => $calendar->at( $article['on'] ),
					'post_content'   => $this->texts->read( "articles/$slug" ),
					'post_category'  => array( $this->topics->id( $article['topic'] ) ),
					'post_author'    => $this->authors->id( $article['by'] ),
					'comment_status' => 'open',
					'ping_status'    => 'closed',
				),
				array( '_thumbnail_id' => $this->pictures->attach( $article['picture'] ), self::TOLD => '1' )
			);
			if ( 0 < $id ) {
				$this->comments->add( $id, $article['comments'] ?? array(), $calendar );
			}
		}
	}
}
