<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * Reads and changes the rows of the table submissions; each value goes through a placeholder.
 * Every method throws Vestibule\Contracts\StorageFault when the database refuses.
 */
final class Rows {

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	public function find( int $id ): ?Entry {
		return $this->findAll( array( $id ) )[0] ?? null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<Entry> Those that exist.
	 */
	public function findAll( array $ids ): array {
		return array() === $ids ? array() : $this->entries( 'WHERE id IN (' . $this->places( $ids ) . ') ORDER BY id', ...$ids );
	}

	public function count( Filter $filter ): int {
		[ $where, $values ] = $filter->where();
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->tables->submissions()} WHERE {$where}", ...$values );
	}

	/**
	 * @param list<int>|null $allowed The forms that count; null stands for all.
	 * @return array<string, int> Entries by status.
	 */
	public function countByStatus( ?array $allowed ): array {
		if ( array() === $allowed ) {
			return array();
		}
		$where = null === $allowed ? '' : 'WHERE form_id IN (' . $this->places( $allowed ) . ')';
		$rows  = $this->database->rows( "SELECT status, COUNT(*) AS number FROM {$this->tables->submissions()} {$where} GROUP BY status", ...( $allowed ?? array() ) );
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** @return list<int> The public numbers of the forms that have entries. */
	public function forms(): array {
		$rows = $this->database->rows( "SELECT DISTINCT form_id FROM {$this->tables->submissions()} ORDER BY form_id" );
		return array_map( static fn( array $row ): int => (int) ( $row['form_id'] ?? 0 ), $rows );
	}

	/**
	 * The entries that hold a text as one whole value, such as an e-mail address; encoded as it is stored.
	 *
	 * @return list<Entry>
	 */
	public function holding( string $value, int $limit, int $offset ): array {
		$json = (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		return $this->entries( 'WHERE data LIKE %s ORDER BY id LIMIT %d OFFSET %d', '%' . addcslashes( $json, '_%\\' ) . '%', $limit, $offset );
	}

	/**
	 * Remembers what each was, unless it is in the trash already.
	 *
	 * @param list<int> $ids
	 */
	public function trash( array $ids ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET trashed_from = status, status = 'trash' WHERE status <> 'trash' AND id IN (" . $this->places( $ids ) . ')',
			...$ids
		);
	}

	/**
	 * As they were before the trash; read, where that is not known.
	 *
	 * @param list<int> $ids
	 */
	public function restore( array $ids ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET status = CASE WHEN trashed_from IN ('unread', 'spam') THEN trashed_from ELSE 'read' END
			WHERE status = 'trash' AND id IN (" . $this->places( $ids ) . ')',
			...$ids
		);
	}

	/** @param list<int> $ids */
	public function mark( array $ids, Status $status ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET status = %s WHERE id IN (" . $this->places( $ids ) . ')',
			$status->value,
			...$ids
		);
	}

	/** @param list<int> $ids */
	public function star( array $ids, bool $is_starred ): void {
		$this->database->execute(
			"UPDATE {$this->tables->submissions()} SET starred = %d WHERE id IN (" . $this->places( $ids ) . ')',
			$is_starred ? 1 : 0,
			...$ids
		);
	}

	/** @param list<int> $ids */
	private function places( array $ids ): string {
		return implode( ', ', array_fill( 0, max( 1, count( $ids ) ), '%d' ) );
	}

	/** @return list<Entry> */
	private function entries( string $sql, int|string ...$values ): array {
		return array_map( static fn ( array $row ): Entry => new Entry( $row ), $this->database->rows( "SELECT * FROM {$this->tables->submissions()} {$sql}", ...array_values( $values ) ) );
	}
}
