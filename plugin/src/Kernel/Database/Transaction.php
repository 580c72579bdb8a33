<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use Closure;
use Throwable;

/**
 * Runs work in a database transaction. After a conflict with another transaction, the work runs again from its start,
 * so it may only write to the database. Send emails and redirects after run().
 */
final class Transaction {

	/** Time limit for retries. On a busy cluster, the same work can fail with a conflict many times in a row. */
	private const SECONDS = 10.0;

	/** Maximum pause between two attempts. */
	private const MAX_PAUSE_MICROSECONDS = 250_000;

	/** @param float $seconds Time limit for retries after conflicts. */
	public function __construct(
		private readonly Database $database,
		private readonly Connection $connection,
		private readonly float $seconds = self::SECONDS,
	) {}

	/**
	 * Runs the work in a transaction. If a transaction is already running, runs the work in a savepoint.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws StorageFault If the database failed, even if the work caught the exception. All changes are rolled back.
	 * @throws Throwable    Any exception that the work throws, after the rollback.
	 */
	public function run( callable $work ): mixed {
		$work = Closure::fromCallable( $work );
		return $this->connection->depth > 0
			? $this->nested( $work )
			: $this->connection->withoutReconnecting( fn (): mixed => $this->repeated( $work ) );
	}

	/**
	 * Runs the work in the running transaction, or starts a new one. Doesn't create a savepoint, so an exception in the
	 * work must end the running transaction.
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
				usleep( random_int( 1_000, min( 20_000 * $attempt, self::MAX_PAUSE_MICROSECONDS ) ) );
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
			$result = $this->connection->untilAborted( $work );
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

	/**
	 * Rolls back. Ignores errors, so that they don't hide the original exception. If the connection is lost, the
	 * database rolls back automatically.
	 */
	private function undo( string $statement ): void {
		try {
			$this->database->execute( $statement );
		} catch ( Throwable ) {
			return;
		}
	}
}
