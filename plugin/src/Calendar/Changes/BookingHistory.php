<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Calendar\Events\Events;
use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\TimeWords;

/** Describes the history of bookings, for the team. */
final class BookingHistory {

	public function __construct( private readonly Changes $changes, private readonly Events $events ) {}

	/**
	 * @param string $zone Name of the appointment type's time zone.
	 * @return list<array{at: string, words: string}> Changes, oldest first. `at` is in the site's time zone.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofBooking( int $booking, string $zone ): array {
		return array_map(
			fn ( array $change ): array => $this->row( $change, $zone ),
			$this->changes->forBooking( $booking )
		);
	}

	/**
	 * Returns the history of all bookings of an entry.
	 *
	 * @return list<array{at: string, words: string}> Plain text, oldest first. `at` is in the site's time zone.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function ofEntry( int $entry ): array {
		return array_map(
			fn ( array $row ): array => $this->row( $row, $this->events->timezone( (int) $row['event_id'] ) ),
			$this->changes->forEntry( $entry )
		);
	}

	/**
	 * @param array<string, string|null> $row  Row of the history table.
	 * @param string                     $zone Name of the appointment type's time zone.
	 * @return array{at: string, words: string}
	 */
	private function row( array $row, string $zone ): array {
		$from = $this->time( $row['from_at'], $zone );
		$to   = $this->time( $row['to_at'], $zone );
		$said = match ( $row['what'] ) {
			/* translators: %s: day and time. */
			BookingChange::BOOKED    => sprintf( __( 'Booked for %s', 'vestibule' ), $to ),
			/* translators: 1: previous day and time, 2: new day and time. */
			BookingChange::MOVED     => sprintf( __( 'Moved from %1$s to %2$s', 'vestibule' ), $from, $to ),
			/* translators: %s: day and time. */
			BookingChange::CANCELLED => sprintf( __( 'Canceled (was on %s)', 'vestibule' ), $to ),
			/* translators: %s: day and time. */
			BookingChange::RESTORED  => sprintf( __( 'Restored for %s', 'vestibule' ), $to ),
			/* translators: %s: day and time. */
			BookingChange::REMINDED  => sprintf( __( 'Reminder sent for %s', 'vestibule' ), $to ),
			/* translators: %s: day and time. */
			BookingChange::MISSED    => sprintf( __( 'Marked as a no-show: %s', 'vestibule' ), $to ),
			/* translators: %s: day and time. */
			BookingChange::ATTENDED  => sprintf( __( 'No longer marked as a no-show: %s', 'vestibule' ), $to ),
			/* translators: %s: day and time. */
			BookingChange::BLOCKED   => sprintf( __( 'Blocked from %s', 'vestibule' ), $to ),
			default                  => (string) $row['what'],
		};
		$note = (string) $row['note'];
		return array(
			'at'    => $this->time( $row['at'], wp_timezone_string() ),
			/* translators: 1: a change, 2: person who made it. */
			'words' => sprintf( __( '%1$s (%2$s)', 'vestibule' ), $said, $this->who( $row ) )
				. ( '' === $note ? '' : ": {$note}" ),
		);
	}

	/** @param array<string, string|null> $row */
	private function who( array $row ): string {
		$user = get_userdata( (int) $row['user_id'] );
		return match ( true ) {
			BookingChange::VISITOR === $row['who'] => __( 'by the visitor', 'vestibule' ),
			false !== $user                        => $user->display_name,
			BookingChange::USER === $row['who']    => __( 'by a deleted user', 'vestibule' ),
			default                                => __( 'automatically', 'vestibule' ),
		};
	}

	private function time( ?string $at, string $zone ): string {
		return null === $at ? '' : ( new TimeWords() )->short( Instant::stored( $at ), $zone );
	}
}
