<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Time\Clock;

/** Counts the registrations of the courses in a list, with one query. */
final class CourseFigures {

	public function __construct( private readonly Resources $resources, private readonly Clock $clock ) {}

	/**
	 * @param list<Course> $courses
	 * @return array<int, array{taken: int, waiting: int}> Numbers by course ID. `taken` is the number of taken spots on
	 *                                                     the fullest date that has not started, or on the fullest of
	 *                                                     all dates if all have started. `waiting` is the number of
	 *                                                     people on the waiting list.
	 */
	public function of( array $courses ): array {
		$names = array();
		$lists = array();
		foreach ( $courses as $course ) {
			$lists[ CoursePools::group( $course )->waiting() ] = $course->id;
			foreach ( $this->sessions( $course ) as $session ) {
				$names[ CoursePools::pool( $course, $session )->name ] = $course->id;
			}
		}
		$counts = $this->resources->taken( array_map( strval( ... ), array_keys( $names + $lists ) ) );
		$taken  = array();
		foreach ( array_intersect_key( $counts, $names ) as $name => $count ) {
			$taken[ $names[ $name ] ] = max( $taken[ $names[ $name ] ] ?? 0, $count );
		}
		$figures = array();
		foreach ( $lists as $list => $id ) {
			$figures[ $id ] = array( 'taken' => $taken[ $id ] ?? 0, 'waiting' => $counts[ $list ] ?? 0 );
		}
		return $figures;
	}

	/** @return list<Session> */
	private function sessions( Course $course ): array {
		$upcoming = $course->upcoming( $this->clock->now() );
		return array() === $upcoming ? $course->planned() : $upcoming;
	}
}
