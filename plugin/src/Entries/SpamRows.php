<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * The spam folder in the table submissions. Every method throws Vestibule\Contracts\StorageFault when the database
 * refuses.
 */
final class SpamRows {

	/** What is stored as the reason where a person said so. */
	public const BY_HAND = 'hand:';

	public function __construct( private readonly Database $database, private readonly Tables $tables, private readonly Clock $clock ) {}

	/**
	 * Remembers what each was, unless it is spam or in the trash already.
	 *
	 * @param list<int> $ids
	 */
	public function put( array $ids ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET spam_from = status, spam_reason = %s, spam_at = %s, status = 'spam'
			WHERE status NOT IN ('spam', 'trash') AND id IN ({$this->places( $ids )})",
			self::BY_HAND,
			$this->now(),
			...$ids
		);
	}

	/**
	 * As they were before; unread, where they arrived as spam. What they were taken for is forgotten.
	 *
	 * @param list<int> $ids
	 */
	public function release( array $ids ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET status = CASE WHEN spam_from = 'read' THEN 'read' ELSE 'unread' END
			WHERE status = 'spam' AND id IN ({$this->places( $ids )})",
			...$ids
		);
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET spam_from = '', spam_reason = '', spam_at = NULL WHERE status NOT IN ('spam', 'trash') AND id IN ({$this->places( $ids )})",
			...$ids
		);
	}

	/**
	 * Those about which nobody has been notified, locked until the caller's transaction ends: of two who release the same
	 * entry one notifies.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function arrivedAsSpam( array $ids ): array {
		return $this->ids( "WHERE spam_at IS NOT NULL AND spam_from = '' AND id IN ({$this->places( $ids )}) ORDER BY id FOR UPDATE", ...$ids );
	}

	/** @return list<int> In the spam folder for longer than so many days, the oldest first. */
	public function expired( int $days, int $most ): array {
		return $this->ids( "WHERE status = 'spam' AND spam_at < %s ORDER BY spam_at LIMIT %d", $this->clock->now()->modify( "-{$days} days" )->format( 'Y-m-d H:i:s' ), $most );
	}

	/** @return list<int> */
	private function ids( string $sql, int|string ...$values ): array {
		$rows = $this->database->rows( "SELECT id FROM {$this->tables->submissions()} {$sql}", ...array_values( $values ) );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}

	/** @param list<int> $ids */
	private function places( array $ids ): string {
		return implode( ', ', array_fill( 0, max( 1, count( $ids ) ), '%d' ) );
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}
}
