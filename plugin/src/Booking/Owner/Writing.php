<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Closure;
use Vestibule\Booking\History\Changes;
use Vestibule\Booking\Links\Changing;
use Vestibule\Booking\Links\Refused;
use Vestibule\Booking\Links\StoredBooking;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Programs\InvalidQuery;
use Vestibule\Contracts\Schema;
use Vestibule\Contracts\Values;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Changes bookings for the institute: by the same seats, history and mails as visitors do, without their deadlines. */
final class Writing {

	/** Why a booking is cancelled that a user cancelled; it is not restored with its entry. */
	private const REASON = 'owner';

	public function __construct(
		private readonly Schema $schema,
		private readonly Catalog $catalog,
		private readonly BookingObjects $objects,
		private readonly Changing $changing,
		private readonly Making $making,
		private readonly Clock $clock,
	) {}

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-move.
	 * @return array<string, mixed>|WP_Error The booking as it is then (contract bookings-row).
	 */
	public function move( int $id, array $change ): array|WP_Error {
		$faults  = $this->schema->faults( 'booking-move', $change );
		$given   = new Values( $change + array( 'notify' => true ) );
		$booking = array() === $faults ? $this->booking( $id, 'booked', $given ) : InvalidQuery::answer( $faults );
		if ( $booking instanceof WP_Error ) {
			return $booking;
		}
		$event = $this->objects->events->anyTime( $booking->time->event );
		$slot  = null === $event ? Problem::missingEvent() : $this->objects->times->slot( $event, $given->string( 'start' ), $given->number( 'host' ) );
		if ( null === $event || $slot instanceof WP_Error ) {
			return $slot instanceof WP_Error ? $slot : Problem::missingEvent();
		}
		if ( $slot->start->getTimestamp() === $booking->time->start->getTimestamp() && in_array( $slot->host, array( 0, $booking->host ), true ) ) {
			return Problem::at( 'start', __( 'This is the time that it has. Choose another one.', 'vestibule' ) );
		}
		return $this->changed( $booking, fn (): BookingChange => $this->changing->moveTo( $booking, $event, $slot, $this->by( $given ) ) );
	}

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-cancel.
	 * @return array<string, mixed>|WP_Error
	 */
	public function cancel( int $id, array $change = array() ): array|WP_Error {
		$faults  = $this->schema->faults( 'booking-cancel', $change );
		$given   = new Values( $change + array( 'notify' => true ) );
		$booking = array() === $faults ? $this->booking( $id, 'booked', $given ) : InvalidQuery::answer( $faults );
		if ( $booking instanceof WP_Error ) {
			return $booking;
		}
		if ( $booking->time->end <= $this->clock->now() ) {
			return Problem::at( 'id', __( 'This appointment is over. Who did not come is marked as missed.', 'vestibule' ) );
		}
		return $this->changed( $booking, fn (): BookingChange => $this->changing->cancel( $booking, $this->by( $given ), self::REASON ) );
	}

	/**
	 * Takes a cancellation back, where the time is still free.
	 *
	 * @param array<array-key, mixed> $change Of the contract booking-restore.
	 * @return array<string, mixed>|WP_Error
	 */
	public function restore( int $id, array $change = array() ): array|WP_Error {
		$faults  = $this->schema->faults( 'booking-restore', $change );
		$given   = new Values( $change + array( 'notify' => true ) );
		$booking = array() === $faults ? $this->booking( $id, 'cancelled', $given ) : InvalidQuery::answer( $faults );
		if ( $booking instanceof WP_Error ) {
			return $booking;
		}
		if ( $booking->time->start <= $this->clock->now() ) {
			return Problem::at( 'id', __( 'The time of this appointment has come. Make a new booking.', 'vestibule' ) );
		}
		if ( $this->objects->bookings->isEntryAway( $booking ) ) {
			return Problem::at( 'id', __( 'The entry of this booking is in the Trash or spam. Restore the entry first.', 'vestibule' ) );
		}
		$event = $this->objects->events->anyTime( $booking->time->event );
		return null === $event ? Problem::missingEvent() : $this->changed( $booking, fn (): BookingChange => $this->changing->restore( $booking, $event, $this->by( $given ) ) );
	}

	/**
	 * @param array<array-key, mixed> $change Of the contract booking-missed.
	 * @return array<string, mixed>|WP_Error
	 */
	public function missed( int $id, array $change = array() ): array|WP_Error {
		$faults    = $this->schema->faults( 'booking-missed', $change );
		$given     = new Values( $change + array( 'missed' => true ) );
		$is_missed = $given->isOn( 'missed' );
		$booking   = array() === $faults ? $this->booking( $id, $is_missed ? 'booked' : 'missed', $given ) : InvalidQuery::answer( $faults );
		if ( $booking instanceof WP_Error ) {
			return $booking;
		}
		if ( $is_missed && $booking->time->start > $this->clock->now() ) {
			return Problem::at( 'missed', __( 'This appointment has not begun yet.', 'vestibule' ) );
		}
		return $this->changed( $booking, fn (): BookingChange => $this->changing->markMissed( $booking, $is_missed, $this->by( $given ) ) );
	}

	/**
	 * Books for somebody, with an entry of a form that asks for the appointment type.
	 *
	 * @param array<array-key, mixed> $booking Of the contract booking-new.
	 * @param list<int>|null          $forms   Public numbers of the forms that may be used; null stands for all.
	 * @return array<string, mixed>|WP_Error The booking (contract bookings-row); 403 for a form that may not be used.
	 */
	public function book( array $booking, ?array $forms = null ): array|WP_Error {
		return $this->making->book( $booking, $forms );
	}

	/**
	 * @param array<array-key, mixed> $block Of the contract block-new.
	 * @return list<array<string, mixed>>|WP_Error Its rows.
	 */
	public function block( array $block ): array|WP_Error {
		return $this->making->block( $block );
	}

	/** @return array<string, mixed>|WP_Error The row as it was. */
	public function unblock( int $id ): array|WP_Error {
		return $this->making->blocking->remove( $id );
	}

	/** The booking as the caller knows it. */
	private function booking( int $id, string $status, Values $given ): StoredBooking|WP_Error {
		$booking  = $this->objects->bookings->find( $id );
		$sequence = $given->number( 'sequence', -1 );
		if ( null === $booking ) {
			return Problem::missing();
		}
		return $status === $booking->status && in_array( $sequence, array( -1, $booking->time->sequence ), true ) ? $booking : Problem::changed( $this->catalog->find( $id ) );
	}

	/**
	 * @param Closure(): BookingChange $work
	 * @return array<string, mixed>|WP_Error
	 */
	private function changed( StoredBooking $booking, Closure $work ): array|WP_Error {
		$id = $booking->time->id;
		try {
			$work();
			return $this->catalog->find( $id ) ?? Problem::missing();
		} catch ( Refused ) {
			$now = $this->objects->bookings->find( $id );
			return null !== $now && $now->status === $booking->status && $now->time->sequence === $booking->time->sequence ? Problem::taken() : Problem::changed( $this->catalog->find( $id ) );
		}
	}

	/** @return array{who: string, user: int, note: string, notify: bool} */
	private function by( Values $given ): array {
		return Changes::actor() + array( 'note' => trim( $given->string( 'note' ) ), 'notify' => $given->isOn( 'notify' ) );
	}
}
