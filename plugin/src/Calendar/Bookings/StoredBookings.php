<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Bookings;

use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Wiring\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and changes rows of the bookings table, except holds. Also creates the link with which visitors change their
 * booking: `/?vestibule_booking={id}.{secret}`. The secret has 128 bits. It is a signature of the booking's ID and a
 * random key in its row, created with the site's secret. A copy of the table or the site's secret alone is therefore
 * not enough to open a booking. All methods that read or write throw StorageFault.
 */
#[Table(
	'bookings',
	// Bookings, holds and blocked times. The unique key prevents double bookings of a seat. `busy_from` and `busy_to`
	// include the buffers before and after the appointment. `title` is the appointment type's name at the time of
	// booking.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		event_id bigint unsigned NOT NULL,
		submission_id bigint unsigned NULL,
		start_at datetime NOT NULL,
		end_at datetime NOT NULL,
		seat smallint unsigned NULL,
		status varchar(20) NOT NULL,
		timezone varchar(64) NOT NULL,
		hold char(64) NOT NULL DEFAULT '',
		expires_at datetime NULL,
		created_at datetime NOT NULL,
		cancel_reason varchar(20) NOT NULL DEFAULT '',
		host_id bigint unsigned NOT NULL DEFAULT 0,
		busy_from datetime NULL,
		busy_to datetime NULL,
		sequence int unsigned NOT NULL DEFAULT 0,
		link_key char(32) NOT NULL DEFAULT '',
		note varchar(500) NOT NULL DEFAULT '',
		source varchar(40) NOT NULL DEFAULT '',
		title varchar(200) NOT NULL DEFAULT '',
		PRIMARY KEY  (id), UNIQUE KEY event_start_seat (event_id, start_at, seat),
		KEY submission (submission_id), KEY hold (hold), KEY expires (expires_at),
		KEY status_listed (status, start_at, id), KEY host_start (host_id, start_at),
		KEY calendar (start_at, id, status, end_at, event_id, host_id)
	"
)]
final class StoredBookings {

	/** Query variable that contains the secret in the link to a booking. */
	public const QUERY = 'vestibule_booking';

	/** @var array<string, StoredBooking> Bookings that link() has already read, by site ID and booking ID. */
	private array $linked = array();

	public function __construct(
		public readonly Events $events,
		private readonly Database $database,
		private readonly Changes $changes,
		private readonly Secret $secret,
		private readonly EntryTable $entries,
	) {}

	public function find( int $id ): ?StoredBooking {
		$sql = 'SELECT * FROM {bookings} WHERE id = %d AND status IN (%s)';
		$row = $this->database->row( $sql, $id, BookingStatus::APPOINTMENTS );
		return null === $row ? null : $this->read( array( $row ) )[0];
	}

	/**
	 * Returns the bookings of entries, whatever their status. Runs a single query.
	 *
	 * @param list<int> $entries
	 * @return list<StoredBooking> Bookings, oldest first.
	 */
	public function ofEntries( array $entries ): array {
		return array() === $entries
			? array()
			: $this->read(
				$this->database->rows( 'SELECT * FROM {bookings} WHERE submission_id IN (%d) ORDER BY id', $entries )
			);
	}

	/**
	 * @param list<array<string, string|null>> $rows Rows of the bookings table with all columns.
	 * @return list<StoredBooking>
	 */
	public function read( array $rows ): array {
		$ids    = static fn ( string $column ): array =>
			array_values( array_unique( array_map( intval( ... ), array_column( $rows, $column ) ) ) );
		$events = $ids( 'event_id' );
		_prime_post_caches( array_filter( array( ...$events, ...$ids( 'host_id' ) ) ), false, true );
		$homes  = array_combine( $events, array_map( $this->events->timezone( ... ), $events ) );
		$places = array_combine( $events, array_map( $this->events->place( ... ), $events ) );
		return array_map(
			static fn ( array $row ): StoredBooking =>
				self::fromRow( $row, $homes[ (int) $row['event_id'] ], $places[ (int) $row['event_id'] ] ),
			$rows
		);
	}

	/** @param array<string, string|null> $row */
	private static function fromRow( array $row, string $home, string $place ): StoredBooking {
		$event = (int) $row['event_id'];
		$time  = new BookedTime(
			(int) $row['id'],
			$event,
			Instant::stored( $row['start_at'] ),
			Instant::stored( $row['end_at'] ),
			timezone: (string) $row['timezone'],
			home: $home,
			sequence: (int) $row['sequence'],
			place: $place,
			title: 0 === $event ? '' : Events::title( $event, (string) $row['title'] ),
			isCancelled: 'cancelled' === $row['status']
		);
		return new StoredBooking(
			time: $time->with( ...self::host( (int) $row['host_id'] ) ),
			status: (string) $row['status'],
			entry: (int) $row['submission_id'],
			key: (string) $row['link_key'],
			note: (string) $row['note'],
			source: (string) $row['source'],
			cancelReason: (string) $row['cancel_reason']
		);
	}

