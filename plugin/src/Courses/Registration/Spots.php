<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Entries\Seats\Pool;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;

/** Counts the spots of courses. */
final class Spots {

	private readonly Resources $resources;

	public function __construct( private readonly Database $database ) {
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
	 * @return int|null Spots left for the whole course: those of its fullest date. Null if the capacity is not limited.
	 */
	public function left( Course $course, DateTimeImmutable $now ): ?int {
		$left = $this->leftByDate( $course, $now );
		return 0 === $course->settings->capacity ? null : ( array() === $left ? 0 : min( $left ) );
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

	/** Checks whether the registration of an entry is on the waiting list. */
	public function isWaiting( int $entry, int $course ): bool {
		return null !== $this->database->value(
			'SELECT spots FROM {entry_seats} WHERE entry_id = %d AND pool = %s',
			$entry,
			Pool::WAITING . CoursePools::name( $course )
		);
	}
}
