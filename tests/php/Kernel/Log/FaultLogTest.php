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

	public function test_a_fault_is_written_to_phps_log_with_the_id_that_is_answered(): void {
		$faults = new Faults();
		$id     = $faults->during( fn (): string => FaultLog::record( $this->fault( 'The disk is full.' ) ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{8}$/', $id );
		self::assertCount( 1, $faults->lines() );
		self::assertStringContainsString( "fault {$id}: RuntimeException: The disk is full. in " . __FILE__, $faults->lines()[0] );
	}

	public function test_a_kind_is_written_once_an_hour_and_announced_each_time_under_the_same_id(): void {
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

	public function test_an_attempt_that_the_database_refuses_is_written_and_work_goes_on(): void {
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

	public function test_another_cause_of_the_same_kind_has_a_line_of_its_own_under_the_same_id(): void {
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

	public function test_a_kind_with_causes_without_end_fills_no_log(): void {
		$faults = new Faults();
		$faults->during( fn () => array_map( fn ( int $time ): string => FaultLog::record( $this->fault( str_repeat( 'a', $time ) ) ), range( 1, 300 ) ) );
		self::assertLessThanOrEqual( 64, count( $faults->lines() ) );
	}

	public function test_the_throttle_lets_a_kind_through_again_after_an_hour(): void {
		$faults = new Faults();
		$faults->during(
			static function (): void {
				$throttle = new Throttle( get_temp_dir() );
				self::assertTrue( $throttle->allows( 'one', 1_000_000 ) );
				self::assertFalse( $throttle->allows( 'one', 1_000_000 + HOUR_IN_SECONDS - 1 ) );
				self::assertTrue( $throttle->allows( 'two', 1_000_000 ) );
				self::assertTrue( $throttle->allows( 'one', 1_000_000 + HOUR_IN_SECONDS ) );
				self::assertTrue( $throttle->allows( 'one', 999_999 ), 'A clock that was set back.' );
			}
		);
	}

	public function test_where_no_file_can_be_written_one_request_still_writes_a_kind_once(): void {
		$throttle = new Throttle( '/proc/no-such-folder/' );
		self::assertTrue( $throttle->allows( 'one', 1_000_000 ) );
		self::assertFalse( $throttle->allows( 'one', 1_000_000 ) );
	}

	public function test_statements_that_fail_are_of_the_kind_of_who_asked(): void {
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

	public function test_a_message_cannot_begin_a_line_of_its_own_and_arguments_are_not_written(): void {
		$faults = new Faults();
		$faults->during( fn (): string => FaultLog::record( $this->fault( "One\n[22-Nov-2026] Vestibule: fault 00000000: made up", 'visitor@example.com' ) ) );
		self::assertCount( 1, $faults->lines() );
		self::assertStringNotContainsString( 'visitor@', $faults->log() );
	}

	public function test_the_cause_is_written_below(): void {
		$faults = new Faults();
		$faults->during( static fn (): string => FaultLog::record( new RuntimeException( 'Above.', 0, new StorageFault( 'Below.' ) ) ) );
		self::assertStringContainsString( 'because of Vestibule\Kernel\Database\StorageFault: Below.', $faults->log() );
	}

	public function test_a_listener_that_fails_is_written_and_announced_to_nobody(): void {
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
		self::assertSame( 2, $times, 'The next fault of the request is announced again.' );
	}

	/** @param string $argument What PHP's own text would show. */
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
