<?php

declare(strict_types=1);

namespace Vestibule\Form\Library;

use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/** How many entries forms have, for the list of forms: one statement for all that are listed. */
final class EntryCounts {

	public function __construct( private readonly Database $database, private readonly Tables $tables ) {}

	/**
	 * @param list<int> $numbers Of forms.
	 * @return array<int, array{all: int, unread: int, last: string}> By number; forms without entries are missing. `last` is in UTC.
	 */
	public function forForms( array $numbers ): array {
		if ( array() === $numbers ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $numbers ), '%d' ) );
		$table  = $this->tables->submissions();
		$rows   = $this->database->rows(
			"SELECT form_id, SUM(entries) AS entries, SUM(CASE WHEN status = 'unread' THEN entries ELSE 0 END) AS unread, MAX(newest) AS newest FROM (
				SELECT form_id, status, COUNT(*) AS entries, MAX(id) AS newest FROM {$table} WHERE form_id IN ({$places}) AND status IN ('unread', 'read') GROUP BY form_id, status
			) AS counted GROUP BY form_id",
			...$numbers
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['form_id'] ] = array(
				'all'    => (int) $row['entries'],
				'unread' => (int) $row['unread'],
				'last'   => (string) $this->database->value( "SELECT created_at FROM {$table} WHERE id = %d", (int) $row['newest'] ),
			);
		}
		return $counts;
	}
}
