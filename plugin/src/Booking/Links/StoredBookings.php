<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Book;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\HostPostType;
use Vestibule\Contracts\BookedTime;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/** Bookings by their number. Held times are none yet. */
final class StoredBookings {

	public function __construct(
		private readonly Book $appointments,
		public readonly AfterSettings $settings,
		private readonly Database $database,
	) {}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function find( int $id ): ?StoredBooking {
		$row = $this->database->row( "SELECT * FROM {bookings} WHERE id = %d AND status IN ('booked', 'cancelled', 'missed')", $id );
		if ( null === $row ) {
			return null;
		}
		$utc  = new DateTimeZone( 'UTC' );
		$time = new BookedTime(
			$id,
			(int) $row['event_id'],
			new DateTimeImmutable( (string) $row['start_at'], $utc ),
			new DateTimeImmutable( (string) $row['end_at'], $utc ),
			array( 'visitor' => (string) $row['timezone'], 'home' => $this->appointments->timezone( (int) $row['event_id'] ) ),
			array(
				'sequence'    => (int) $row['sequence'],
				'isCancelled' => 'cancelled' === $row['status'],
				'place'       => $this->settings->place( (int) $row['event_id'] ),
				'title'       => EventPostType::title( (int) $row['event_id'], (string) $row['title'] ),
			) + self::host( (int) $row['host_id'] )
		);
		return new StoredBooking( $time, (string) $row['status'], (int) $row['submission_id'], (string) $row['link_key'], (int) $row['host_id'] );
	}

	/** @return array{host?: string, hostId?: int, hostEmail?: string} The booking's host, published or not; empty without a host. */
	public static function host( int $host ): array {
		if ( 0 === $host ) {
			return array();
		}
		$stored = get_post_meta( $host, HostPostType::META, true );
		$email  = is_array( $stored ) && is_string( $stored['email'] ?? null ) && is_email( $stored['email'] ) ? $stored['email'] : '';
		return array( 'host' => html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), 'hostId' => $host, 'hostEmail' => $email );
	}

	public function place( int $event ): string {
		return $this->settings->place( $event );
	}

	/**
	 * Once, with its booking.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function giveKey( int $id ): void {
		$this->database->execute( "UPDATE {bookings} SET link_key = %s WHERE id = %d AND link_key = ''", bin2hex( random_bytes( 16 ) ), $id );
	}

	/**
	 * Gives the time back. Of two who cancel at once one is first, and a booking that was changed meanwhile stays.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function cancel( StoredBooking $booking, string $reason ): bool {
		return 1 === $this->database->execute(
			"UPDATE {bookings} SET status = 'cancelled', seat = NULL, cancel_reason = %s, sequence = sequence + 1 WHERE id = %d AND status = 'booked' AND sequence = %d",
			$reason,
			$booking->time->id,
			$booking->time->sequence
		);
	}

	/**
	 * Whether its entry is in the Trash or spam: it comes back with the entry, or goes with it.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function isEntryAway( StoredBooking $booking ): bool {
		return $booking->entry > 0 && null !== $this->database->value( "SELECT id FROM {submissions} WHERE id = %d AND status IN ('trash', 'spam')", $booking->entry );
	}

	/**
	 * Of a booking that is as the caller knows it.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function markMissed( StoredBooking $booking, bool $is_missed ): bool {
		return 1 === $this->database->execute(
			'UPDATE {bookings} SET status = %s, sequence = sequence + 1 WHERE id = %d AND status = %s AND sequence = %d',
			$is_missed ? 'missed' : 'booked',
			$booking->time->id,
			$is_missed ? 'booked' : 'missed',
			$booking->time->sequence
		);
	}
}
