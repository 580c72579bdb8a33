<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Kernel\Database\Database;

/** Counts the entries of forms. A single query counts the entries of all forms in a list. */
final class EntryCounts {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param list<int> $numbers Form IDs.
	 * @return array<int, array{all: int, unread: int, last: string}> Numbers of entries and time of the last entry (in
	 * UTC), by form ID. Forms without entries are missing.
	 */
	public function forForms( array $numbers ): array {
		if ( array() === $numbers ) {
			return array();
		}
		$parts  = array();
		$values = array();
		foreach ( $numbers as $number ) {
			foreach ( array( 'unread', 'read' ) as $status ) {
				// Each part reads one range of an index. GROUP BY would make the database sort all counted rows.
				$parts[] = 'SELECT %d AS form_id, %s AS status, COUNT(*) AS entries, MAX(id) AS newest FROM {submissions} WHERE form_id = %d AND status = %s';
				array_push( $values, $number, $status, $number, $status );
			}
		}
		$rows   = $this->database->rows( implode( ' UNION ALL ', $parts ), ...$values );
		$counts = array();
		$newest = array();
		foreach ( $rows as $row ) {
			if ( (int) $row['entries'] > 0 ) {
				$form                      = (int) $row['form_id'];
				$counts[ $form ]         ??= array( 'all' => 0, 'unread' => 0, 'last' => '' );
				$counts[ $form ]['all']   += (int) $row['entries'];
				$counts[ $form ]['unread'] += 'unread' === $row['status'] ? (int) $row['entries'] : 0;
				$newest[ $form ]           = max( $newest[ $form ] ?? 0, (int) $row['newest'] );
			}
		}
		foreach ( $newest as $form => $id ) {
			$last            = (string) $this->database->value(
				'SELECT created_at FROM {submissions} WHERE id = %d',
				$id
			);
			$counts[ $form ] = array( 'last' => $last ) + ( $counts[ $form ] ?? array( 'all' => 0, 'unread' => 0 ) );
		}
		return $counts;
	}
}
