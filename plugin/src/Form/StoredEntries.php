<?php

declare(strict_types=1);

namespace Vestibule\Form;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Contracts\StoredValues;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/** Reads an entry out of its row, in the words that its form has now. */
final class StoredEntries {

	public function __construct(
		private readonly Forms $forms,
		private readonly EntryWords $words,
		private readonly Bookings $bookings,
		private readonly Database $database,
	) {}

	/**
	 * @return StoredEntry|null Null when there is no such entry.
	 * @throws StorageFault
	 */
	public function find( int $id ): ?StoredEntry {
		$row = $this->database->row( 'SELECT form_id, created_at, data, source_url, user_id, language FROM {submissions} WHERE id = %d', $id );
		if ( null === $row ) {
			return null;
		}
		$number = (int) $row['form_id'];
		/* translators: %d: number of a form that no longer exists. */
		$form       = $this->forms->findInAnyStatus( $number ) ?? new FormDefinition( $number, 0, sprintf( __( 'Form %d', 'vestibule' ), $number ), array(), FormSettings::read() );
		$submission = new CheckedSubmission( $form, StoredValues::read( (string) $row['data'] ), array(), (string) $row['source_url'], (int) $row['user_id'], (string) $row['language'] );
		return $this->words->entry( $id, $submission, $this->booked( $id ), new DateTimeImmutable( (string) $row['created_at'], new DateTimeZone( 'UTC' ) ) );
	}

	/** @return list<BookedTime> */
	private function booked( int $entry ): array {
		$rows = $this->database->rows( "SELECT id FROM {bookings} WHERE submission_id = %d AND status = 'booked' ORDER BY id", $entry );
		return array_values( array_filter( array_map( fn ( array $row ): ?BookedTime => $this->bookings->find( (int) $row['id'] ), $rows ) ) );
	}
}
