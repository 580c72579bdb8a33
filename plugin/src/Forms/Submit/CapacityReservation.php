<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Entry;
use Vestibule\Fields\ReservesSpots;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\BookingConflict;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\OptIn\OpenRequests;
use Vestibule\Forms\OptIn\OptInRequest;

defined( 'ABSPATH' ) || exit;

/** Reserves the capacity and the appointments of an entry (docs/limits.md, docs/booking-seats.md). */
final class CapacityReservation {

	public function __construct(
		private readonly Bookings $bookings,
		private readonly Admission $admission,
		private readonly OpenRequests $requests,
	) {}

	/** Counts existing entries toward new limits. Must be called before the transaction. */
	public function prepare( FormDefinition $form ): void {
		$this->admission->prepare( $form );
	}

	/**
	 * Reserves capacity and books the times. Runs inside the transaction that stores the entry. Spam uses no capacity,
	 * and its times are released by release().
	 *
	 * @return list<BookedTime>
	 * @throws SubmissionRefused If the capacity is used up.
	 * @throws BookingConflict   If a time has been taken.
	 */
	public function take( CheckedSubmission $submission, int $entry, bool $is_spam ): array {
		if ( ! $is_spam ) {
			$this->takePlaces( $submission, $entry );
		}
		return array_map(
			fn ( ChosenTime $time ): BookedTime => $this->bookings->book( $time, $entry ),
			$submission->times
		);
	}

	/**
	 * Reserves the capacity of an entry when its email address is confirmed. First releases the other unconfirmed
	 * entries with this address.
	 *
	 * @param bool $isByHand Whether a user confirms the entry. A confirmation by a user is never rejected.
	 * @throws SubmissionRefused Status 409 if the capacity is used up, or the address already has a confirmed entry.
	 */
	public function confirm( FormDefinition $form, Entry $entry, string $email, bool $isByHand ): void {
		$this->admission->release( $form, $this->requests->ofAddress( $form, $email, $entry->id ) );
		if ( $isByHand ) {
			$this->admission->add( $form, $entry->id, $entry->data );
		} else {
			$this->admission->change( $form, $entry, $entry->data );
		}
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof ReservesSpots ) {
				$field->type->reserveAgain( $field, $field->valueIn( $entry->data ), $entry->id, ! $isByHand );
			}
		}
	}

	/**
	 * Reserves capacity. If no capacity is left, releases earlier unconfirmed entries with the same email address and
	 * tries again.
	 *
	 * @throws SubmissionRefused
	 */
	private function takePlaces( CheckedSubmission $submission, int $entry ): void {
		$form  = $submission->form;
		$asked = OptInRequest::of( $form, $submission->values );
		$email = null !== $asked && Entry::WHOLE === $asked->field ? $asked->email : '';
		$take  = fn () =>
			$this->admission->take( $form, $entry, $submission->values, $submission->userId, '' !== $email );
		try {
			$take();
		} catch ( SubmissionRefused $full ) {
			$earlier = '' === $email ? array() : $this->requests->ofAddress( $form, $email, $entry );
			if ( array() === $earlier ) {
				throw $full;
			}
			$this->admission->release( $form, $earlier );
			$take();
		}
	}

	/** Reserves capacity for an entry added by the team, even if a limit is reached. */
	public function add( CheckedSubmission $submission, int $entry ): void {
		$this->admission->add( $submission->form, $entry, $submission->values );
	}

	/** Releases the spots and the times of an entry that was stored as spam. */
	public function release( FormDefinition $form, int $entry ): void {
		$this->bookings->giveBack( $entry );
		$this->admission->release( $form, array( $entry ) );
	}

	public function refusal( ChosenTime $time ): SubmissionRefused {
		return $this->bookings->refusal( $time );
	}

	/** Returns a booking. Null if it was not found or was canceled. */
	public function booking( int $id ): ?BookedTime {
		return $this->bookings->find( $id );
	}
}
