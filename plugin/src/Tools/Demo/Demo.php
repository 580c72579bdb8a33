<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Closure;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Creates and removes the demo site (docs/demo.md). */
final class Demo {

	public function __construct( private readonly Database $database ) {}

	/** Creates the whole demo site. */
	#[Hook( 'vestibule/seed_demo' )]
	public function create(): void {
		$this->seed();
		do_action( 'vestibule/purge_pages' );
	}

	/** @return non-empty-list<string> */
	public function steps(): array {
		return array_keys( $this->work() );
	}

	/**
	 * Runs all steps, or one step. Steps can be repeated. They run in the site's language and as an administrator,
	 * because WordPress removes some markup from content of other users.
	 */
	public function seed( ?string $only = null ): void {
		$before = get_current_user_id();
		$admins = get_users( array( 'role' => 'administrator', 'fields' => 'ID', 'number' => 1, 'orderby' => 'ID' ) );
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			wp_set_current_user( (int) ( $admins[0] ?? 0 ) );
		}
		$steps = null === $only ? $this->work() : array_intersect_key( $this->work(), array( $only => true ) );
		Language::during(
			Language::ofSite(),
			static fn () => array_map( static fn ( Closure $step ): mixed => $step(), $steps )
		);
		wp_set_current_user( $before );
	}

	public function removal(): Removal {
		return new Removal(
			new Marks(),
			new Settings( $this->database ),
			$this->database,
			new EntryTable( $this->database, new Clock() )
		);
	}

	public function isThere(): bool {
		return ( new Settings( $this->database ) )->isApplied();
	}

	/** @return array<string, mixed> Data of the "Demo site" screen, for src/admin/kit/demo/demo.tsx. */
	public function screenData(): array {
		return array(
			'isThere' => $this->isThere(),
			'steps'   => $this->steps(),
			'home'    => home_url( '/' ),
			'theme'   => 'portico' === get_template() ? '' : admin_url( 'themes.php' ),
		);
	}

	/** @return non-empty-array<string, Closure(): mixed> Steps in order. Each step takes at most about a second. */
	private function work(): array {
		$content  = __DIR__ . '/content';
		$posts    = new Posts( new Marks() );
		$pictures = new Pictures( __DIR__ . '/images' );
		$texts    = new Texts( dirname( __DIR__, 3 ) . '/build/demo', $pictures );
		$authors  = new Authors( "$content/authors.php" );
		$site     = new Site( $content, $posts, $texts, $pictures, new Settings( $this->database ) );
		$articles = new Articles( "$content/articles.php", $posts, $texts, $authors, $pictures );
		return array(
			'people'   => $authors->all( ... ),
			'pictures' => $pictures->attachAll( ... ),
			'courses'  => $site->writeCourses( ... ),
			'pages'    => $site->writePages( ... ),
			'articles' => $articles->write( ... ),
			'chat'     => $site->writeAccounts( ... ),
			'menus'    => $site->writeMenus( ... ),
		);
	}
}
