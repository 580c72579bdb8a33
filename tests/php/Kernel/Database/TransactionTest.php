<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use LogicException;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Kernel\Database\DuplicateKey;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Tests\TestCase;

final class TransactionTest extends TestCase {

	public function test_a_transaction_returns_the_result_of_its_callback_and_keeps_its_rows(): void {
		$storage = new Storage();
		$answer  = $storage->transaction->run(
			static function () use ( $storage ): string {
				$storage->addToken( 'one' );
				return 'done';
			}
		);
		self::assertSame( array( 'done', array( 'one' ) ), array( $answer, $storage->tokens() ) );
	}

	public function test_an_exception_rolls_the_transaction_back(): void {
		$storage = new Storage();
		try {
			$storage->transaction->run(
				static function () use ( $storage ): never {
					$storage->addToken( 'one' );
					throw new LogicException( 'no' );
				}
			);
		} catch ( LogicException $error ) {
			self::assertSame( array( 'no', array() ), array( $error->getMessage(), $storage->tokens() ) );
		}
	}

	public function test_a_caught_database_error_rolls_the_transaction_back(): void {
		$storage = new Storage();
		$storage->addToken( 'taken' );
		try {
			$storage->transaction->run(
				static function () use ( $storage ): void {
					$storage->addToken( 'one' );
					try {
						$storage->addToken( 'taken' );
					} catch ( DuplicateKey ) {
						$storage->addToken( 'two' );
					}
				}
			);
			self::fail( 'It did not throw.' );
		} catch ( DuplicateKey ) {
			// On SQLite, the failed statement ends the transaction, so later rows cannot be rolled back.
			self::assertNotContains( 'one', $storage->tokens() );
		}
	}

	public function test_inserting_a_duplicate_key_with_insert_once_does_not_roll_back_the_transaction(): void {
		$storage = new Storage();
		$storage->addBooking( array() );
		$storage->transaction->run(
			static function () use ( $storage ): void {
				$storage->addToken( 'one' );
				$seat = array( 'event_id' => 1, 'start_at' => '2026-12-01 09:00:00', 'end_at' => '2026-12-01 09:30:00', 'status' => 'booked', 'timezone' => '', 'created_at' => '2026-11-01 00:00:00' );
				self::assertNull( $storage->database->insertOnce( $storage->tables->named( 'bookings' ), array( 'seat' => 1 ) + $seat ) );
				self::assertNotNull( $storage->database->insertOnce( $storage->tables->named( 'bookings' ), array( 'seat' => 2 ) + $seat ) );
			}
		);
		self::assertSame( array( array( 'one' ), 2 ), array( $storage->tokens(), $storage->count( $storage->tables->named( 'bookings' ) ) ) );
	}

	public function test_a_nested_transaction_can_be_rolled_back_alone(): void {
		$storage = new Storage();
		$storage->transaction->run(
			static function () use ( $storage ): void {
				$storage->addToken( 'one' );
				try {
					$storage->transaction->run(
						static function () use ( $storage ): never {
							$storage->addToken( 'two' );
							throw new LogicException( 'no' );
						}
					);
				} catch ( LogicException ) {
					$storage->transaction->run( static fn (): int => $storage->addToken( 'three' ) );
				}
			}
		);
		self::assertSame( array( 'one', 'three' ), $storage->tokens() );
	}

	public function test_a_nested_transaction_is_rolled_back_together_with_the_outer_transaction(): void {
		$storage = new Storage();
		try {
			$storage->transaction->run(
				static function () use ( $storage ): never {
					$storage->transaction->run( static fn (): int => $storage->addToken( 'one' ) );
					throw new LogicException( 'no' );
				}
			);
		} catch ( LogicException ) {
			self::assertSame( array(), $storage->tokens() );
		}
	}

	public function test_a_transaction_is_retried_after_a_deadlock(): void {
		$storage = new Storage();
		$runs    = 0;
		$storage->transaction->run(
			static function () use ( $storage, &$runs ): void {
				$storage->addToken( 'one' );
				if ( ++$runs < 9 ) {
					throw new StorageFault( 'Deadlock found when trying to get lock', 1213 );
				}
			}
		);
		self::assertSame( array( 9, array( 'one' ) ), array( $runs, $storage->tokens() ) );
	}

	public function test_a_transaction_with_endless_deadlocks_throws_an_exception_after_its_time_limit(): void {
		$storage = new Storage();
		$this->expectExceptionCode( 1213 );
		( new Transaction( $storage->database, $storage->connection, 0.2 ) )->run(
			static fn (): never => throw new StorageFault( 'Deadlock found when trying to get lock', 1213 )
		);
	}

	/** A connection to SQLite cannot be lost. */
	#[Group( 'mariadb' )]
	public function test_a_transaction_stores_nothing_if_the_connection_is_lost(): void {
		global $wpdb;
		$storage = new Storage();
		try {
			$storage->transaction->run(
				static function () use ( $storage, $wpdb ): void {
					$storage->addToken( 'one' );
					$wpdb->__get( 'dbh' )->kill( (int) $storage->database->value( 'SELECT CONNECTION_ID()' ) );
					$storage->addToken( 'two' );
				}
			);
			self::fail( 'It did not throw.' );
		} catch ( StorageFault ) {
			self::assertSame( array(), $storage->tokens() );
		}
	}
}
