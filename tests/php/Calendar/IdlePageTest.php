<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\TestCase;

/** What a web server loads of the calendar, the entries and the guard for an article that has nothing of them. */
#[Group( 'mariadb' )]
final class IdlePageTest extends TestCase {

	private const PROBE  = WP_CONTENT_DIR . '/mu-plugins/loaded.php';
	private const REPORT = WP_CONTENT_DIR . '/loaded.json';

	protected function setUp(): void {
		parent::setUp();
		copy( dirname( __DIR__ ) . '/support/loaded.php', self::PROBE );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( array( self::PROBE, self::REPORT ), is_file( ... ) ) );
		parent::tearDown();
	}

	public function test_an_article_loads_modules_and_post_types_and_no_more(): void {
		$article = wp_insert_post( array( 'post_title' => 'Idle', 'post_content' => 'Nothing.', 'post_status' => 'publish' ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( wp_remote_get( (string) get_permalink( $article ), array( 'timeout' => 30 ) ) ) );
		$modules = array(
			'Calendar/Admin/OwnerModule',
			'Calendar/Admin/PostTypes',
			'Calendar/BookingModule',
			'Calendar/Parts',
			'Entries/BelongsToEntry',
			'Entries/Files/Parts',
			'Entries/Files/UploadsModule',
			'Guard/SpamModule',
		);
		self::assertSame( array(), array_values( array_diff( $this->loaded(), $modules ) ) );
	}

	/** @return list<string> Our files of the three rooms. */
	private function loaded(): array {
		// The answer may come before the request has ended.
		for ( $tries = 0; ! is_file( self::REPORT ) && $tries < 100; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		/** @var array{files: list<string>} $report */
		$report = json_decode( (string) file_get_contents( self::REPORT ), true );
		preg_match_all( '~/vestibule/src/((?:Calendar|Entries|Guard)/\S+)\.php$~m', implode( "\n", $report['files'] ), $found );
		return $found[1];
	}
}
