<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Entries\BookedTime;
use Vestibule\Entries\Entry;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\BookingConflict;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\OptIn\OpenRequests;
use Vestibule\Forms\OptIn\OptInRequest;

defined( 'ABSPATH' ) || exit;

/** What an entry takes so that others cannot have it: its places and its appointments (docs/limits.md, docs/booking-seats.md). */
final class CapacityReservation {

	public function __construct(
		private readonly Bookings $bookings,
		private readonly Admission $admission,
		private readonly OpenRequests $requests,
	) {}

	/** Before the transaction. */
	public function prepare( FormDefinition $form ): void {
		$this->admission->prepare( $form );
	}

	/**
	 * Inside the transaction that stores the entry. Spam takes no place, and gives its time back.
	 *
	 * @return list<BookedTime>
	 * @throws SubmissionRefused When no place is left.
	 * @throws BookingConflict   When a time is gone.
	 */
	public function take( CheckedSubmission $submission, int $entry, bool $is_spam ): array {
		if ( ! $is_spam ) {
			$this->takePlaces( $submission, $entry );
		}
		return array_map( fn ( ChosenTime $time ): BookedTime => $this->bookings->book( $time, $entry ), $submission->times );
	}

	/**
	 * Gives an entry its places when its address is confirmed. Other requests of the address release theirs first.
	 *
	 * @param bool $isByHand Whether the team confirms it, which is never refused.
	 * @throws SubmissionRefused 409 if a place is gone, or the address has a confirmed entry already.
	 */
	public function confirm( FormDefinition $form, Entry $entry, string $email, bool $isByHand ): void {
		$this->admission->release( $form, $this->requests->ofAddress( $form, $email, $entry->id ) );
		if ( $isByHand ) {
			$this->admission->add( $form, $entry->id, $entry->data );
		} else {
			$this->admission->change( $form, $entry, $entry->data );
		}
	}

	/**
	 * An unconfirmed request whose places are held by earlier ones of its address takes them over.
	 *
	 * @throws SubmissionRefused
	 */
	private function takePlaces( CheckedSubmission $submission, int $entry ): void {
		$form  = $submission->form;
		$asked = OptInRequest::of( $form, $submission->values );
		$email = null !== $asked && Entry::WHOLE === $asked->field ? $asked->email : '';
		$take  = fn () => $this->admission->take( $form, $entry, $submission->values, $submission->userId, '' !== $email );
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

	/** The same for an entry that the owner makes: it counts, and is not refused. */
	public function add( CheckedSubmission $submission, int $entry ): void {
		$this->admission->add( $submission->form, $entry, $submission->values );
	}

	public function giveTimesBack( int $entry ): void {
		$this->bookings->giveBack( $entry );
	}

	public function refusal( ChosenTime $time ): SubmissionRefused {
		return $this->bookings->refusal( $time );
	}

	/** Null when there is none, or when it was cancelled. */
	public function booking( int $id ): ?BookedTime {
		return $this->bookings->find( $id );
	}
}
