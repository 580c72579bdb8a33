<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolEntries;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;

/** Counts the spots of courses. */
final class Spots {

	private readonly Resources $resources;

	public function __construct( private readonly PoolEntries $entries, Database $database ) {
		$this->resources = new Resources( $database );
	}

	/**
	 * @return array<string, int> Spots left on each date that has not started, by key. Empty if the capacity is not
	 *                            limited.
	 */
	public function leftByDate( Course $course, DateTimeImmutable $now ): array {
		if ( 0 === $course->settings->capacity ) {
			return array();
		}
		$left  = array();
		$taken = $this->taken( $course );
		foreach ( $course->upcoming( $now ) as $session ) {
			$left[ $session->key ] = max( 0, $course->settings->capacity - ( $taken[ $session->key ] ?? 0 ) );
		}
		return $left;
	}

	/**
	 * @return int|null Spots left for the whole course, which is the number of spots left on its fullest date. Null if
	 * the capacity is not limited.
	 */
	public function left( Course $course, DateTimeImmutable $now ): ?int {
		$left = $this->leftByDate( $course, $now );
		return 0 === $course->settings->capacity ? null : ( array() === $left ? 0 : min( $left ) );
	}

	/**
	 * Returns the same as left(), but for several courses and with a single query.
	 *
	 * @param array<array-key, Course> $courses
	 * @return array<int, int> Spots left by course ID. Courses without a limit are missing.
	 */
	public function leftOf( array $courses, DateTimeImmutable $now ): array {
		$courses = array_column( $courses, null, 'id' );
		$names   = array();
		$left    = array();
		foreach ( $courses as $course ) {
			foreach ( 0 === $course->settings->capacity ? array() : $course->upcoming( $now ) as $session ) {
				$names[ CoursePools::pool( $course, $session )->name ] = $course->id;
				$left[ $course->id ]                                   = $course->settings->capacity;
			}
		}
		foreach ( $this->resources->taken( array_map( strval( ... ), array_keys( $names ) ) ) as $name => $taken ) {
			$id          = $names[ $name ];
			$left[ $id ] = max( 0, min( $left[ $id ], $courses[ $id ]->settings->capacity - $taken ) );
		}
		return $left;
	}

	/** @return array<string, int> Taken spots of all dates, by key. */
	public function taken( Course $course ): array {
		$pools = array_map(
			static fn ( Session $session ): Pool => CoursePools::pool( $course, $session ),
			$course->sessions
		);
		$taken = $this->resources->taken( array_column( $pools, 'name' ) );
		$keys  = array();
		foreach ( $taken as $name => $spots ) {
			$keys[ substr( (string) strrchr( $name, ':' ), 1 ) ] = $spots;
		}
		return $keys;
	}

	/** @return int Number of people on the waiting list. */
	public function waiting( Course $course ): int {
		$list = CoursePools::group( $course )->waiting();
		return $this->resources->taken( array( $list ) )[ $list ] ?? 0;
	}

	/** Returns the state of a registration whose entry is not in the Trash or spam. */
	public function state( Registration $registration, Course $course ): RegistrationState {
		$group = CoursePools::group( $course );
		$entry = $registration->entry;
		return match ( true ) {
			null !== $registration->canceled                 => RegistrationState::Canceled,
			$this->entries->has( $group->name, $entry )      => RegistrationState::Registered,
			$this->entries->has( $group->waiting(), $entry ) => RegistrationState::Waiting,
			default                                          => RegistrationState::None,
		};
	}
}
