<?php

declare(strict_types=1);

namespace Vestibule\Entries\Seats;

use Closure;
use DateTimeImmutable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;

/**
 * The places that entries take. Who has one is a row (table entry_seats); how many are taken is counted beside it in the
 * row that everybody locks (Resources), so that a page reads one row and not all seats (docs/limits.md). An entry on a
 * waiting list has a row under the name of the list. Everything here throws Vestibule\Kernel\Database\StorageFault when
 * the database refuses.
 */
final class Pools {

	private readonly Resources $resources;

	public function __construct( private readonly Database $database, private readonly Transaction $transaction ) {
		$this->resources = new Resources( $database );
	}

	/**
	 * Gives an entry one place in each pool, or has it wait where a full one has a waiting list. A place that it has already
	 * stays its own, also where there are fewer than that by now.
	 *
	 * @param list<Pool> $pools
	 * @throws PoolFull When one without a waiting list has none left: then it gets none at all.
	 */
	public function take( int $entry, array $pools ): void {
		$this->transaction->run(
			function () use ( $entry, $pools ): void {
				$this->resources->lock( ...self::names( $pools ) );
				$full = array_filter( $pools, fn ( Pool $pool ): bool => ! $this->takeOne( $pool, $entry ) );
				if ( array() !== $full ) {
					throw new PoolFull( array_values( $full ) );
				}
			}
		);
	}

	/**
	 * Gives an entry these places and takes all others from it.
	 *
	 * @param list<Pool> $pools
	 * @return list<string> The pools that others can have its places of.
	 * @throws PoolFull When one has none left: then it keeps what it had.
	 */
	public function change( int $entry, array $pools ): array {
		return $this->transaction->run(
			function () use ( $entry, $pools ): array {
				$kept = array( ...self::names( $pools ), ...array_map( static fn ( Pool $pool ): string => $pool->waiting(), $pools ) );
				$gone = array_values( array_diff( $this->of( $entry ), $kept ) );
				$this->resources->lock( ...self::names( $pools ), ...$gone );
				foreach ( $gone as $name ) {
					$this->release( $name, array( $entry ) );
				}
				$this->take( $entry, $pools );
				return $gone;
			}
		);
	}

	/**
	 * Gives entries their places whether there is room or not: those from before a limit, and those that the owner makes.
	 * An entry that waits goes on waiting.
	 *
	 * @param array<int, list<Pool>> $pools By entry.
	 */
	public function add( array $pools ): void {
		$entries = array();
		$waiting = $this->waiting( array_keys( $pools ) );
		foreach ( $pools as $entry => $needed ) {
			foreach ( array_filter( $needed, static fn ( Pool $pool ): bool => ! in_array( $pool->waiting(), $waiting[ $entry ] ?? array(), true ) ) as $pool ) {
				$entries[ $pool->name ][] = $pool->name;
				$entries[ $pool->name ][] = $entry;
			}
		}
		$this->transaction->run(
			function () use ( $entries ): void {
				$this->resources->lock( ...array_keys( $entries ) );
				foreach ( $entries as $name => $values ) {
					$rows = implode( ', ', array_fill( 0, intdiv( count( $values ), 2 ), '(%s, %d)' ) );
					$this->resources->count( $name, $this->database->execute( "INSERT IGNORE INTO {entry_seats} (pool, entry_id) VALUES {$rows}", ...$values ) );
				}
			}
		);
	}

