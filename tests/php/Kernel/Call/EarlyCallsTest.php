<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** What a web server loads for a call of a visitor, and of forms for an article without one. */
#[Group( 'mariadb' )]
final class EarlyCallsTest extends TestCase {

	private const PROBE  = WP_CONTENT_DIR . '/mu-plugins/loaded.php';
	private const REPORT = WP_CONTENT_DIR . '/loaded.json';

	protected function setUp(): void {
		parent::setUp();
		copy( dirname( __DIR__, 2 ) . '/support/loaded.php', self::PROBE );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( array( self::PROBE, self::REPORT ), is_file( ... ) ) );
		parent::tearDown();
	}

	/** @param array<string, string> $body */
	#[DataProvider( 'light' )]
	public function test_a_call_that_prints_nothing_loads_no_block_and_nothing_of_wp_admin( string $method, string $action, array $body, string $not ): void {
		$status = $this->call( $method, array( 'action' => $action ) + $body );
		self::assertNotSame( 0, $status );
		$loaded = $this->loaded();
		self::assertSame( array( 0, 0 ), array( $loaded['admin'], $loaded['blocks'] ) );
		self::assertSame( array(), array_values( (array) preg_grep( '~wp-admin/includes/(?:admin|ajax-actions|media)\.php|build/blocks/blocks-manifest~', $loaded['files'] ) ) );
		self::assertSame( array(), array_values( (array) preg_grep( "~/vestibule/src/(?:{$not})~", $loaded['files'] ) ) );
	}

	/** @return iterable<string, array{string, string, array<string, string>, string}> With what it may not load of ours. */
	public static function light(): iterable {
		$form = 'Forms/View/FormBlock|Forms/Validat|MergeTags';
		yield 'a chat that is counted' => array( 'POST', 'vestibule_chat_count', array( 'account' => '1' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Calendar/Seats/Seats" );
		yield 'a choice about cookies' => array( 'POST', 'vestibule_consent_choose', array( 'choice' => 'accept' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View|Calendar/Seats/Seats" );
		yield 'a beacon' => array( 'POST', 'vestibule_beacon_check', array( 'url' => 'https://example.org/', 'is_mobile' => '0' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View|Calendar/Seats/Seats" );
		yield 'free times' => array( 'GET', 'vestibule_slots', array( 'event' => '1', 'from' => '2026-01-01', 'to' => '2026-01-02', 'timezone' => 'UTC' ), "{$form}|Fields/Tree/FormDefinition|Fields/Types/Standard|Site/Chat/View" );
	}

	public function test_a_token_is_given_without_blocks(): void {
		$site = new FormSite();
		self::assertSame( 200, $this->call( 'POST', array( 'action' => 'vestibule_form_token', 'form_id' => '4', 'nonce' => $site->keys->forForm( 4 ) ) ) );
		self::assertSame( array( 0, 0 ), array( $this->loaded()['admin'], $this->loaded()['blocks'] ) );
		self::assertSame( array(), array_values( (array) preg_grep( '~/vestibule/src/(?:Site/Chat/View|Forms/View/FormBlock)~', $this->loaded()['files'] ) ) );
	}

	public function test_a_submission_is_answered_before_wp_admin_and_has_its_blocks(): void {
		self::assertSame( 422, $this->call( 'POST', array( 'action' => 'vestibule_form_submit', 'form_id' => '4', 'data' => 'email=x&__vestibule_token=' . ( new FormSite() )->tokens->issue( 4 ) ) ) );
		self::assertSame( 0, $this->loaded()['admin'] );
		self::assertGreaterThan( 20, $this->loaded()['blocks'] );
	}

	public function test_every_other_call_goes_the_usual_way(): void {
		$this->call( 'POST', array( 'action' => 'heartbeat' ) );
		self::assertSame( 1, $this->loaded()['admin'] );
	}

	public function test_an_article_without_a_form_loads_the_modules_of_forms_and_their_post_type(): void {
		self::assertSame( 200, wp_remote_retrieve_response_code( wp_remote_get( home_url( '/?p=1' ) ) ) );
		$loaded = preg_filter( '~^.*/vestibule/src/((?:Forms|Fields)/.*)$~', '$1', $this->loaded()['files'] );
		$wanted = array( 'Forms/FormModule.php', 'Forms/FormPostType.php', 'Forms/Parts.php', 'Forms/Saving/SavingModule.php', 'Forms/View/ViewModule.php' );
		self::assertEqualsCanonicalizing( $wanted, array_values( $loaded ) );
	}

	/** @param array<string, string> $values */
	private function call( string $method, array $values ): int {
		$url    = admin_url( 'admin-ajax.php' );
		$header = array( 'X-Test-Rate-Limits' => 'off', 'Origin' => home_url() );
		$answer = 'GET' === $method ? wp_remote_get( add_query_arg( $values, $url ), array( 'timeout' => 30 ) ) : wp_remote_post( $url, array( 'timeout' => 30, 'redirection' => 0, 'body' => $values, 'headers' => $header ) );
		return (int) wp_remote_retrieve_response_code( $answer );
	}

	/** @return array{admin: int, blocks: int, files: list<string>} */
	private function loaded(): array {
		// The answer may come before the request has ended.
		for ( $tries = 0; ! is_file( self::REPORT ) && $tries < 100; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		/** @var array{admin: int, blocks: int, files: list<string>} $report */
		$report = json_decode( (string) file_get_contents( self::REPORT ), true );
		return $report;
	}
}
