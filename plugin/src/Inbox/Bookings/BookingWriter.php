<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Bookings;

use Closure;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Contract\BookingCancel;
use Vestibule\Contract\BookingMissed;
use Vestibule\Contract\BookingMove;
use Vestibule\Contract\BookingNew;
use Vestibule\Contract\BookingRestore;
use Vestibule\Entries\BookingChange;
use Vestibule\Forms\Programs\ManualEntries;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\TypedValues;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and changes bookings for the team. Seats, history and emails work as for changes by visitors, but deadlines
 * don't apply. The history shows the current user. The caller must check permissions.
 *
 * All methods throw BookingRefused before anything is changed. The status is 400 if the input doesn't match its
 * contract, and 404 if the booking doesn't exist. It is 409 if the time is not available, or if the booking has changed
 * in the meantime (the error's data contains the current `booking`). It is 422 for other errors, with `errors` by name.
 * If the database fails, the methods throw StorageFault.
 */
final class BookingWriter {

	/**
	 * Cancellation reason if a team member has canceled the booking. Such a booking is not restored together with its
	 * entry.
	 */
	private const REASON = 'owner';

	/** Source of bookings that users have created. */
	private const SOURCE = 'manual';

	public function __construct(
		private readonly Schema $schema,
		private readonly Catalog $catalog,
		private readonly Events $events,
		private readonly BookingEditor $changing,
		private readonly ManualEntries $entries,
		private readonly Clock $clock,
	) {}

	/**
	 * Creates a booking for a visitor who made a request by phone or in writing. Also creates an entry for a form that
	 * has a field for the appointment type. The time must be available.
	 *
	 * @param array<array-key, mixed> $booking Data that matches the contract booking-new.
	 * @param list<int>|null          $forms   IDs of the forms that may be used. Null means all forms.
	 * @return array<string, mixed> New booking (see the contract `bookings-row`).
	 * @throws BookingRefused If a form may not be used, with status 403.
	 */
	public function book( array $booking, ?array $forms = null ): array {
		$given = BookingRefused::checked( $this->schema, BookingNew::class, $booking );
		$event = $this->event( $given->event );
		$slot  = RequestedTime::slot( $event, $given, $this->clock->now() );
		return $this->stored( $event, $slot, $this->form( $event, $given->form, $forms ), $given );
	}

	private function event( int $id ): Event {
		return $this->events->anyTime( $id ) ?? throw BookingRefused::missingEvent();
	}

	/** @param list<int>|null $allowed */
	private function form( Event $event, int $asked, ?array $allowed ): int {
		if ( 0 !== $asked && null !== $allowed && ! in_array( $asked, $allowed, true ) ) {
			throw BookingRefused::forbidden();
		}
		$forms = $this->entries->formsFor( $event->id );
		$forms = null === $allowed ? $forms : array_values( array_intersect( $forms, $allowed ) );
		$words = array() === $forms
			? __(
				'No published form has an appointment field for this appointment type. Add an appointment field to a form.',
				'vestibule'
			)
			: __( 'This form has no field for this appointment type.', 'vestibule' );
		$form  = 0 === $asked ? $forms[0] ?? 0 : $asked;
		return in_array( $form, $forms, true ) ? $form : throw BookingRefused::at( 'form', $words );
	}

	/** @return array<string, mixed> */
	private function stored( Event $event, Slot $slot, int $form, BookingNew $given ): array {
		$person = array( 'name' => $given->name, 'email' => $given->email, 'phone' => $given->phone );
		$row    = array( 'note' => trim( $given->note ), 'source' => self::SOURCE );
		$book   = fn ( int $entry ): int =>
			$this->changing->book( $event, $slot, array( 'submission_id' => $entry ) + $row );
		try {
			$stored = $this->entries->store( $form, $person, $event->id, $slot->start, $book, $given->notify );
		} catch ( TimeTaken ) {
			throw RequestedTime::refusal( $event, $slot );
		}
		return is_int( $stored ) ? $this->written( $stored ) : throw BookingRefused::of( $stored );
	}

	/** @return array<string, mixed> Booking as it is stored now. */
	private function written( int $id ): array {
		return $this->catalog->find( $id ) ?? throw BookingRefused::missing();
	}

	/**
	 * @param array<array-key, mixed> $change Data that matches the contract booking-move.
	 * @return array<string, mixed> Booking after the change (see the contract `bookings-row`).
	 */
	public function move( int $id, array $change ): array {
		$work = function ( StoredBooking $booking, BookingMove $given ): BookingChange {
			$event = $this->event( $booking->time->event );
			$slot  = RequestedTime::slot( $event, $given, $this->clock->now() );
			if (
				$slot->start->getTimestamp() === $booking->time->start->getTimestamp()
					&& in_array( $slot->host, array( 0, $booking->time->hostId ), true )
			) {
				throw BookingRefused::at(
					'start',
					__( 'This is the current time of the booking. Choose another one.', 'vestibule' )
				);
			}
			return $this->changing->moveTo( $booking, $event, $slot, $this->by( $given->notify ) );
		};
		return $this->change( BookingMove::class, $id, $change, 'booked', $work );
	}

	/**
	 * @param array<array-key, mixed> $change Data that matches the contract booking-cancel.
	 * @return array<string, mixed>
	 */
	public function cancel( int $id, array $change = array() ): array {
		$work = fn ( StoredBooking $booking, BookingCancel $given ): BookingChange =>
			$booking->time->end <= $this->clock->now()
			? throw BookingRefused::at(
				'id',
				__( 'This appointment is over. If the visitor did not attend, mark it as a no-show.', 'vestibule' )
			)
			: $this->changing->cancel( $booking, $this->by( $given->notify, $given->note ), self::REASON );
		return $this->change( BookingCancel::class, $id, $change, 'booked', $work );
	}

	/**
	 * Restores a canceled booking. Its time must still be available.
	 *
	 * @param array<array-key, mixed> $change Data that matches the contract booking-restore.
	 * @return array<string, mixed>
	 */
	public function restore( int $id, array $change = array() ): array {
		$work = function ( StoredBooking $booking, BookingRestore $given ): BookingChange {
			if ( $booking->time->start <= $this->clock->now() ) {
				throw BookingRefused::at(
					'id',
					__( 'This appointment has already started. Create a new booking.', 'vestibule' )
				);
			}
			if ( $this->changing->bookings->isEntryAway( $booking ) ) {
				throw BookingRefused::at(
					'id',
					__( 'The entry of this booking is in the Trash or spam folder. Restore the entry first.', 'vestibule' )
				);
			}
			return $this->changing->restore(
				$booking,
				$this->event( $booking->time->event ),
				$this->by( $given->notify )
			);
		};
		return $this->change( BookingRestore::class, $id, $change, 'cancelled', $work );
	}

	/**
	 * @param array<array-key, mixed> $change Data that matches the contract booking-missed.
	 * @return array<string, mixed>
	 */
	public function missed( int $id, array $change = array() ): array {
		$is_missed = BookingMissed::from( $change )->missed;
		$work      = fn ( StoredBooking $booking, BookingMissed $given ): BookingChange =>
			$is_missed && $booking->time->start > $this->clock->now()
			? throw BookingRefused::at( 'missed', __( 'This appointment has not started yet.', 'vestibule' ) )
			: $this->changing->markMissed( $booking, $is_missed, $this->by( false ) );
		return $this->change( BookingMissed::class, $id, $change, $is_missed ? 'booked' : 'missed', $work );
	}

	/**
	 * Changes a booking. It must have the given status, and the version that the request expects.
	 *
	 * @template T of BookingMove|BookingCancel|BookingRestore|BookingMissed
	 * @param class-string<T>                          $type
	 * @param array<array-key, mixed>                  $change
	 * @param Closure(StoredBooking, T): BookingChange $work
	 * @return array<string, mixed>
	 */
	private function change( string $type, int $id, array $change, string $status, Closure $work ): array {
		$given   = BookingRefused::checked( $this->schema, $type, $change );
		$booking = $this->changing->bookings->find( $id );
		if ( null === $booking ) {
			throw BookingRefused::missing();
		}
		if (
			$status !== $booking->status || ! in_array( $given->sequence, array( -1, $booking->time->sequence ), true )
		) {
			throw BookingRefused::changed( $this->catalog->find( $id ) );
		}
		try {
			$work( $booking, $given );
		} catch ( Refused ) {
			$now     = $this->changing->bookings->find( $id );
			$is_same = $booking->status === $now?->status && $booking->time->sequence === $now->time->sequence;
			throw $is_same
				? $this->refusal( $booking, $given )
				: BookingRefused::changed( $this->catalog->find( $id ) );
		}
		return $this->written( $id );
	}

	private function refusal( StoredBooking $booking, TypedValues $given ): BookingRefused {
		if ( ! $given instanceof BookingMove ) {
			return BookingRefused::taken();
		}
		$event = $this->event( $booking->time->event );
		$slot  = RequestedTime::slot( $event, $given, $this->clock->now() );
		$keeps = 0 === $slot->host && $event->isHostChosen;
		return RequestedTime::refusal(
			$event,
			$keeps ? $slot->withHost( $booking->time->hostId, $given->absent ) : $slot
		);
	}

	/** @return array{who: string, user: int, note: string, notify: bool} */
	private function by( bool $notify, string $note = '' ): array {
		return Changes::actor() + array( 'note' => trim( $note ), 'notify' => $notify );
	}
}
