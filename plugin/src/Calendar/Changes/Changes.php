<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Changes;

use Vestibule\Entries\BookingChange;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Table;

/**
 * History table of bookings. Listeners are called while a change is being stored and after it was committed. The unique
 * key (booking, occasion) prevents the same change from being stored twice.
 */
#[Table(
	'booking_changes',
	// History of each booking. `from_host` is the previous host if the booking was moved to another host.
	"
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		booking_id bigint unsigned NOT NULL,
		at datetime NOT NULL,
		who varchar(10) NOT NULL,
		user_id bigint unsigned NULL,
		what varchar(20) NOT NULL,
		from_at datetime NULL,
		to_at datetime NULL,
		note varchar(500) NOT NULL DEFAULT '',
		occasion varchar(40) NULL,
		from_host bigint unsigned NOT NULL DEFAULT 0,
		PRIMARY KEY  (id), UNIQUE KEY booking_occasion (booking_id, occasion)
	"
)]
final class Changes {

	private const NOTE = 500;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * Adds a change to the history.
	 *
	 * @return bool False if the change is already in the history.
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
		return $this->database->row(
			'SELECT * FROM {booking_changes} WHERE booking_id = %d AND occasion = %s',
			$booking,
			$occasion
		);
	}

	/**
	 * @return list<array<string, string|null>> Changes, oldest first.
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
	 * @return list<array<string, string|null>> Changes, oldest first.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function forBooking( int $booking ): array {
		return $this->database->rows( 'SELECT * FROM {booking_changes} WHERE booking_id = %d ORDER BY id', $booking );
	}

	/** @return array{who: string, user: int} Logged-in user of this request, or the system if no user is logged in. */
	public static function actor(): array {
		$user = get_current_user_id();
		return array( 'who' => $user > 0 ? BookingChange::USER : BookingChange::SYSTEM, 'user' => $user );
	}

	/**
	 * Stores a change and calls listeners. Must run inside the transaction that changes the booking.
	 *
	 * @return bool False if the change is already in the history. In that case, announce() must not be called.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function store( BookingChange $change ): bool {
		if ( ! $this->add( $change ) ) {
			return false;
		}
		Events::tell( new BookingChanging( $change ) );
		/**
		 * Fires while a change or a reminder is being stored, inside the transaction. The transaction can be repeated,
		 * so callbacks must do nothing but write to the database.
		 *
		 * @param BookingChange $change
		 */
		do_action( 'vestibule/booking_change', $change );
		return true;
	}

	/** Calls the listeners of a change. Must run after the transaction. */
	public function announce( BookingChange $change ): void {
		Events::tell( new BookingChanged( $change ) );
		switch ( $change->what ) {
			case BookingChange::MOVED:
				/**
				 * Fires after a booking was moved to another time and the change was committed.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_moved', $change );
				break;
			case BookingChange::CANCELLED:
				/**
				 * Fires after a booking was canceled. Its time is available again.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_cancelled', $change );
				break;
			case BookingChange::RESTORED:
				/**
				 * Fires after a canceled booking was restored at its original time.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_restored', $change );
				break;
			case BookingChange::REMINDED:
				/**
				 * Fires when the visitor is reminded of a booking, once for each reminder.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_reminded', $change );
				break;
			case BookingChange::MISSED:
			case BookingChange::ATTENDED:
				/**
				 * Fires after a user has marked a booking as a no-show, or has removed this mark. If the mark was
				 * removed, `$change->what` is `attended`. The time stays booked.
				 *
				 * @param BookingChange $change
				 */
				do_action( 'vestibule/booking_missed', $change );
		}
	}
}
