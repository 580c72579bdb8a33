<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\TimeWords;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;

/**
 * The appointments that came with entries, in words (contract entries-row, `appointment`).
 *
 * @phpstan-type Appointment array{start: string, end: string, status: string, cancelReason: string, title: string, short: string, words: string, timezone: string, visitorWords: string, visitorTimezone: string}
 */
final class Booked {

	public function __construct(
		private readonly Database $database,
		private readonly Tables $tables,
		private readonly Appointments $appointments,
		private readonly TimeWords $words,
		private readonly BookingRecords $records,
	) {}

	/** @return list<array{at: string, words: string}> */
	public function history( int $entry ): array {
		return $this->records->history( $entry );
	}

	/**
	 * One query for a whole page of the list.
	 *
	 * @param list<int> $entries Their ids.
	 * @return array<int, Appointment> By the entry's id.
	 */
	public function with( array $entries ): array {
		if ( array() === $entries ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $entries ), '%d' ) );
		$rows   = $this->database->rows(
			"SELECT submission_id, event_id, host_id, start_at, end_at, status, cancel_reason, timezone FROM {$this->tables->bookings()} WHERE submission_id IN ({$places}) ORDER BY id",
			...$entries
		);
		$found  = array();
		foreach ( $rows as $row ) {
			$found[ (int) ( $row['submission_id'] ?? 0 ) ] = $this->fromRow( $row );
		}
		return $found;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return Appointment
	 */
	private function fromRow( array $row ): array {
		$utc     = new DateTimeZone( 'UTC' );
		$start   = new DateTimeImmutable( $row['start_at'] ?? 'now', $utc );
		$end     = new DateTimeImmutable( $row['end_at'] ?? 'now', $utc );
		$event   = (int) ( $row['event_id'] ?? 0 );
		$zone    = $this->appointments->timezone( $event );
		$visitor = $row['timezone'] ?? '';
		$away    = '' !== $visitor && ! $this->words->same( $start, $zone, $visitor );
		return array(
			'start'           => $start->format( 'Y-m-d\TH:i:s\Z' ),
			'end'             => $end->format( 'Y-m-d\TH:i:s\Z' ),
			'status'          => $row['status'] ?? '',
			'cancelReason'    => $row['cancel_reason'] ?? '',
			'title'           => $this->title( $event, (int) ( $row['host_id'] ?? 0 ) ),
			'short'           => $this->words->short( $start, $zone ),
			'words'           => $this->words->span( $start, $end, $zone ),
			'timezone'        => $zone,
			'visitorWords'    => $away ? $this->words->span( $start, $end, $visitor ) : '',
			'visitorTimezone' => $visitor,
		);
	}

	/** What is booked, and with whom. */
	private function title( int $event, int $host ): string {
		$titles = array_filter( array( get_the_title( $event ), 0 === $host ? '' : get_the_title( $host ) ), static fn ( string $title ): bool => '' !== $title );
		return html_entity_decode( implode( ', ', $titles ), ENT_QUOTES | ENT_HTML5 );
	}
}
