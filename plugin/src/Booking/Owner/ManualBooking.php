<?php

declare(strict_types=1);

namespace Vestibule\Booking\Owner;

use Vestibule\Booking\Event;
use Vestibule\Booking\History\Changes;
use Vestibule\Booking\Links\Records;
use Vestibule\Booking\Seats;
use Vestibule\Booking\Slot;
use Vestibule\Contracts\Programs\BookingCatalog;
use Vestibule\Contracts\TimeTaken;
use Vestibule\Contracts\Values;
use Vestibule\Form\Programs\ManualEntries;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Books for somebody who called or wrote (contract booking-new), at any time that is free. */
final class ManualBooking {

	/** Where such a booking comes from. */
	private const SOURCE = 'manual';

	public function __construct(
		private readonly OwnerEvents $events,
		private readonly OwnerTime $times,
		private readonly Seats $seats,
		private readonly Records $records,
		private readonly ManualEntries $entries,
		private readonly BookingCatalog $catalog,
	) {}

	/**
	 * @param list<int>|null $forms That may be used.
	 * @return array<string, mixed>|WP_Error
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function book( Values $given, ?array $forms ): array|WP_Error {
		$event = $this->events->anyTime( $given->number( 'event' ) );
		$slot  = null === $event ? Problem::missingEvent() : $this->times->slot( $event, $given->string( 'start' ), $given->number( 'host' ) );
		if ( null === $event || $slot instanceof WP_Error ) {
			return $slot instanceof WP_Error ? $slot : Problem::missingEvent();
		}
		$form = $this->form( $event, $given->number( 'form' ), $forms );
		return $form instanceof WP_Error ? $form : $this->stored( $event, $slot, $form, $given );
	}

	/** @param list<int>|null $allowed */
	private function form( Event $event, int $asked, ?array $allowed ): int|WP_Error {
		if ( 0 !== $asked && null !== $allowed && ! in_array( $asked, $allowed, true ) ) {
			return Problem::refusal();
		}
		$forms = $this->entries->formsFor( $event->id );
		$forms = null === $allowed ? $forms : array_values( array_intersect( $forms, $allowed ) );
		$words = array() === $forms
			? __( 'No published form asks for this appointment type. Add an appointment field for it to a form.', 'vestibule' )
			: __( 'This form does not ask for the appointment type.', 'vestibule' );
		$form  = 0 === $asked ? $forms[0] ?? 0 : $asked;
		return in_array( $form, $forms, true ) ? $form : Problem::at( 'form', $words );
	}

	/** @return array<string, mixed>|WP_Error */
	private function stored( Event $event, Slot $slot, int $form, Values $given ): array|WP_Error {
		$person = array( 'name' => $given->string( 'name' ), 'email' => $given->string( 'email' ), 'phone' => $given->string( 'phone' ) );
		$note   = trim( $given->string( 'note' ) );
		try {
			$stored = $this->entries->store( $form, $person, $event->id, $slot->start, fn ( int $entry ): int => $this->take( $event, $slot, $entry, $note ), $given->isOn( 'notify' ) );
		} catch ( TimeTaken ) {
			return Problem::taken();
		}
		return is_int( $stored ) ? $this->catalog->find( $stored ) ?? Problem::missing() : Problem::of( $stored );
	}

	/** @throws TimeTaken */
	private function take( Event $event, Slot $slot, int $entry, string $note ): int {
		$row = array( 'status' => 'booked', 'submission_id' => $entry, 'timezone' => $event->zone->getName(), 'note' => $note, 'source' => self::SOURCE );
		$id  = $this->seats->take( $event, $slot, $row ) ?? throw new TimeTaken( 'No seat is left.' );
		$this->records->begin( $id, Changes::actor() );
		return $id;
	}
}
