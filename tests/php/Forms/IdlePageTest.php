<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\TestCase;

/** What a web server loads of forms for an article that shows none. */
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

	public function test_an_article_without_a_form_loads_its_modules_and_the_post_type(): void {
		self::assertSame( 200, wp_remote_retrieve_response_code( wp_remote_get( home_url( '/?p=1' ) ) ) );
		$loaded = preg_filter( '~^.*/vestibule/src/((?:Forms|Fields)/.*)$~', '$1', $this->loaded() );
		$wanted = array( 'Forms/FormModule.php', 'Forms/FormPostType.php', 'Forms/Parts.php', 'Forms/Saving/SavingModule.php', 'Forms/View/ViewModule.php' );
		self::assertEqualsCanonicalizing( $wanted, array_values( $loaded ) );
	}

	/** @return list<string> */
	private function loaded(): array {
		// The answer may come before the request has ended.
		for ( $tries = 0; ! is_file( self::REPORT ) && $tries < 100; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		/** @var array{files: list<string>} $report */
		$report = json_decode( (string) file_get_contents( self::REPORT ), true );
		return $report['files'];
	}
}
