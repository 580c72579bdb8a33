<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use Vestibule\Contracts\StorageFault;
use Vestibule\Storage\DuplicateKey;
use Vestibule\Tests\TestCase;

final class DatabaseTest extends TestCase {

	public function test_a_value_comes_back_as_it_was_given(): void {
		$storage = new Storage();
		$text    = "Grüße 😀 %s %d 100% \\ ' \" \n ) OR SLEEP(3) -- ` {inputs.x}";
		$storage->addToken( 'one', answer: $text );
		$row = $storage->database->row( "SELECT answer, submission_id FROM {$storage->tables->tokens()} WHERE token = %s", 'one' );
		self::assertSame( array( 'answer' => $text, 'submission_id' => null ), $row );
	}

	public function test_a_taken_key_throws(): void {
		$storage = new Storage();
		$storage->addToken( 'one' );
		$this->expectException( DuplicateKey::class );
		$storage->addToken( 'one' );
	}

	public function test_insert_once_tells_who_was_first(): void {
		$storage = new Storage();
		$row     = array( 'bucket' => 'b', 'hits' => 1, 'expires_at' => 1 );
		self::assertNotNull( $storage->database->insertOnce( $storage->tables->rates(), $row ) );
		self::assertNull( $storage->database->insertOnce( $storage->tables->rates(), $row ) );
		self::assertSame( 1, $storage->count( $storage->tables->rates() ) );
	}

	public function test_a_seat_is_given_once_and_given_up_seats_do_not_count(): void {
		$storage = new Storage();
		$storage->addBooking( array( 'seat' => null ) );
		$storage->addBooking( array( 'seat' => null ) );
		$storage->addBooking( array( 'seat' => 1 ) );
		$storage->addBooking( array( 'seat' => 2 ) );
		$this->expectException( DuplicateKey::class );
		$storage->addBooking( array( 'seat' => 2 ) );
	}

	public function test_a_failed_statement_throws_and_prints_and_logs_nothing(): void {
		$storage = new Storage();
		$log     = (string) tempnam( sys_get_temp_dir(), 'log' );
		$before  = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
		ob_start();
		try {
			$storage->database->execute( 'SELECT secret FROM nowhere' );
			self::fail( 'It did not throw.' );
		} catch ( StorageFault $fault ) {
			self::assertStringNotContainsString( 'SELECT', $fault->getMessage(), 'The statement holds what a visitor wrote.' );
		} finally {
			ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
			self::assertSame( '', (string) ob_get_clean() );
			self::assertSame( '', (string) file_get_contents( $log ) );
		}
	}
}
