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

	/** @return list<Entry> */
	public function page( Filter $filter, int $page, int $perPage, string $orderby, string $order ): array {
		[ $where, $values ] = $filter->where();
		$by                 = match ( $orderby . ' ' . $order ) {
			'created_at asc'  => 'created_at ASC, id ASC',
			'created_at desc' => 'created_at DESC, id DESC',
			'id asc'          => 'id ASC',
			default           => 'id DESC',
		};
		return $this->entries( "WHERE {$where} ORDER BY {$by} LIMIT %d OFFSET %d", ...$values, ...array( $perPage, ( $page - 1 ) * $perPage ) );
	}

	public function count( Filter $filter ): int {
		[ $where, $values ] = $filter->where();
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->tables->submissions()} WHERE {$where}", ...$values );
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
	private function places( array $ids ): string {
		return implode( ', ', array_fill( 0, max( 1, count( $ids ) ), '%d' ) );
	}

	/** @return list<Entry> */
	private function entries( string $sql, int|string ...$values ): array {
		return array_map( static fn ( array $row ): Entry => new Entry( $row ), $this->database->rows( "SELECT * FROM {$this->tables->submissions()} {$sql}", ...array_values( $values ) ) );
	}
}
