<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeInterface;
use Vestibule\Contracts\Clock;
use Vestibule\Storage\Database;

/**
 * The spam folder in the table submissions. Every method throws Vestibule\Contracts\StorageFault when the database
 * refuses.
 */
final class SpamRows {

	/** What is stored as the reason where a person said so. */
	public const BY_HAND = 'hand:';

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * Remembers what each was, unless it is spam or in the trash already.
	 *
	 * @param list<int> $ids
	 */
	public function put( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET spam_from = status, spam_reason = %s, spam_at = %s, status = 'spam'
			WHERE status NOT IN ('spam', 'trash') AND id IN (%d)",
			self::BY_HAND,
			$this->clock->now(),
			$ids
		);
	}

	/**
	 * As they were before; unread, where they arrived as spam. What they were taken for is forgotten.
	 *
	 * @param list<int> $ids
	 */
	public function release( array $ids ): void {
		$this->database->execute(
			"UPDATE {submissions} SET status = CASE WHEN spam_from = 'read' THEN 'read' ELSE 'unread' END
			WHERE status = 'spam' AND id IN (%d)",
			$ids
		);
		$this->database->execute(
			"UPDATE {submissions} SET spam_from = '', spam_reason = '', spam_at = NULL WHERE status NOT IN ('spam', 'trash') AND id IN (%d)",
			$ids
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
		return $this->ids( "WHERE spam_at IS NOT NULL AND spam_from = '' AND id IN (%d) ORDER BY id FOR UPDATE", $ids );
	}

	/** @return list<int> In the spam folder for longer than so many days, the oldest first. */
	public function expired( int $days, int $most ): array {
		return $this->ids( "WHERE status = 'spam' AND spam_at < %s ORDER BY spam_at LIMIT %d", $this->clock->now()->modify( "-{$days} days" ), $most );
	}

	/**
	 * @param int|DateTimeInterface|list<int> ...$values
	 * @return list<int>
	 */
	private function ids( string $sql, int|DateTimeInterface|array ...$values ): array {
		$rows = $this->database->rows( "SELECT id FROM {submissions} {$sql}", ...array_values( $values ) );
		return array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
	}
}
