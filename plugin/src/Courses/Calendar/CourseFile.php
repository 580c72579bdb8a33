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
		$lines = array( ...$this->zone( $course, $sessions ), ...$this->events( $course, $sessions ) );
		return Writer::file( 'PUBLISH', $lines );
	}

	/**
	 * @param list<Course> $courses
	 * @return string Calendar file with all dates of the courses.
	 */
	public function renderAll( array $courses ): string {
		$lines = array();
		$zones = array();
		foreach ( $courses as $course ) {
			if ( ! isset( $zones[ $course->zone->getName() ] ) ) {
				$zones[ $course->zone->getName() ] = true;
				$lines                             = array( ...$this->zone( $course, $course->sessions ), ...$lines );
			}
			array_push( $lines, ...$this->events( $course, $course->sessions ) );
		}
		return Writer::file( 'PUBLISH', $lines );
	}

	/**
	 * @param list<Session> $sessions
	 * @return list<string>
	 */
	private function events( Course $course, array $sessions ): array {
		$lines     = array();
		$sequences = $this->sessions->sequences( $course->id );
		$host      = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		foreach ( $sessions as $session ) {
			array_push(
				$lines,
				...Writer::event(
					"course-{$course->id}-{$session->key}@{$host}",
					$this->clock->now(),
					new VTimeZone( $course->zone->getName(), $session->start, $session->end ),
					$sequences[ $session->key ] ?? 0,
					$session->isCanceled,
					array(
						'SUMMARY'     => $course->title,
						'LOCATION'    => $course->locationOf( $session ),
						'DESCRIPTION' => $session->note,
						'URL'         => (string) get_permalink( $course->id ),
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
	private function zone( Course $course, array $sessions ): array {
		return array() === $sessions ? array() : ( new VTimeZone(
			$course->zone->getName(),
			$sessions[0]->start,
			$sessions[ count( $sessions ) - 1 ]->end
		) )->definition();
	}
}
