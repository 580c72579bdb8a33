<?php

declare(strict_types=1);

namespace Vestibule\Courses\View;

use DateTimeImmutable;
use Vestibule\Contract\Course as Settings;
use Vestibule\Courses\Course;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Kernel\Time\LocalDate;

/** Dates, registrations and spots of courses as text, in the current language. */
final class CourseWords {

	/** Returns text such as "Tuesday 12 January 2027, 18:30 to 20:00". */
	public function session( Session $session ): string {
		$words = sprintf(
			/* translators: 1: date, 2: start time, 3: end time. */
			__( '%1$s, %2$s to %3$s', 'vestibule' ),
			LocalDate::format( _x( 'l j F Y', 'long date', 'vestibule' ), $session->start ),
			$this->time( $session->start ),
			$this->time( $session->end )
		);
		/* translators: %s: a date. */
		return $session->isCanceled ? sprintf( __( '%s (canceled)', 'vestibule' ), $words ) : $words;
	}

	/**
	 * Returns text such as "10 dates, 12 January 2027 to 23 March 2027".
	 *
	 * @param list<Session> $sessions
	 */
	public function range( array $sessions ): string {
		if ( array() === $sessions ) {
			return __( 'No dates', 'vestibule' );
		}
		$first = $sessions[0];
		$last  = $sessions[ count( $sessions ) - 1 ];
		if ( 1 === count( $sessions ) ) {
			return $this->session( $first );
		}
		return sprintf(
			/* translators: 1: number of dates, 2: first day, 3: last day. */
			_n( '%1$s date, %2$s to %3$s', '%1$s dates, %2$s to %3$s', count( $sessions ), 'vestibule' ),
			number_format_i18n( count( $sessions ) ),
			$this->day( $first->start ),
			$this->day( $last->start )
		);
	}

	/**
	 * Returns text such as "Pottery for beginners: whole course, 2 people".
	 *
	 * @param Course|null $course Null if it was deleted.
	 */
	public function registration( Registration $registration, ?Course $course ): string {
		$kind  = Kind::Whole === $registration->kind
			? __( 'whole course', 'vestibule' )
			: ( Kind::Trial === $registration->kind
				? __( 'trial session', 'vestibule' )
				: __( 'single dates', 'vestibule' ) );
		$title = $course->title ?? __( 'Deleted course', 'vestibule' );
		/* translators: 1: title of a course, 2: what the registration is for. */
		$words = sprintf( __( '%1$s: %2$s', 'vestibule' ), $title, $kind );
		return $registration->people > 1 ? "{$words}, " . $this->people( $registration->people ) : $words;
	}

	public function people( int $number ): string {
		/* translators: %s: a number. */
		return sprintf( _n( '%s person', '%s people', $number, 'vestibule' ), number_format_i18n( $number ) );
	}

	/** Returns text such as "3 spots left", or "Full" with a note about the waiting list. */
	public function left( int $left, Settings $course ): string {
		if ( $left > 0 ) {
			/* translators: %s: a number. */
			return sprintf( _n( '%s spot left', '%s spots left', $left, 'vestibule' ), number_format_i18n( $left ) );
		}
		return match ( true ) {
			! $course->waiting      => _x( 'Full', 'a course', 'vestibule' ),
			1 === $course->maxPeople => __( 'Full. You can join the waiting list.', 'vestibule' ),
			$course->strict         => __( 'Full. You can join the waiting list. Spots are assigned in order.', 'vestibule' ),
			default                 => __(
				'Full. You can join the waiting list. Smaller groups may get spots earlier.',
				'vestibule'
			),
		};
	}

	/** Returns text such as "18:30 to 20:00". */
	public function times( Session $session ): string {
		return sprintf(
			/* translators: 1: start time, 2: end time. */
			__( '%1$s to %2$s', 'vestibule' ),
			$this->time( $session->start ),
			$this->time( $session->end )
		);
	}

	/** Returns text such as "5 January 2027, 18:30". */
	public function moment( DateTimeImmutable $at ): string {
		return LocalDate::format( _x( 'j F Y, H:i', 'date and time', 'vestibule' ), $at );
	}

	public function day( DateTimeImmutable $at ): string {
		return LocalDate::format( _x( 'j F Y', 'date', 'vestibule' ), $at );
	}

	public function time( DateTimeImmutable $at ): string {
		return (string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $at->getTimestamp(), $at->getTimezone() );
	}
}
