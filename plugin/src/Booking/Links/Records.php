<?php

declare(strict_types=1);

namespace Vestibule\Booking\Links;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Booking\Book;
use Vestibule\Booking\History\Changes;
use Vestibule\Booking\History\HistoryWords;
use Vestibule\Contracts\BookedTime;
use Vestibule\Contracts\BookingChange;

defined( 'ABSPATH' ) || exit;

/** What the other features get of bookings after they were made. */
final class Records {

	/** @var array<string, StoredBooking> By site and number, for the key of its link, which it gets once. */
	private array $linked = array();

	public function __construct(
		private readonly StoredBookings $bookings,
		private readonly BookingLink $link,
		private readonly Changes $changes,
		private readonly HistoryWords $words,
		private readonly Book $appointments,
	) {}

	/**
	 * What a new booking needs, inside the transaction that books it.
	 *
	 * @param array{who: string, user?: int} $by
	 * @return BookedTime|null Null when there is no such booking.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function begin( int $booking, array $by = array( 'who' => BookingChange::VISITOR ) ): ?BookedTime {
		$this->bookings->giveKey( $booking );
		$stored = $this->bookings->find( $booking );
		if ( null === $stored ) {
			return null;
		}
		$this->linked[ self::key( $booking ) ] = $stored;
		$this->add( $stored, BookingChange::BOOKED, $by );
		return $stored->time;
	}

	/**
	 * Writes down what became of a booking together with its entry: nobody is mailed about it. Inside the transaction.
	 *
	 * @param array{who: string, user?: int} $by
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function note( int $booking, string $what, array $by ): void {
		$stored = $this->bookings->find( $booking );
		if ( null !== $stored ) {
			$this->add( $stored, $what, $by );
		}
	}

	/**
	 * Where its visitor moves or cancels it. A mail asks for it once for each tag that it looks at.
	 *
	 * @return string Empty when there is no such booking.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function link( int $booking ): string {
		$stored = $this->linked[ self::key( $booking ) ] ?? $this->bookings->find( $booking );
		if ( null === $stored ) {
			return '';
		}
		$this->linked[ self::key( $booking ) ] = $stored;
		return $this->link->url( $stored );
	}

	/**
	 * A booking whatever became of it, cancelled ones too; null when there is none.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function find( int $booking ): ?BookedTime {
		return $this->bookings->find( $booking )?->time;
	}

	/** Where appointments of a type are, in words; empty where nobody has said. */
	public function place( int $event ): string {
		return $this->bookings->place( $event );
	}

	/**
	 * What the hosts of a type are written to about.
	 *
	 * @return list<string> Of booked, moved, cancelled and reminded.
	 */
	public function hostMails( int $event ): array {
		return $this->bookings->settings->hostMails( $event );
	}

	/**
	 * What became of a booking at an occasion (BookingChange::occasion()), as long as the booking is still as it was left
	 * then.
	 *
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function change( int $booking, string $occasion ): ?BookingChange {
		$stored = $this->bookings->find( $booking );
		$row    = null === $stored ? null : $this->changes->find( $booking, $occasion );
		if ( null === $stored || null === $row ) {
			return null;
		}
		$change = $this->read( $stored, $row );
		$holds  = BookingChange::CANCELLED === $change->what ? $stored->time->isCancelled : $stored->isBooked();
		return $holds && $change->occasion() === $occasion ? $change : null;
	}

	private static function key( int $booking ): string {
		return get_current_blog_id() . '|' . $booking;
	}

	/** @param array{who: string, user?: int} $by */
	private function add( StoredBooking $stored, string $what, array $by ): void {
		$this->changes->add( new BookingChange( $what, $stored->time, $stored->entry, null, $by ) );
	}

	/** @param array<string, string|null> $row Of the table of changes. */
	private function read( StoredBooking $stored, array $row ): BookingChange {
		$parts = explode( ':', (string) $row['occasion'] );
		$more  = array( 'who' => (string) $row['who'], 'user' => (int) $row['user_id'], 'note' => (string) $row['note'] );
		$more += BookingChange::REMINDED === $row['what'] ? array( 'offset' => (int) ( $parts[1] ?? 0 ) ) : array();
		$former = null === $row['from_at'] ? null : $stored->time->at( new DateTimeImmutable( $row['from_at'], new DateTimeZone( 'UTC' ) ) );
		$former = (int) $row['from_host'] > 0 ? $former?->with( StoredBookings::host( (int) $row['from_host'] ) ) : $former;
		return new BookingChange( (string) $row['what'], $stored->time, $stored->entry, $former, $more );
	}

	/**
	 * What has become of the bookings of an entry, in words, the oldest first.
	 *
	 * @return list<array{at: string, words: string}> Plain text; `at` on the clock of the site.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function history( int $entry ): array {
		return array_map( fn ( array $row ): array => $this->words->row( $row, $this->appointments->timezone( (int) $row['event_id'] ) ), $this->changes->forEntry( $entry ) );
	}
}
