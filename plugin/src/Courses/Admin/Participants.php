<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\Participant;
use Vestibule\Courses\Registration\ParticipantReader;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Registration\RegistrationState;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Forms\FormPostType;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Time\LocalDate;

/**
 * Participants of a course as text, for the list and the CSV file.
 *
 * @phpstan-type Row array{
 *     entry: int, name: string, email: string, kind: string, dates: string, people: int, names: string,
 *     registered: string, state: string, isActive: bool, isReadable: bool
 * }
 */
final class Participants {

	public const SLUG = 'vestibule-participants';

	public function __construct(
		private readonly Courses $courses,
		private readonly ParticipantReader $reader,
		private readonly Access $access,
		private readonly CourseWords $words = new CourseWords(),
	) {}

	public static function url( int $course, string $filter = 'all' ): string {
		return admin_url(
			'edit.php?post_type=' . Courses::NAME . '&page=' . self::SLUG . ( $course > 0 ? "&course={$course}" : '' )
				. ( 'all' === $filter ? '' : "&filter={$filter}" )
		);
	}

	/** Returns a course. Null if it doesn't exist or the user can't see its participants. */
	public function course( int $id ): ?Course {
		$course = $this->courses->findInAnyStatus( $id );
		$form   = get_post_meta( $course->settings->form ?? 0, FormPostType::NUMBER, true );
		return null === $this->access->forms() || $this->access->mayRead( is_numeric( $form ) ? (int) $form : 0 )
			? $course
			: null;
	}

	/** @return array<string, int> Number of registrations by filter. */
	public function counts( Course $course ): array {
		return $this->reader->counts( $course );
	}

	/** @return list<Row> Participants, oldest registration first. */
	public function page( Course $course, string $filter, int $after, int $most ): array {
		return array_map(
			fn ( Participant $participant ): array => $this->row( $participant, $course ),
			$this->reader->page( $course, $filter, $after, $most, $this->access->mayRead( ... ) )
		);
	}

	/** @return Row|null Registration of an entry for this course, if it was not canceled and the user can read it. */
	public function find( Course $course, int $entry ): ?array {
		$found = $this->reader->find( $course, $entry, $this->access->mayRead( ... ) );
		$row   = null === $found ? null : $this->row( $found, $course );
		return true === ( $row['isActive'] ?? false ) && $row['isReadable'] ? $row : null;
	}

	/** @return Row */
	private function row( Participant $participant, Course $course ): array {
		$registration = $participant->registration;
		$format       = _x( 'j F Y, H:i', 'date and time', 'vestibule' );
		return array(
			'entry'      => $registration->entry,
			'name'       => $participant->name,
			'email'      => $participant->email,
			'kind'       => $registration->kind->label(),
			'dates'      => $this->dates( $registration, $course ),
			'people'     => $registration->people,
			'names'      => implode( ', ', $participant->people ),
			'registered' => LocalDate::format( $format, $registration->at->setTimezone( $course->zone ) ),
			'state'      => RegistrationState::Waiting === $participant->state
				/* translators: %s: position on a waiting list. */
				? sprintf( __( 'Waiting, position %s', 'vestibule' ), number_format_i18n( $participant->position ) )
				: $participant->state->label(),
			'isActive'   => null === $registration->canceled,
			'isReadable' => $participant->isReadable,
		);
	}

	/**
	 * Returns the number of dates with the first and last day for the whole course. Otherwise returns the day of each
	 * chosen date.
	 */
	private function dates( Registration $registration, Course $course ): string {
		if ( Kind::Whole === $registration->kind ) {
			return $this->words->range( $registration->sessions( $course ) );
		}
		$sessions = array_filter(
			$course->sessions,
			static fn ( Session $session ): bool => in_array( $session->key, $registration->dates, true )
		);
		$day      = fn ( Session $session ): string => $this->words->day( $session->start );
		return implode( ', ', array_map( $day, $sessions ) );
	}
}
