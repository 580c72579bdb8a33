<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Vestibule\Kernel\Database\DuplicateKey;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Tests\TestCase;

final class DatabaseTest extends TestCase {

	public function test_a_stored_value_is_returned_unchanged(): void {
		$storage = new Storage();
		$text    = "Grüße 😀 %s %d 100% \\ ' \" \n ) OR SLEEP(3) -- ` {inputs.x}";
		$storage->addToken( 'one', answer: $text );
		$row = $storage->database->row( "SELECT answer, submission_id FROM {$storage->tables->named( 'tokens' )} WHERE token = %s", 'one' );
		self::assertSame( array( 'answer' => $text, 'submission_id' => null ), $row );
	}

	public function test_table_names_in_braces_are_replaced_but_values_in_braces_are_not(): void {
		$storage = new Storage();
		$storage->addToken( 'one', answer: '{bookings}' );
		self::assertSame( '{bookings}', $storage->database->value( 'SELECT answer FROM {tokens} WHERE token = %s', 'one' ) );
		self::assertSame( '{bookings}', $storage->database->value( "SELECT answer FROM {tokens} WHERE answer LIKE '{book%'" ) );
		self::assertIsNumeric( $storage->database->value( 'SELECT COUNT(*) FROM {posts}' ) );
		$this->expectException( LogicException::class );
		$storage->database->rows( 'SELECT * FROM {nothing}' );
	}

	public function test_a_list_is_expanded_in_its_placeholder_and_an_empty_list_matches_nothing(): void {
		$storage = new Storage();
		foreach ( array( 'one', 'two', '100%s' ) as $token ) {
			$storage->addToken( $token );
		}
		$found = static fn ( string ...$tokens ): array => array_column( $storage->database->rows( "SELECT token FROM {tokens} WHERE form_id = %d AND token IN (%s) AND token NOT LIKE '%%x' ORDER BY token", 4, array_values( $tokens ) ), 'token' );
		self::assertSame( array( '100%s', 'two' ), $found( 'two', '100%s', 'three' ) );
		self::assertSame( array(), $found() );
		self::assertSame( array(), $storage->database->rows( 'SELECT token FROM {tokens} WHERE form_id IN (%d)', array() ) );
	}

	public function test_a_date_is_stored_in_utc(): void {
		$storage = new Storage();
		$at      = new DateTimeImmutable( '2026-07-01 12:00', new DateTimeZone( 'Europe/Berlin' ) );
		$storage->database->insert( '{beacons}', array( 'page' => 'p', 'url' => 'u', 'is_mobile' => 0, 'post_id' => 0, 'state' => '', 'reports' => 0, 'found' => '', 'changed_at' => $at ) );
		self::assertSame( '2026-07-01 10:00:00', $storage->database->value( 'SELECT changed_at FROM {beacons} WHERE changed_at = %s', $at ) );
	}

	public function test_inserting_a_duplicate_key_throws_an_exception(): void {
		$storage = new Storage();
		$storage->addToken( 'one' );
		$this->expectException( DuplicateKey::class );
		$storage->addToken( 'one' );
	}

	public function test_insert_once_reports_whether_the_row_was_inserted(): void {
		$storage = new Storage();
		$row     = array( 'bucket' => 'b', 'hits' => 1, 'expires_at' => 1 );
		self::assertNotNull( $storage->database->insertOnce( $storage->tables->named( 'rates' ), $row ) );
		self::assertNull( $storage->database->insertOnce( $storage->tables->named( 'rates' ), $row ) );
		self::assertSame( 1, $storage->count( $storage->tables->named( 'rates' ) ) );
	}

	public function test_a_seat_can_be_stored_only_once_but_canceled_seats_repeatedly(): void {
		$storage = new Storage();
		$storage->addBooking( array( 'seat' => null ) );
		$storage->addBooking( array( 'seat' => null ) );
		$storage->addBooking( array( 'seat' => 1 ) );
		$storage->addBooking( array( 'seat' => 2 ) );
		$this->expectException( DuplicateKey::class );
		$storage->addBooking( array( 'seat' => 2 ) );
	}

	public function test_a_failed_statement_throws_an_exception_and_is_neither_printed_nor_logged(): void {
		$storage = new Storage();
		$log     = (string) tempnam( sys_get_temp_dir(), 'log' );
		$before  = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
		ob_start();
		try {
			$storage->database->execute( 'SELECT secret FROM nowhere' );
			self::fail( 'It did not throw.' );
		} catch ( StorageFault $fault ) {
			self::assertStringNotContainsString( 'SELECT', $fault->getMessage(), 'The statement contains the text of a visitor.' );
		} finally {
			ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
			self::assertSame( '', (string) ob_get_clean() );
			self::assertSame( '', (string) file_get_contents( $log ) );
		}
	}
}
