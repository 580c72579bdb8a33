<?php

declare(strict_types=1);

namespace Vestibule\Courses\Field;

use DateTimeImmutable;
use Vestibule\Courses\Calendar\CourseFile;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Pages\RegistrationLink;
use Vestibule\Courses\Registration\RegistrationState;
use Vestibule\Courses\Registration\RegistrationTable;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Entries\Seats\Reservation;

defined( 'ABSPATH' ) || exit;

/** Describes the registrations of entries for messages to the sender. */
final class Reservations {

	public function __construct(
		private readonly Courses $courses,
		private readonly RegistrationTable $table,
		private readonly Spots $spots,
		private readonly RegistrationLink $link,
		private readonly CourseFile $file,
	) {}

	/** Returns the message that a course has too few spots. */
	public function fullWords( Course $course, DateTimeImmutable $now ): string {
		$left = $this->spots->left( $course, $now ) ?? 0;
		return 0 === $left
			? __( 'This course is full.', 'vestibule' )
			: sprintf(
				/* translators: %s: "3 spots left". */
				__( 'Not enough spots: %s. Choose fewer people or other dates.', 'vestibule' ),
				( new CourseWords() )->left( $left, $course->settings )
			);
	}

	/** Returns null if the entry has no registration, or if the registration was canceled or has no spots. */
	public function of( int $entry ): ?Reservation {
		$registration = $this->table->find( $entry );
		$course       = null === $registration ? null : $this->courses->findInAnyStatus( $registration->course );
		if ( null === $registration || null === $course ) {
			return null;
		}
		$state = $this->spots->state( $registration, $course );
		if ( ! in_array( $state, array( RegistrationState::Registered, RegistrationState::Waiting ), true ) ) {
			return null;
		}
		$is_waiting = RegistrationState::Waiting === $state;
		$sessions   = $registration->allSessions( $course );
		return new Reservation(
			( new CourseWords() )->registration( $registration, $course ),
			array_map( ( new CourseWords() )->session( ... ), $sessions ),
			$is_waiting,
			$this->link->url( $entry, $registration->at->getTimestamp() ),
			fn (): string => $is_waiting ? '' : $this->file->render( $course, $sessions )
		);
	}
}
