<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Registration\Kind;
use Vestibule\Courses\Registration\Registration;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Status;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Time\LocalDate;

/**
 * Participants of a course as text, for the list and the CSV file.
 *
 * @phpstan-type Row array{
 *     entry: int, name: string, email: string, kind: string, dates: string, people: int, registered: string,
 *     state: string, isActive: bool, isReadable: bool
 * }
 */
final class Participants {

	public const SLUG = 'vestibule-participants';

	public function __construct(
		private readonly Courses $courses,
		private readonly ParticipantTable $table,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly Access $access,
		private readonly CourseWords $words = new CourseWords(),
	) {}

	public static function url( int $course, string $filter = 'all' ): string {
		return admin_url(
			'edit.php?post_type=' . Courses::NAME . '&page=' . self::SLUG . ( $course > 0 ? "&course={$course}" : '' )
				. ( 'all' === $filter ? '' : "&filter={$filter}" )
		);
	}

	/** Returns a course whose participants the user can read. */
	public function course( int $id ): ?Course {
		$course = $this->courses->findInAnyStatus( $id );
		$form   = get_post_meta( $course->settings->form ?? 0, FormPostType::NUMBER, true );
		return null === $this->access->forms() || $this->access->mayRead( is_numeric( $form ) ? (int) $form : 0 )
			? $course
			: null;
	}

	/** @return array<string, int> Number of registrations by filter. */
	public function counts( Course $course ): array {
		return $this->table->counts( $course->id );
	}

	/** @return list<Row> Participants, oldest registration first. */
	public function page( Course $course, string $filter, int $after, int $most ): array {
		return $this->rows( $course, $this->table->page( $course->id, $filter, $after, $most ) );
	}

	/** @return Row|null Registration of an entry for this course, if it was not canceled and the user can read it. */
	public function find( Course $course, int $entry ): ?array {
		$found = $this->table->find( $course->id, $entry );
		$row   = null === $found ? null : $this->rows( $course, array( $entry => $found ) )[0];
		return true === ( $row['isActive'] ?? false ) && $row['isReadable'] ? $row : null;
	}

	/**
	 * @param array<int, Registration> $registrations By entry.
	 * @return list<Row>
	 */
	private function rows( Course $course, array $registrations ): array {
		$positions = $this->table->positions( $course->id );
		$has_spots = array_flip( $this->table->registered( $course->id ) );
		$entries   = array_column( $this->entries->findAll( array_keys( $registrations ) ), null, 'id' );
		$format    = _x( 'j F Y, H:i', 'date and time', 'vestibule' );
		$rows      = array();
		foreach ( $registrations as $id => $registration ) {
			$entry  = $entries[ $id ] ?? null;
			$place  = $positions[ $id ] ?? 0;
			$is_own = null !== $entry && $this->access->mayRead( $entry->formId );
			$sender = $is_own ? $this->forms->answers( $entry->formId, $entry->data )->sender() : null;
			$rows[] = array(
				'entry'      => $id,
				'name'       => $sender->name ?? '',
				'email'      => $sender->email ?? '',
				'kind'       => $registration->kind->label(),
				'dates'      => $this->dates( $registration, $course ),
				'people'     => $registration->people,
				'registered' => LocalDate::format( $format, $registration->at->setTimezone( $course->zone ) ),
				'state'      => $this->state( $registration, $entry?->status, isset( $has_spots[ $id ] ), $place ),
				'isActive'   => null === $registration->canceled,
				'isReadable' => $is_own,
			);
		}
		return $rows;
	}

	/** @param int $position Position on the waiting list. 0 if the entry is not on it. */
	private function state( Registration $registration, ?Status $status, bool $has_spots, int $position ): string {
		if ( null !== $registration->canceled ) {
			return __( 'Canceled', 'vestibule' );
		}
		if ( Status::Trash === $status || Status::Spam === $status ) {
			return Status::Trash === $status ? __( 'In the Trash', 'vestibule' ) : __( 'Spam', 'vestibule' );
		}
		if ( $position > 0 ) {
			/* translators: %s: position on a waiting list. */
			return sprintf( __( 'Waiting, position %s', 'vestibule' ), number_format_i18n( $position ) );
		}
		return $has_spots ? __( 'Registered', 'vestibule' ) : __( 'Without a spot', 'vestibule' );
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