	/**
	 * Others can have the places of these entries at once.
	 *
	 * @param list<int> $entries
	 * @return list<string> The pools they were in.
	 */
	public function giveBack( array $entries ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries ): void {
				foreach ( $names as $name ) {
					$this->release( $name, $entries );
				}
			}
		);
	}

	/**
	 * Marks the places of entries for a later release (HeldPlaces). Until then they stay taken.
	 *
	 * @param list<int> $entries
	 */
	public function hold( array $entries, DateTimeImmutable $until ): void {
		$mark = fn (): int => $this->database->execute( 'UPDATE {entry_seats} SET release_at = %s WHERE entry_id IN (%d)', $until, $entries );
		$this->withLocked( $entries, $mark );
	}

	/**
	 * Postpones the release of places that are still marked.
	 *
	 * @param list<int> $entries
	 */
	public function extend( array $entries, DateTimeImmutable $until ): void {
		$sql  = 'UPDATE {entry_seats} SET release_at = %s WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$mark = fn (): int => $this->database->execute( $sql, $until, $entries );
		$this->withLocked( $entries, $mark );
	}

	/**
	 * Removes the mark: an entry came back in time and keeps its places.
	 *
	 * @param list<int> $entries
	 */
	public function keep( array $entries ): void {
		$sql    = 'UPDATE {entry_seats} SET release_at = NULL WHERE entry_id IN (%d) AND release_at IS NOT NULL';
		$unmark = fn (): int => $this->database->execute( $sql, $entries );
		$this->withLocked( $entries, $unmark );
	}

	/**
	 * Gives back places whose mark is due. The mark is read under the lock, so an entry that has just come back keeps them.
	 *
	 * @param list<int> $entries
	 * @return list<string> The pools they were in.
	 */
	public function giveBackMarked( array $entries, DateTimeImmutable $due ): array {
		return $this->withLocked(
			$entries,
			function ( array $names ) use ( $entries, $due ): void {
				$sql = 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id IN (%d) AND release_at <= %s';
				foreach ( $names as $name ) {
					$this->resources->count( $name, -$this->database->execute( $sql, $name, $entries, $due ) );
				}
			}
		);
	}

	/** @return list<int> Entries whose mark is due, in the order of their IDs. */
	public function due( DateTimeImmutable $now, int $most ): array {
		$sql  = 'SELECT DISTINCT entry_id FROM {entry_seats} WHERE release_at <= %s ORDER BY entry_id LIMIT %d';
		$rows = $this->database->rows( $sql, $now, $most );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** True if any places are marked, due or not. */
	public function hasMarked(): bool {
		return null !== $this->database->value( 'SELECT entry_id FROM {entry_seats} WHERE release_at IS NOT NULL LIMIT 1' );
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, list<string>> Pools and waiting lists with a mark, by entry.
	 */
	public function marked( array $entries ): array {
		$sql   = 'SELECT entry_id, pool FROM {entry_seats} WHERE entry_id IN (%d) AND release_at IS NOT NULL ORDER BY entry_id';
		$names = array();
		foreach ( array() === $entries ? array() : $this->database->rows( $sql, $entries ) as $row ) {
			$names[ (int) $row['entry_id'] ][] = (string) $row['pool'];
		}
		return $names;
	}

	/** @return list<int> The entries that get the next places of a pool, in their order. */
	public function next( Pool $pool, int $most ): array {
		$sql  = 'SELECT entry_id FROM {entry_seats} WHERE pool = %s AND release_at IS NULL ORDER BY entry_id LIMIT %d';
		$rows = $most < 1 ? array() : $this->database->rows( $sql, $pool->waiting(), $most );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** An entry leaves an option, whether it has a place or waits; who waits next has the place. */
	public function leave( int $entry, Pool $pool ): void {
		$this->transaction->run(
			function () use ( $entry, $pool ): void {
				$this->resources->lock( $pool->name, $pool->waiting() );
				$this->release( $pool->name, array( $entry ) );
				$this->release( $pool->waiting(), array( $entry ) );
				$this->fill( $pool );
			}
		);
	}

	/**
	 * Runs work while no other request runs work under the same name.
	 *
	 * @template T
	 * @param string       $name Of at most 40 characters.
	 * @param Closure(): T $work
	 * @return T
	 */
	public function withLock( string $name, Closure $work ): mixed {
		return $this->transaction->run(
			function () use ( $name, $work ): mixed {
				$this->resources->lock( $name );
				return $work();
			}
		);
	}

	/** @return list<string> The pools and waiting lists that an entry is in. */
	public function of( int $entry ): array {
		return array_map( strval( ... ), array_column( $this->database->rows( 'SELECT pool FROM {entry_seats} WHERE entry_id = %d', $entry ), 'pool' ) );
	}

	/**
	 * Gives free places to the entries that wait for them, in the order in which they were sent.
	 *
	 * @param list<Pool> $pools
	 */
	public function moveUp( array $pools ): void {
		$this->transaction->run(
			function () use ( $pools ): void {
				$this->resources->lock( ...self::names( $pools ) );
				array_map( $this->fill( ... ), $pools );
			}
		);
	}

	/**
	 * @param list<int> $entries
	 * @return array<int, non-empty-list<string>> The waiting lists they are on, by entry.
	 */
	public function waiting( array $entries ): array {
		$rows  = array() === $entries ? array() : $this->database->rows( 'SELECT entry_id, pool FROM {entry_seats} WHERE entry_id IN (%d) AND pool LIKE %s', $entries, Pool::WAITING . '%' );
		$lists = array();
		foreach ( $rows as $row ) {
			$lists[ (int) $row['entry_id'] ][] = (string) $row['pool'];
		}
		return $lists;
	}

	/**
	 * @param list<string> $names Of waiting lists too.
	 * @return array<string, int> How many places are taken, by pool; one without any is missing.
	 */
	public function taken( array $names ): array {
		return $this->resources->taken( $names );
	}

	/** @return bool Whether the entry has a place, or waits for one. */
	private function takeOne( Pool $pool, int $entry ): bool {
		if ( $pool->hasWaitingList ) {
			$this->fill( $pool );
		}
		if ( null === $this->seat( $pool->name, $entry ) || $this->resources->take( $pool->name, $pool->capacity ) ) {
			return true;
		}
		// An entry that waits stays on the list after the owner has closed it.
		if ( ! $pool->hasWaitingList && ! in_array( $pool->waiting(), $this->waiting( array( $entry ) )[ $entry ] ?? array(), true ) ) {
			return false;
		}
		$this->database->execute( 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id = %d', $pool->name, $entry );
		if ( null !== $this->seat( $pool->waiting(), $entry ) ) {
			$this->resources->count( $pool->waiting(), 1 );
		}
		return true;
	}

	/**
	 * Gives the free places of a pool, which is locked with its waiting list, to the entries that wait. Unconfirmed entries
	 * stay on the list, so that they don't take a place before confirmed ones.
	 */
	private function fill( Pool $pool ): void {
		$rows    = $this->database->rows( 'SELECT resource, taken FROM {booking_resources} WHERE resource IN (%s) FOR UPDATE', array( $pool->name, $pool->waiting() ) );
		$taken   = array_column( $rows, 'taken', 'resource' );
		$room    = min( $pool->capacity - (int) ( $taken[ $pool->name ] ?? 0 ), (int) ( $taken[ $pool->waiting() ] ?? 0 ) );
		$next    = "SELECT s.entry_id FROM {entry_seats} s WHERE s.pool = %s AND s.release_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM {submissions} u WHERE u.id = s.entry_id AND u.unconfirmed = '*') ORDER BY s.entry_id LIMIT %d FOR UPDATE";
		$entries = $room < 1 ? array() : $this->database->rows( $next, $pool->waiting(), $room );
		foreach ( array_map( intval( ... ), array_column( $entries, 'entry_id' ) ) as $entry ) {
			$this->release( $pool->waiting(), array( $entry ) );
			$this->resources->count( $pool->name, null === $this->seat( $pool->name, $entry ) ? 0 : 1 );
			Events::tell( new PlaceGiving( $entry ) );
		}
	}

	/**
	 * @param list<int>                   $entries
	 * @param Closure(list<string>): mixed $work    Takes the names of the entries' pools, which are locked.
	 * @return list<string> These names.
	 */
	private function withLocked( array $entries, Closure $work ): array {
		return $this->transaction->run(
			function () use ( $entries, $work ): array {
				$sql   = 'SELECT DISTINCT pool FROM {entry_seats} WHERE entry_id IN (%d)';
				$names = array_map( strval( ... ), array_column( $this->database->rows( $sql, $entries ), 'pool' ) );
				$this->resources->lock( ...$names );
				if ( array() !== $names ) {
					$work( $names );
				}
				return $names;
			}
		);
	}

	/** Null when the entry has one. */
	private function seat( string $pool, int $entry ): ?int {
		return $this->database->insertOnce( '{entry_seats}', array( 'pool' => $pool, 'entry_id' => $entry ) );
	}

	/**
	 * Of a pool that is locked.
	 *
	 * @param list<int> $entries
	 */
	private function release( string $name, array $entries ): void {
		$this->resources->count( $name, -$this->database->execute( 'DELETE FROM {entry_seats} WHERE pool = %s AND entry_id IN (%d)', $name, $entries ) );
	}

	/**
	 * @param list<Pool> $pools
	 * @return list<string> Of what an entry locks that takes a place.
	 */
	private static function names( array $pools ): array {
		$lists = array_filter( $pools, static fn ( Pool $pool ): bool => $pool->hasWaitingList );
		return array( ...array_map( static fn ( Pool $pool ): string => $pool->name, $pools ), ...array_values( array_map( static fn ( Pool $pool ): string => $pool->waiting(), $lists ) ) );
	}
}
