<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\PoolGroup;

/**
 * Names and capacities of the pools that limit the spots of a course. Each date has a pool, and each course has one
 * waiting list.
 */
final class CoursePools {

	/** Capacity of pools for courses without a limit. */
	private const UNLIMITED = 1_000_000_000;

	public static function group( Course $course ): PoolGroup {
		return new PoolGroup( self::name( $course->id ), $course->settings->waiting, $course->settings->strict );
	}

	public static function name( int $course ): string {
		return Pool::GROUP . $course;
	}

	/** Returns the ID of the course that a group belongs to. 0 if the group belongs to none. */
	public static function courseOf( string $group ): int {
		return str_starts_with( $group, Pool::GROUP ) ? (int) substr( $group, strlen( Pool::GROUP ) ) : 0;
	}

	/**
	 * Returns the pools that a registration needs: the pools for its dates that have not started.
	 *
	 * @param DateTimeImmutable|null $from Only dates that start later are included. Null means the time of the
	 * registration.
	 * @return list<Pool>
	 */
	public static function of( Registration $registration, Course $course, ?DateTimeImmutable $from = null ): array {
		$sessions = null !== $registration->canceled ? array() : $registration->sessions( $course );
		$sessions = array_filter(
			$sessions,
			static fn ( Session $session ): bool => null === $from || $session->start > $from
		);
		return array_map(
			static fn ( Session $session ): Pool => self::pool( $course, $session, $registration->people ),
			array_values( $sessions )
		);
	}

	public static function pool( Course $course, Session $session, int $people = 1 ): Pool {
		$capacity = $course->settings->capacity;
		return new Pool(
			self::name( $course->id ) . ":{$session->key}",
			0 === $capacity ? self::UNLIMITED : $capacity,
			spots: $people
		);
	}
}
