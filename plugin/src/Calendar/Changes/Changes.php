<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Time\Clock;

/**
 * The table of what became of bookings, and others' news of it: while a change is stored, and once it holds. A change with
 * the same occasion is written once, whoever writes it first.
 */
final class Changes {

	private const NOTE = 500;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @return bool False when it was written already.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function add( BookingChange $change ): bool {
		return null !== $this->database->insertOnce(
			'{booking_changes}',
			array(
				'booking_id' => $change->time->id,
				'at'         => $this->clock->now(),
				'who'        => $change->more['who'],
				'user_id'    => ( $change->more['user'] ?? 0 ) > 0 ? $change->more['user'] ?? null : null,
				'what'       => $change->what,
				'from_at'    => $change->formerStart(),
				'from_host'  => $change->former->hostId ?? 0,
				'to_at'      => $change->time->start,
				'note'       => mb_substr( $change->note(), 0, self::NOTE ),
				'occasion'   => $change->occasion(),
			)
		);
	}

	/**
	 * @return array<string, string|null>|null
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function find( int $booking, string $occasion ): ?array {
		return $this->database->row( 'SELECT * FROM {booking_changes} WHERE booking_id = %d AND occasion = %s', $booking, $occasion );
	}

	/**
	 * @return list<array<string, string|null>> The oldest first.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function forEntry( int $entry ): array {
		return $this->database->rows(
			'SELECT c.*, b.event_id FROM {booking_changes} c INNER JOIN {bookings} b ON b.id = c.booking_id
			WHERE b.submission_id = %d ORDER BY c.id',
			$entry
		);
	}

	/**
	 * @return list<array<string, string|null>> The oldest first.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function forBooking( int $booking ): array {
		return $this->database->rows( 'SELECT * FROM {booking_changes} WHERE booking_id = %d ORDER BY id', $booking );
	}

	/** @return array{who: string, user: int} Who acts in this request, where it is not a visitor by their link. */
	public static function actor(): array {
		$user = get_current_user_id();
		return array( 'who' => $user > 0 ? BookingChange::USER : BookingChange::SYSTEM, 'user' => $user );
	}

	/**
	 * Inside the transaction that changes the booking.
	 *
	 * @return bool False when the same was written before, by this request or another one: then nothing is to be said.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function store( BookingChange $change ): bool {
		if ( ! $this->add( $change ) ) {
			return false;
		}
		Events::tell( new BookingChanging( $change ) );
		/**
		 * Fires while a change of a booking is stored. It runs inside the transaction, which may be run again: write to the
		 * database and do nothing else.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_change', $change );
		return true;
	}

	/** After the transaction. */
	public function announce( BookingChange $change ): void {
		Events::tell( new BookingChanged( $change ) );
		switch ( $change->what ) {
			case BookingChange::MOVED:
				/**
				 * Fires after a booking was moved to another time, for good.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_moved', $change );
				break;
			case BookingChange::CANCELLED:
				/**
				 * Fires after a booking was cancelled; its time can be booked.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_cancelled', $change );
				break;
			case BookingChange::RESTORED:
				/**
				 * Fires after a user took a cancellation back: the booking has its own time again.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_restored', $change );
				break;
			case BookingChange::REMINDED:
				/**
				 * Fires when the visitor of a booking is reminded of it, once for each reminder.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_reminded', $change );
				break;
			case BookingChange::MISSED:
			case BookingChange::ATTENDED:
				/**
				 * Fires after a user noted that a visitor did not come, or that this was a mistake (`what` is attended). The
				 * booking keeps its seat and its time.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_missed', $change );
		}
	}
}
