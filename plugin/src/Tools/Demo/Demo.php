<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Closure;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Time\Clock;

/** Creates and removes the demo site. */
final class Demo {

	/** @param string $folder Folder of this feature. */
	public function __construct(
		private readonly string $folder,
		private readonly Database $database,
	) {}

	/** @return non-empty-list<string> */
	public function steps(): array {
		return array_keys( $this->work() );
	}

	/**
	 * Runs all steps, or a single one. Steps can be repeated.
	 *
	 * Runs as an administrator, because WordPress removes some markup from texts of other users. Uses the site's
	 * language instead of the user's.
	 */
	public function seed( ?string $only = null ): void {
		$before = get_current_user_id();
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID', 'number' => 1, 'orderby' => 'ID' ) );
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			wp_set_current_user( (int) ( $admins[0] ?? 0 ) );
		}
		$steps = null === $only ? $this->work() : array_intersect_key( $this->work(), array( $only => true ) );
		Language::during( Language::ofSite(), static fn () => array_map( static fn ( Closure $step ): mixed => $step(), $steps ) );
		wp_set_current_user( $before );
	}

	public function removal(): Removal {
		return new Removal( new Marks(), new Settings( $this->database ), $this->database, new EntryTable( $this->database, new Clock() ) );
	}

	public function isThere(): bool {
		return ( new Settings( $this->database ) )->isApplied();
	}

	/** @return array<string, mixed> Initial data for the Demo site screen, read by src/admin/kit/demo/demo.tsx. */
	public function screenData(): array {
		return array(
			'isThere' => $this->isThere(),
			'steps'   => $this->steps(),
			'home'    => home_url( '/' ),
			'theme'   => 'portico' === get_template() ? '' : admin_url( 'themes.php' ),
		);
	}

	/** @return non-empty-array<string, Closure(): mixed> Steps in their order. Each takes about a second at most. */
	private function work(): array {
		$content  = $this->folder . '/content';
		$posts    = new Posts( new Marks() );
		$pictures = new Pictures( $this->folder . '/images' );
		$texts    = new Texts( dirname( $this->folder, 3 ) . '/build/demo', $pictures );
		$authors  = new Authors( "$content/authors.php" );
		$site     = new Site( $content, $posts, $texts, $pictures, new Settings( $this->database ) );
		$articles = new Articles( "$content/articles.php", $posts, $texts, $authors, $pictures );
		return array(
			'people'   => $authors->all( ... ),
			'pictures' => $pictures->attachAll( ... ),
			'pages'    => $site->writePages( ... ),
			'articles' => $articles->write( ... ),
			'chat'     => $site->writeAccounts( ... ),
			'menus'    => $site->writeMenus( ... ),
		);
	}
}
