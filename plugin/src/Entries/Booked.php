<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Events;
use Vestibule\Booking\History\HistoryWords;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Storage\Database;

/**
 * The appointments that came with entries, in words (contract entries-row, `appointment`).
 *
 * @phpstan-type Appointment array{
 *     id: int, start: string, end: string, status: string, cancelReason: string, title: string, short: string, words: string, timezone: string,
 *     visitorWords: string, visitorTimezone: string, host: string, place: string, calendarUrl: string,
 * }
 */
final class Booked {

	public function __construct(
		private readonly Database $database,
		private readonly TimeWords $words,
		private readonly Events $events,
		private readonly HistoryWords $history,
	) {}

	/** @return list<array{at: string, words: string}> */
	public function history( int $entry ): array {
		return $this->history->ofEntry( $entry );
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
		$rows   = $this->database->rows(
			'SELECT id, submission_id, event_id, host_id, start_at, end_at, status, cancel_reason, timezone, title FROM {bookings} WHERE submission_id IN (%d) ORDER BY id',
			$entries
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
		$zone    = $this->events->timezone( $event );
		$visitor = $row['timezone'] ?? '';
		$away    = '' !== $visitor && ! $this->words->same( $start, $zone, $visitor );
		$id      = (int) ( $row['id'] ?? 0 );
		$host    = (int) ( $row['host_id'] ?? 0 );
		return array(
			'id'              => $id,
			'start'           => $start->format( 'Y-m-d\TH:i:s\Z' ),
			'end'             => $end->format( 'Y-m-d\TH:i:s\Z' ),
			'status'          => $row['status'] ?? '',
			'cancelReason'    => $row['cancel_reason'] ?? '',
			'title'           => '' === (string) $row['title'] ? html_entity_decode( get_the_title( $event ), ENT_QUOTES | ENT_HTML5 ) : (string) $row['title'],
			'short'           => $this->words->short( $start, $zone ),
			'words'           => $this->words->span( $start, $end, $zone ),
			'timezone'        => $zone,
			'visitorWords'    => $away ? $this->words->span( $start, $end, $visitor ) : '',
			'visitorTimezone' => $visitor,
			'host'            => 0 === $host ? '' : html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5 ),
			'place'           => $this->events->place( $event ),
			'calendarUrl'     => admin_url( "admin.php?page=vestibule-bookings#/day/{$this->day( $start )}?booking={$id}" ),
		);
	}

	/** As the calendar of the institute has it, which goes by the site's clock. */
	private function day( DateTimeImmutable $at ): string {
		return $at->setTimezone( wp_timezone() )->format( 'Y-m-d' );
	}
}
