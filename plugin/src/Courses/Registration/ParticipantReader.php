<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Closure;
use Vestibule\Courses\Course;
use Vestibule\Entries\Entry;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Status;
use Vestibule\Forms\Forms;

/**
 * Participants of courses, for screens and API clients. Every method throws Vestibule\Kernel\Database\StorageFault if the
 * database fails.
 */
final class ParticipantReader {

	public function __construct(
		private readonly ParticipantTable $table,
		private readonly EntryTable $entries,
		private readonly Forms $forms,
		private readonly People $people,
	) {}

	/** @return array<string, int> Number of registrations by filter. */
	public function counts( Course $course ): array {
		return $this->table->counts( $course->id );
	}

	/**
	 * @param string                $filter One of ParticipantTable::FILTERS.
	 * @param int                   $after  Number of registrations to skip.
	 * @param Closure(int): bool    $may    Checks whether the user can read the entries of a form.
	 * @return list<Participant> Oldest registration first.
	 */
	public function page( Course $course, string $filter, int $after, int $most, Closure $may ): array {
		return $this->read( $course, $this->table->page( $course->id, $filter, $after, $most ), $may );
	}

	/**
	 * @param Closure(int): bool $may
	 * @return Participant|null Registration of the entry for this course. Null if it was not found.
	 */
	public function find( Course $course, int $entry, Closure $may ): ?Participant {
		$found = $this->table->find( $course->id, $entry );
		return null === $found ? null : $this->read( $course, array( $entry => $found ), $may )[0];
	}

	/**
	 * @param array<int, Registration> $registrations Registrations by entry ID.
	 * @param Closure(int): bool       $may
	 * @return list<Participant>
	 */
	private function read( Course $course, array $registrations, Closure $may ): array {
		$positions = $this->table->positions( $course->id );
		$has_spots = array_flip( $this->table->registered( $course->id ) );
		$entries   = array_column( $this->entries->findAll( array_keys( $registrations ) ), null, 'id' );
		$all       = array();
		foreach ( $registrations as $id => $registration ) {
			$entry  = $entries[ $id ] ?? null;
			$own    = null !== $entry && $may( $entry->formId ) ? $entry : null;
			$sender = null === $own ? null : $this->forms->answers( $own->formId, $own->data )->sender();
			$place  = $positions[ $id ] ?? 0;
			$all[]  = new Participant(
				$registration,
				self::state( $registration, $entry, $place > 0, isset( $has_spots[ $id ] ) ),
				$place,
				null !== $own,
				$sender->name ?? '',
				$sender->email ?? '',
				null === $own ? array() : array_values( $this->people->names( $own ) )
			);
		}
		return $all;
	}

	private static function state(
		Registration $registration,
		?Entry $entry,
		bool $is_waiting,
		bool $has_spots
	): RegistrationState {
		return match ( true ) {
			null !== $registration->canceled        => RegistrationState::Canceled,
			Status::Trash === $entry?->status       => RegistrationState::Trash,
			Status::Spam === $entry?->status        => RegistrationState::Spam,
			$is_waiting                             => RegistrationState::Waiting,
			$has_spots                              => RegistrationState::Registered,
			default                                 => RegistrationState::None,
		};
	}
}
