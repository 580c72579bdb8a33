<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * The articles of the demo, with their pictures and what is said about them.
 *
 * @phpstan-import-type Article from ArticleFields
 */
final class Articles {

	/** @param string $file What answers the list of content/articles.php. */
	public function __construct(
		private readonly string $file,
		private readonly Posts $posts,
		private readonly ArticleFields $fields,
		private readonly Comments $comments,
	) {}

	public function write(): void {
		/** @var non-empty-array<string, Article> $articles */
		$articles = require $this->file;
		$calendar = new Calendar( end( $articles )['on'], current_datetime() );
		foreach ( $articles as $slug => $article ) {
			$id = $this->posts->save( 'post', $slug, $this->fields->post( $slug, $article, $calendar ), $this->fields->meta( $article ) );
			if ( 0 < $id ) {
				$this->comments->add( $id, $article['comments'] ?? array(), $calendar );
			}
		}
	}
}
