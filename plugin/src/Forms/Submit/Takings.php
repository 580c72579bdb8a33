<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Entries\BookedTime;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Appointment\Bookings;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Fields\Types\Appointment\TakenTime;
use Vestibule\Forms\Limits\Admission;

defined( 'ABSPATH' ) || exit;

/** What an entry takes so that others cannot have it: its places and its appointments (docs/limits.md, docs/booking-seats.md). */
final class Takings {

	public function __construct( private readonly Bookings $bookings, private readonly Admission $admission ) {}

	/** Before the transaction. */
	public function prepare( FormDefinition $form ): void {
		$this->admission->prepare( $form );
	}

	/**
	 * Inside the transaction that stores the entry. Spam takes no place, and gives its time back.
	 *
	 * @return list<BookedTime>
	 * @throws SubmissionRefused When no place is left.
	 * @throws TakenTime         When a time is gone.
	 */
	public function take( CheckedSubmission $submission, int $entry, bool $is_spam ): array {
		if ( ! $is_spam ) {
			$this->admission->take( $submission->form, $entry, $submission->values, $submission->userId );
		}
		return array_map( fn ( ChosenTime $time ): BookedTime => $this->bookings->book( $time, $entry ), $submission->times );
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
