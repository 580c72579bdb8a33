<?php

declare(strict_types=1);

namespace Vestibule\Inbox;

use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\BookingHistory;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\TimeWords;

/**
 * Returns appointments of entries with formatted dates and names (see the contract `entries-row`, property
 * `appointment`).
 *
 * @phpstan-type Appointment array{
 *     id: int, start: string, end: string, status: string, cancelReason: string, title: string, short: string, words: string, timezone: string,
 *     visitorWords: string, visitorTimezone: string, host: string, place: string, calendarUrl: string,
 * }
 */
final class EntryAppointments {

	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly TimeWords $words,
		private readonly BookingHistory $history
	) {}

	/** @return list<array{at: string, words: string}> */
	public function history( int $entry ): array {
		return $this->history->ofEntry( $entry );
	}

	/**
	 * Returns the appointments of several entries, with a single query.
	 *
	 * @param list<int> $entries Entry IDs.
	 * @return array<int, Appointment> Appointments by entry ID.
	 */
	public function with( array $entries ): array {
		$found = array();
		foreach ( $this->bookings->ofEntries( $entries ) as $booking ) {
			$found[ $booking->entry ] = $this->appointment( $booking );
		}
		return $found;
	}

	/** @return Appointment */
	private function appointment( StoredBooking $booking ): array {
		$time = $booking->time;
		$away = '' !== $time->timezone && ! $this->words->same( $time->start, $time->home, $time->timezone );
		// The bookings calendar uses the site's time zone.
		$day = $time->start->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		return array(
			'id'              => $time->id,
			'start'           => Instant::format( $time->start ),
			'end'             => Instant::format( $time->end ),
			'status'          => $booking->status,
			'cancelReason'    => $booking->cancelReason,
			'title'           => $time->title,
			'short'           => $this->words->short( $time->start, $time->home ),
			'words'           => $this->words->span( $time->start, $time->end, $time->home ),
			'timezone'        => $time->home,
			'visitorWords'    => $away ? $this->words->span( $time->start, $time->end, $time->timezone ) : '',
			'visitorTimezone' => $time->timezone,
			'host'            => $time->host,
			'place'           => $time->place,
			'calendarUrl'     => admin_url( "admin.php?page=vestibule-bookings#/day/{$day}?booking={$time->id}" ),
		);
	}
}
