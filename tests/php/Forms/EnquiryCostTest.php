<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Tests\TestCase;

/** Files and database statements that the plugin needs for one submission with an appointment and its emails. */
#[Group( 'mariadb' )]
final class EnquiryCostTest extends TestCase {

	private const PROBES  = array( 'loaded', 'statements' );
	private const FOLDER  = WP_CONTENT_DIR . '/mu-plugins';

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		foreach ( self::PROBES as $probe ) {
			copy( dirname( __DIR__ ) . "/support/{$probe}.php", self::FOLDER . "/{$probe}.php" );
		}
	}

	protected function tearDown(): void {
		foreach ( self::PROBES as $probe ) {
			array_map( unlink( ... ), array_filter( array( self::FOLDER . "/{$probe}.php", WP_CONTENT_DIR . "/{$probe}.json" ), is_file( ... ) ) );
		}
		parent::tearDown();
	}

	public function test_a_request_for_a_token_needs_at_most_five_database_statements(): void {
		$answer = $this->post( array( 'action' => 'vestibule_form_token', 'form_id' => '4', 'nonce' => $this->site->keys->forForm( 4 ) ) );
		self::assertStringContainsString( '"token"', $answer );
		$this->assertCost( 100, 5 );
	}

	/**
	 * The answers contain non-ASCII letters, because WordPress would query the columns of every table for them. The
	 * appointment is more than a day away, because an event for a reminder that is due soon needs more statements.
	 */
	public function test_a_submission_needs_at_most_34_database_statements_and_does_not_query_table_columns(): void {
		$values = array(
			'names'             => array( 'first_name' => 'Jürgen', 'middle_name' => '', 'last_name' => 'Müßig' ),
			'fcal_booking_2'    => (string) wp_json_encode( array( 'start' => $this->site->freeStart( 30 ), 'timezone' => 'America/New_York', 'hold' => '' ) ),
			'__vestibule_token' => $this->site->tokens->issue( 4 ),
		) + $this->site->values();
		$answer = $this->post( array( 'action' => 'vestibule_form_submit', 'form_id' => '4', 'data' => http_build_query( $values ) ) );
		self::assertStringContainsString( '"insert_id"', $answer );
		$asked = $this->assertCost( 352, 34 );
		self::assertSame( array(), preg_grep( '/^SHOW /', $asked ) );
		self::assertSame( array( 'sent', 'sent' ), array_column( $this->site->rows( $this->site->tables->named( 'mails' ) ), 'status' ) );
		self::assertSame( array( 'sent' ), array_column( $this->site->rows( $this->site->tables->named( 'submissions' ) ), 'mail_status' ) );
	}

	/**
	 * @param int $files      Maximum number of files, about ten more than needed.
	 * @param int $statements Maximum number of statements, which is the current number.
	 * @return list<string> Recorded statements.
	 */
	private function assertCost( int $files, int $statements ): array {
		/** @var array{files: list<string>} $loaded */
		$loaded = $this->report( 'loaded' );
		$own    = array_filter( $loaded['files'], static fn ( string $file ): bool => str_contains( $file, 'plugins/vestibule/' ) );
		/** @var list<string> $asked */
		$asked = $this->report( 'statements' );
		self::assertLessThanOrEqual( $files, count( $own ), implode( "\n", $own ) );
		self::assertLessThanOrEqual( $statements, count( $asked ), implode( "\n", $asked ) );
		return $asked;
	}

	/** @return array<mixed> */
	private function report( string $probe ): array {
		// Emails are sent after the response.
		for ( $tries = 0; ! is_file( WP_CONTENT_DIR . "/{$probe}.json" ) && $tries < 500; $tries++ ) {
			usleep( 20_000 );
			clearstatcache();
		}
		return (array) json_decode( (string) file_get_contents( WP_CONTENT_DIR . "/{$probe}.json" ), true );
	}

	/** @param array<string, string> $body */
	private function post( array $body ): string {
		$answer = wp_remote_post( admin_url( 'admin-ajax.php' ), array( 'timeout' => 60, 'body' => $body ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) );
		return wp_remote_retrieve_body( $answer );
	}
}
