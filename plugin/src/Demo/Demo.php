<?php

declare(strict_types=1);

namespace Vestibule\Demo;

use Vestibule\Storage\Database;

/** The demonstration site, put together: what makes it, and what takes it out again. */
final class Demo {

	/** @param string $folder Of this feature. */
	public function __construct(
		private readonly string $folder,
		private readonly Database $database,
	) {}

	public function seed(): Seed {
		$content  = $this->folder . '/content';
		$posts    = new Posts( new Marks() );
		$pictures = new Pictures( $this->folder . '/images' );
		$texts    = new Texts( $content, $pictures, new FormReference() );
		$authors  = new Authors( "$content/authors.php" );
		$chat     = new Chat( "$content/accounts.php", $posts );
		return new Seed(
			$authors,
			$pictures,
			new Site( new Forms( $content, $posts ), new Pages( "$content/pages.php", $posts, $texts ), $chat, new Logo( $this->folder . '/images/mark.svg' ), $this->settings() ),
			new Articles( "$content/articles.php", $posts, new ArticleFields( $texts, new Topics(), $authors, $pictures ), new Comments( $authors ) ),
			$chat,
			new Surroundings( $posts, $texts )
		);
	}

	public function removal(): Removal {
		return new Removal( new Marks(), $this->settings(), new Usage( $this->database ) );
	}

	public function isThere(): bool {
		return $this->settings()->isApplied();
	}

	private function settings(): Settings {
		return new Settings( new Samples( $this->database ) );
	}
}