	/**
	 * @return array{host?: string, hostId?: int, hostEmail?: string} Arguments for BookedTime::with(). Empty for a
	 * booking without a host. The host may be unpublished.
	 */
	private static function host( int $host ): array {
		if ( 0 === $host ) {
			return array();
		}
		$stored = get_post_meta( $host, Hosts::META, true );
		$email  = is_array( $stored )
			&& is_string( $stored['email'] ?? null )
			&& EmailAddress::isValid( $stored['email'] )
			? $stored['email']
			: '';
		return array( 'host' => Hosts::title( $host ), 'hostId' => $host, 'hostEmail' => $email );
	}

	/**
	 * Stores the first history row of a new booking. Must run inside the transaction that creates the booking.
	 *
	 * @param array{who: string, user?: int} $by
	 * @return BookedTime|null Null if the booking does not exist.
	 */
	public function begin( int $booking, array $by = array( 'who' => BookingChange::VISITOR ) ): ?BookedTime {
		$stored = $this->find( $booking );
		if ( null === $stored ) {
			return null;
		}
		$this->linked[ self::key( $booking ) ] = $stored;
		$this->add( $stored, BookingChange::BOOKED, $by );
		return $stored->time;
	}

	/**
	 * Adds a change to the history if the booking was changed together with its entry. Sends no emails. Must run inside
	 * a transaction.
	 *
	 * @param array{who: string, user?: int} $by
	 */
	public function note( int $booking, string $what, array $by ): void {
		$stored = $this->find( $booking );
		if ( null !== $stored ) {
			$this->add( $stored, $what, $by );
		}
	}

	/** @param array{who: string, user?: int} $by */
	private function add( StoredBooking $stored, string $what, array $by ): void {
		$this->changes->add( new BookingChange( $what, $stored->time, $stored->entry, null, $by ) );
	}

	/**
	 * Returns the link with which the visitor moves or cancels a booking. The booking is cached, because an email
	 * requests the link for each merge tag.
	 *
	 * @return string Empty if the booking does not exist.
	 */
	public function link( int $booking ): string {
		$stored = $this->linked[ self::key( $booking ) ] ?? $this->find( $booking );
		if ( null === $stored ) {
			return '';
		}
		$this->linked[ self::key( $booking ) ] = $stored;
		return $this->url( $stored );
	}

	private static function key( int $booking ): string {
		return get_current_blog_id() . '|' . $booking;
	}

	public function url( StoredBooking $booking ): string {
		return add_query_arg(
			self::QUERY,
			$this->secret->numbered( 'booking', $booking->time->id, $booking->key ),
			home_url( '/' )
		);
	}

	/** @return StoredBooking|null Booking that this link opens. Null if the link is invalid. */
	public function open( string $given ): ?StoredBooking {
		$id      = Secret::number( $given );
		$booking = 0 === $id ? null : $this->find( $id );
		return null !== $booking && hash_equals( $this->secret->numbered( 'booking', $id, $booking->key ), $given )
			? $booking
			: null;
	}

	/**
	 * Returns the change with this key (BookingChange::occasion()). Null if there is none, or if the booking has
	 * changed since then.
	 */
	public function change( int $booking, string $occasion ): ?BookingChange {
		$stored = $this->find( $booking );
		$row    = null === $stored ? null : $this->changes->find( $booking, $occasion );
		if ( null === $stored || null === $row ) {
			return null;
		}
		$change = $this->changeFrom( $stored, $row );
		$holds  = BookingChange::CANCELLED === $change->what ? $stored->time->isCancelled : $stored->isBooked();
		return $holds && $change->occasion() === $occasion ? $change : null;
	}

	/** @param array<string, string|null> $row Row of the history table. */
	private function changeFrom( StoredBooking $stored, array $row ): BookingChange {
		$parts = explode( ':', (string) $row['occasion'] );
		$more  = array(
			'who' => (string) $row['who'],
			'user' => (int) $row['user_id'],
			'note' => (string) $row['note'],
		);
		$more += BookingChange::REMINDED === $row['what'] ? array( 'offset' => (int) ( $parts[1] ?? 0 ) ) : array();
		$former = null === $row['from_at'] ? null : $stored->time->at( Instant::stored( $row['from_at'] ) );
		$former = (int) $row['from_host'] > 0 ? $former?->with( ...self::host( (int) $row['from_host'] ) ) : $former;
		return new BookingChange( (string) $row['what'], $stored->time, $stored->entry, $former, $more );
	}

	/** Cancels a booking and releases its seat. Returns false if the booking has changed since it was read. */
	public function cancel( StoredBooking $booking, string $reason ): bool {
		return 1 === $this->database->execute(
			"UPDATE {bookings} SET status = 'cancelled', seat = NULL, cancel_reason = %s, sequence = sequence + 1 WHERE id = %d AND status = 'booked' AND sequence = %d",
			$reason,
			$booking->time->id,
			$booking->time->sequence
		);
	}

	/**
	 * Checks whether the booking's entry is in the Trash or the spam folder. In this case, the booking is restored or
	 * deleted together with its entry.
	 */
	public function isEntryAway( StoredBooking $booking ): bool {
		return $booking->entry > 0 && $this->entries->isAway( $booking->entry );
	}

	/**
	 * Marks a booking as a no-show, or removes this mark. Returns false if the booking has changed since it was read.
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
