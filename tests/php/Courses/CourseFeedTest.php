<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Calendar\CourseFeed;
use Vestibule\Tests\Wired;

/** Calendar feed of all courses. */
final class CourseFeedTest extends CourseTestCase {

	public function test_the_feed_of_all_courses_needs_no_additional_queries_for_more_courses(): void {
		$one = $this->queries();
		$this->newCourse();
		$this->newCourse( array( 'timezone' => 'America/New_York' ) );
		self::assertSame( $one, $this->queries() );
		$file = (string) Wired::of( CourseFeed::class )->file( 'all' );
		self::assertSame( 9, substr_count( $file, 'BEGIN:VEVENT' ) );
		self::assertSame( 2, substr_count( $file, 'BEGIN:VTIMEZONE' ) );
	}

	public function test_the_feed_of_all_courses_defines_a_time_zone_for_the_dates_of_all_courses(): void {
		$this->newCourse( array( 'timezone' => 'Europe/Berlin', 'series' => array(), 'dates' => array( array( 'day' => '2031-07-01', 'from' => '10:00', 'to' => '11:00' ) ) ) );
		$file = (string) Wired::of( CourseFeed::class )->file( 'all' );
		self::assertSame( 1, substr_count( $file, 'TZID:Europe/Berlin' ) );
		self::assertStringContainsString( 'DTSTART:20310330T020000', $file, 'The beginning of summer time in the year of the second course.' );
	}

	/**
	 * @return int Number of queries without cached posts.
	 * @phpstan-impure
	 */
	private function queries(): int {
		global $wpdb;
		wp_cache_flush();
		get_option( 'home' );
		$before = $wpdb->num_queries;
		Wired::of( CourseFeed::class )->file( 'all' );
		return $wpdb->num_queries - $before;
	}
}
