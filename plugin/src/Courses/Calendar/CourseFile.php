<?php

declare(strict_types=1);

namespace Vestibule\Courses\Calendar;

use Vestibule\Calendar\Ics\VTimeZone;
use Vestibule\Calendar\Ics\Writer;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Courses\Sessions\SessionTable;
use Vestibule\Kernel\Time\Clock;

/**
 * Dates of courses as an iCalendar file (RFC 5545), one event per date. The UID of a date never changes, and its
 * SEQUENCE grows with each change, so that calendars update their copy.
 */
final class CourseFile {

	public function __construct( private readonly SessionTable $sessions, private readonly Clock $clock ) {}

	/** @param list<Session> $sessions Dates of the course, including canceled ones. */
	public function render( Course $course, array $sessions ): string {
		$sequences = $this->sessions->sequences( array( $course->id ) )[ $course->id ] ?? array();
		$zone      = self::zone( $course->zone->getName(), $sessions );
		return Writer::file( 'PUBLISH', array( ...$zone, ...$this->events( $course, $sessions, $sequences ) ) );
	}

	/**
	 * @param list<Course> $courses
	 * @return string Calendar file with all dates of the courses.
	 */
	public function renderAll( array $courses ): string {
		$sequences = $this->sessions->sequences( array_column( $courses, 'id' ) );
		$sessions  = array();
		$events    = array();
		foreach ( $courses as $course ) {
			$sessions[ $course->zone->getName() ][] = $course->sessions;
			$events[] = $this->events( $course, $course->sessions, $sequences[ $course->id ] ?? array() );
		}
		$lines = array();
		foreach ( $sessions as $zone => $lists ) {
			array_push( $lines, ...self::zone( $zone, array_merge( ...$lists ) ) );
		}
		return Writer::file( 'PUBLISH', array_merge( $lines, ...$events ) );
	}

	/**
	 * @param list<Session>      $sessions
	 * @param array<string, int> $sequences Number of changes of each date, by key.
	 * @return list<string>
	 */
	private function events( Course $course, array $sessions, array $sequences ): array {
		$lines = array();
		$now   = $this->clock->now();
		$host  = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$url   = (string) get_permalink( $course->id );
		foreach ( $sessions as $session ) {
			array_push(
				$lines,
				...Writer::event(
					"course-{$course->id}-{$session->key}@{$host}",
					$now,
					new VTimeZone( $course->zone->getName(), $session->start, $session->end ),
					$sequences[ $session->key ] ?? 0,
					$session->isCanceled,
					array(
						'SUMMARY'     => $course->title,
						'LOCATION'    => $course->locationOf( $session ),
						'DESCRIPTION' => $session->note,
						'URL'         => $url,
					)
				)
			);
		}
		return $lines;
	}

	/**
	 * @param list<Session> $sessions
	 * @return list<string> Definition of the time zone for all dates.
	 */
	private static function zone( string $name, array $sessions ): array {
		return array() === $sessions ? array() : ( new VTimeZone(
			$name,
			min( array_column( $sessions, 'start' ) ),
			max( array_column( $sessions, 'end' ) )
		) )->definition();
	}
}
