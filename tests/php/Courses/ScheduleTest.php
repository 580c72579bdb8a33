<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Courses\Schedule\Schedule;
use Vestibule\Courses\Schedule\Session;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/**
 * Dates of courses. The editor has the same rows (tests/unit/courses/schedule.test.ts).
 *
 * @phpstan-import-type Series from Schedule
 * @phpstan-import-type Single from Schedule
 * @phpstan-import-type Change from Schedule
 */
final class ScheduleTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'course-dates' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_course_schedule_has_the_expected_dates( array $row ): void {
		/** @var array{zone: string, course: array{series?: list<Series>, dates?: list<Single>, skip?: list<string>, changes?: list<Change>}, sessions: list<array<string, mixed>>, skipped: list<string>} $row */
		$course   = $row['course'];
		$schedule = new Schedule( new DateTimeZone( $row['zone'] ), $course['series'] ?? array(), $course['dates'] ?? array(), $course['skip'] ?? array(), $course['changes'] ?? array() );
		self::assertSame( $row['sessions'], array_map( self::shown( ... ), $schedule->sessions() ) );
		self::assertSame( $row['skipped'], $schedule->skipped() );
	}

	public function test_a_schedule_has_at_most_366_dates(): void {
		$series   = array( 'start' => '2027-01-01', 'from' => '10:00', 'to' => '11:00', 'weekdays' => array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ), 'until' => '2999-01-01' );
		$schedule = new Schedule( new DateTimeZone( 'UTC' ), array( $series, array( 'from' => '12:00' ) + $series ), array(), array(), array() );
		self::assertCount( Schedule::MAX_DATES, $schedule->sessions() );
	}

	/** @return array<string, mixed> */
	private static function shown( Session $session ): array {
		$utc = static fn ( \DateTimeImmutable $at ): string => gmdate( 'Y-m-d\TH:i\Z', $at->getTimestamp() );
		return array_filter(
			array( 'key' => $session->key, 'start' => $utc( $session->start ), 'end' => $utc( $session->end ), 'isMoved' => $session->isMoved, 'isCanceled' => $session->isCanceled, 'location' => $session->location, 'note' => $session->note )
		);
	}
}
