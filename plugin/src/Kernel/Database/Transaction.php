<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use Throwable;

/**
 * All or nothing. The work may be run again from its beginning when the database picked it as the victim of a conflict,
 * so it writes to the database and does nothing else: mails and redirects come after run() has answered.
 */
final class Transaction {

	/** A cluster on a busy machine refuses the same work many times in a row; visitors rather wait than start over. */
	private const SECONDS = 10.0;

	/** The longest pause between two attempts, in microseconds. */
	private const LONGEST = 250_000;

	/** @param float $seconds After which a conflict is a fault. */
	public function __construct(
		private readonly Database $database,
		private readonly Connection $connection,
		private readonly float $seconds = self::SECONDS,
	) {}

	/**
	 * Runs the work in a transaction, or in a savepoint when one is already running.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws StorageFault When the database failed, also when the work has swallowed that; everything is rolled back.
	 * @throws Throwable    Whatever the work throws, after rolling back.
	 */
	public function run( callable $work ): mixed {
		$work = Closure::fromCallable( $work );
		return $this->connection->depth > 0 ? $this->nested( $work ) : $this->connection->withoutReconnecting( fn (): mixed => $this->repeated( $work ) );
	}

	/**
	 * Runs the work in the transaction that is running, or in one of its own. What it throws has to end that transaction:
	 * there is no savepoint to go back to.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 * @throws StorageFault
	 */
	public function joined( Closure $work ): mixed {
		return $this->connection->depth > 0 ? $work() : $this->run( $work );
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function repeated( Closure $work ): mixed {
		$end = hrtime( true ) + (int) ( $this->seconds * 1e9 );
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				return $this->once( $work );
			} catch ( StorageFault $fault ) {
				if ( hrtime( true ) >= $end || ! DatabaseError::isConflict( $fault ) ) {
					throw $fault;
				}
				usleep( random_int( 1_000, min( 20_000 * $attempt, self::LONGEST ) ) );
			}
		}
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function once( Closure $work ): mixed {
		$this->database->forget();
		$this->database->execute( 'START TRANSACTION' );
		++$this->connection->depth;
		try {
			$result = $work();
			if ( null !== $this->database->fault() ) {
				throw $this->database->fault();
			}
			$this->database->execute( 'COMMIT' );
			return $result;
		} catch ( Throwable $error ) {
			$this->undo( 'ROLLBACK' );
			throw $error;
		} finally {
			--$this->connection->depth;
			$this->database->forget();
		}
	}

	/**
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function nested( Closure $work ): mixed {
		$savepoint = "vestibule_{$this->connection->depth}";
		$this->database->execute( "SAVEPOINT {$savepoint}" );
		++$this->connection->depth;
		try {
			$result = $work();
			$this->database->execute( "RELEASE SAVEPOINT {$savepoint}" );
			return $result;
		} catch ( Throwable $error ) {
			if ( null === $this->database->fault() ) {
				$this->undo( "ROLLBACK TO SAVEPOINT {$savepoint}" );
			}
			throw $error;
		} finally {
			--$this->connection->depth;
		}
	}

	/** Never hides the error that led here: a connection that is gone has rolled back by itself. */
	private function undo( string $statement ): void {
		try {
			$this->database->execute( $statement );
		} catch ( Throwable ) {
			return;
		}
	}
}
