<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Log;

use RuntimeException;
use Throwable;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Log\Throttle;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\TestCase;

final class FaultLogTest extends TestCase {

	public function test_an_error_is_logged_with_the_id_that_is_returned(): void {
		$faults = new Faults();
		$id     = $faults->during( fn (): string => FaultLog::record( $this->fault( 'The disk is full.' ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $id );
		self::assertCount( 1, $faults->lines() );
		self::assertStringContainsString( "fault {$id}: RuntimeException: The disk is full. in " . __FILE__, $faults->lines()[0] );
	}

	public function test_a_repeated_error_is_logged_once_an_hour_but_fires_the_action_every_time(): void {
		$faults = new Faults();
		$faults->during(
			function (): void {
				for ( $time = 0; $time < 50; $time++ ) {
					FaultLog::record( $this->fault( "The disk is full, {$time}." ) );
				}
				FaultLog::record( new RuntimeException( 'Another place.' ) );
			}
		);
		self::assertCount( 2, $faults->lines() );
		self::assertCount( 51, $faults->announced );
		self::assertCount( 2, array_unique( $faults->ids() ) );
	}

	public function test_an_exception_in_an_attempted_callback_is_logged_and_the_default_value_is_returned(): void {
		$faults   = new Faults();
		$attempts = array();
		$faults->during(
			function () use ( &$attempts ): void {
				$attempts = array(
					FaultLog::attempt( static fn (): int => 3, 0 ),
					FaultLog::attempt( static fn (): int => throw new StorageFault( 'Gone away.' ), 0 ),
				);
			}
		);
		self::assertSame( array( 3, 0 ), $attempts );
		self::assertCount( 1, $faults->lines() );
	}

	public function test_a_different_cause_of_the_same_error_is_logged_under_the_same_id(): void {
		$faults = new Faults();
		$faults->during(
			function (): void {
				foreach ( array( "Table 'site.a' is marked as crashed", 'The disk is full (28).', 'The disk is full (29).', "Table 'site.b' is marked as crashed" ) as $cause ) {
					FaultLog::record( $this->fault( $cause ) );
				}
			}
		);
		self::assertCount( 2, $faults->lines() );
		self::assertCount( 1, array_unique( $faults->ids() ) );
	}

	public function test_an_error_whose_message_keeps_changing_is_logged_at_most_64_times(): void {
		$faults = new Faults();
		$faults->during( fn () => array_map( fn ( int $time ): string => FaultLog::record( $this->fault( str_repeat( 'a', $time ) ) ), range( 1, 300 ) ) );
		self::assertLessThanOrEqual( 64, count( $faults->lines() ) );
	}

	public function test_an_error_is_logged_again_after_an_hour(): void {
		$faults = new Faults();
		$faults->during(
			static function (): void {
				$throttle = new Throttle( get_temp_dir() );
				self::assertTrue( $throttle->allows( 'one', 1_000_000 ) );
				self::assertFalse( $throttle->allows( 'one', 1_000_000 + HOUR_IN_SECONDS - 1 ) );
				self::assertTrue( $throttle->allows( 'two', 1_000_000 ) );
				self::assertTrue( $throttle->allows( 'one', 1_000_000 + HOUR_IN_SECONDS ) );
				self::assertTrue( $throttle->allows( 'one', 999_999 ), 'The clock was set back.' );
			}
		);
	}

	public function test_an_error_is_logged_only_once_per_request_if_the_throttle_cannot_write_files(): void {
		$throttle = new Throttle( '/proc/no-such-folder/' );
		self::assertTrue( $throttle->allows( 'one', 1_000_000 ) );
		self::assertFalse( $throttle->allows( 'one', 1_000_000 ) );
	}

	public function test_failed_statements_are_grouped_by_the_code_that_ran_them(): void {
		$storage = new Storage();
		$kinds   = array();
		foreach ( array( 'one', 'two' ) as $table ) {
			$kinds[] = FaultLog::id( $this->statement( $storage, $table ) );
		}
		try {
			$storage->database->rows( 'SELECT a FROM elsewhere' );
		} catch ( StorageFault $fault ) {
			$kinds[] = FaultLog::id( $fault );
		}
		self::assertSame( $kinds[0], $kinds[1] );
		self::assertNotSame( $kinds[0], $kinds[2] ?? '' );
	}

	public function test_an_error_message_cannot_start_a_new_log_line_and_arguments_are_not_logged(): void {
		$faults = new Faults();
		$faults->during( fn (): string => FaultLog::record( $this->fault( "One\n[22-Nov-2026] Vestibule: fault 00000000: made up", 'visitor@example.com' ) ) );
		self::assertCount( 1, $faults->lines() );
		self::assertStringNotContainsString( 'visitor@', $faults->log() );
	}

	public function test_the_previous_exception_is_logged(): void {
		$faults = new Faults();
		$faults->during( static fn (): string => FaultLog::record( new RuntimeException( 'Above.', 0, new StorageFault( 'Below.' ) ) ) );
		self::assertStringContainsString( 'because of Vestibule\Kernel\Database\StorageFault: Below.', $faults->log() );
	}

	public function test_an_exception_in_a_listener_is_logged_but_does_not_fire_the_action_again(): void {
		$times = 0;
		add_action(
			'vestibule/fault',
			static function () use ( &$times ): never {
				++$times;
				FaultLog::record( new RuntimeException( 'While listening.' ) );
				throw new RuntimeException( 'The listener.' );
			}
		);
		$faults = new Faults();
		$faults->during( fn (): string => FaultLog::record( $this->fault( 'The disk is full.' ) ) );
		self::assertSame( 1, $times );
		self::assertCount( 3, $faults->lines() );
		$faults->during( fn (): string => FaultLog::record( $this->fault( 'The disk is still full.' ) ) );
		self::assertSame( 2, $times, 'The action fires again for the next fault of the request.' );
	}

	/** @param string $argument Argument that PHP's own message would contain. */
	private function fault( string $message, string $argument = '' ): Throwable {
		return new RuntimeException( $message, strlen( $argument ) );
	}

	private function statement( Storage $storage, string $table ): StorageFault {
		try {
			$storage->database->rows( "SELECT a FROM {$table}" );
		} catch ( StorageFault $fault ) {
			return $fault;
		}
		self::fail( 'It did not throw.' );
	}
}
