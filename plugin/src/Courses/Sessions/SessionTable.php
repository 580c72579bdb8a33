<?php

declare(strict_types=1);

namespace Vestibule\Courses\Sessions;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Wiring\Table;

/**
 * Table with the dates of all courses, for lists and calendars. The dates are calculated from the schedule in the
 * post's meta. A removed date is stored as canceled, so that calendars remove it.
 *
 * @phpstan-type Row array{starts: string, ends: string, location: string, is_canceled: int}
 */
#[Table(
	'course_sessions',
	// Dates of courses. `weekday` is in the time zone of the course, and 1 is Monday. A `capacity` of 0 means no limit.
	// `sequence` grows with each change of a date (RFC 5545, SEQUENCE).
	'
		course_id bigint unsigned NOT NULL, session_key varchar(12) NOT NULL, starts datetime NOT NULL,
		ends datetime NOT NULL, location varchar(200) NOT NULL DEFAULT \'\', is_canceled tinyint NOT NULL DEFAULT 0,
		weekday tinyint NOT NULL DEFAULT 1, capacity int unsigned NOT NULL DEFAULT 0,
		sequence int unsigned NOT NULL DEFAULT 0,
		PRIMARY KEY  (course_id, session_key), KEY starts (starts)
	'
)]
final class SessionTable {

	public function __construct( private readonly Database $database ) {}

	/**
	 * Stores the dates of a course.
	 *
	 * @return bool Whether a date was added, changed or removed.
	 */
	public function store( Course $course ): bool {
		$stored     = $this->stored( $course->id );
		$is_changed = false;
		foreach ( $course->sessions as $session ) {
			$row        = self::row( $session );
			$before     = $stored[ $session->key ] ?? null;
			$is_changed = ( $before['row'] ?? null ) !== $row || $is_changed;
			if ( null === $before ) {
				$this->database->insertOnce(
					'{course_sessions}',
					array(
						'course_id'   => $course->id,
						'session_key' => $session->key,
						'weekday'     => (int) $session->start->format( 'N' ),
						'capacity'    => $course->settings->capacity,
					) + $row
				);
			} elseif ( $before['row'] !== $row ) {
				$this->change( $course->id, $session->key, $row, (int) $session->start->format( 'N' ) );
			}
			unset( $stored[ $session->key ] );
		}
		foreach ( $stored as $key => [ 'row' => $row ] ) {
			if ( 0 === $row['is_canceled'] ) {
				$this->change( $course->id, (string) $key, array( 'is_canceled' => 1 ) + $row );
				$is_changed = true;
			}
		}
		$this->database->execute(
			'UPDATE {course_sessions} SET capacity = %d WHERE course_id = %d AND capacity <> %d',
			$course->settings->capacity,
			$course->id,
			$course->settings->capacity
		);
		return $is_changed;
	}

	public function delete( int $course ): void {
		$this->database->execute( 'DELETE FROM {course_sessions} WHERE course_id = %d', $course );
	}

	/**
	 * @param list<int> $courses
	 * @return array<int, array<string, int>> Number of changes of each date, by course ID and key.
	 */
	public function sequences( array $courses ): array {
		$rows      = array() === $courses ? array() : $this->database->rows(
			'SELECT course_id, session_key, sequence FROM {course_sessions} WHERE course_id IN (%d)',
			$courses
		);
		$sequences = array();
		foreach ( $rows as $row ) {
			$sequences[ (int) $row['course_id'] ][ (string) $row['session_key'] ] = (int) $row['sequence'];
		}
		return $sequences;
	}

	/** @return list<int> IDs of courses with dates that have not started, ordered by the next date. */
	public function upcoming( DateTimeImmutable $now ): array {
		$rows = $this->database->rows(
			'SELECT course_id FROM {course_sessions} WHERE starts > %s AND is_canceled = 0
			GROUP BY course_id ORDER BY MIN(starts), course_id',
			$now
		);
		return array_map( intval( ... ), array_column( $rows, 'course_id' ) );
	}

	/**
	 * Finds dates that have not started within ranges of days. As the time zone of each course is not known here, dates
	 * up to one day before and after are included.
	 *
	 * @param list<array{from: string, to: string, name: string}> $ranges
	 * @return list<array{int, string}> Course ID and key of each date, ordered by start. At most 200.
	 */
	public function between( array $ranges, DateTimeImmutable $now ): array {
		$conditions = array();
		$days       = array();
		foreach ( $ranges as $range ) {
			$conditions[] = 'starts BETWEEN %s AND %s';
			array_push(
				$days,
				gmdate( 'Y-m-d', (int) strtotime( "{$range['from']} UTC -1 day" ) ),
				gmdate( 'Y-m-d', (int) strtotime( "{$range['to']} UTC +2 days" ) )
			);
		}
		$rows = array() === $conditions ? array() : $this->database->rows(
			'SELECT course_id, session_key FROM {course_sessions} WHERE starts > %s AND is_canceled = 0
			AND (' . implode( ' OR ', $conditions ) . ') ORDER BY starts, course_id LIMIT 200',
			$now,
			...$days
		);
		return array_map(
			static fn ( array $row ): array => array( (int) $row['course_id'], (string) $row['session_key'] ),
			$rows
		);
	}

	/** @return array<string, array{row: Row, sequence: int}> Stored dates by key. */
	public function stored( int $course ): array {
		$all  = array();
		$rows = $this->database->rows( 'SELECT * FROM {course_sessions} WHERE course_id = %d', $course );
		foreach ( $rows as $row ) {
			$all[ (string) $row['session_key'] ] = array(
				'row'      => array(
					'starts'      => (string) $row['starts'],
					'ends'        => (string) $row['ends'],
					'location'    => (string) $row['location'],
					'is_canceled' => (int) $row['is_canceled'],
				),
				'sequence' => (int) $row['sequence'],
			);
		}
		return $all;
	}

	/** @return Row */
	private static function row( Session $session ): array {
		return array(
			'starts'      => gmdate( 'Y-m-d H:i:s', $session->start->getTimestamp() ),
			'ends'        => gmdate( 'Y-m-d H:i:s', $session->end->getTimestamp() ),
			'location'    => $session->location,
			'is_canceled' => $session->isCanceled ? 1 : 0,
		);
	}

	/**
	 * @param Row $row
	 * @param int $weekday 1 is Monday. 0 leaves the stored weekday unchanged.
	 */
	private function change( int $course, string $key, array $row, int $weekday = 0 ): void {
		$this->database->execute(
			'UPDATE {course_sessions} SET starts = %s, ends = %s, location = %s, is_canceled = %d,
			weekday = CASE WHEN %d > 0 THEN %d ELSE weekday END, sequence = sequence + 1
			WHERE course_id = %d AND session_key = %s',
			$row['starts'],
			$row['ends'],
			$row['location'],
			$row['is_canceled'],
			$weekday,
			$weekday,
			$course,
			$key
		);
	}
}
