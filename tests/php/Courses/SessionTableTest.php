<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Sessions\SessionTable;
use Vestibule\Tests\Wired;

/** Stored dates of courses: stable keys, and sequence numbers for calendar files. */
final class SessionTableTest extends CourseTestCase {

	public function test_saved_courses_store_their_dates_and_each_change_increases_the_sequence_number(): void {
		self::assertSame( array_fill_keys( self::DATES, 0 ), $this->sequences() );
		$this->changeCourse( array( 'changes' => array( array( 'key' => '20270119', 'day' => '2027-01-20' ) ) ) );
		self::assertSame( array( '20270112' => 0, '20270119' => 1, '20270126' => 0 ), $this->sequences() );
		wp_update_post( array( 'ID' => $this->course, 'post_title' => 'Ceramics' ) );
		self::assertSame( array( '20270112' => 0, '20270119' => 1, '20270126' => 0 ), $this->sequences() );
		$this->changeCourse( array( 'skip' => array( '2027-01-12' ) ) );
		$stored = Wired::of( SessionTable::class )->stored( $this->course );
		self::assertSame( array( '20270112' => 1, '20270119' => 0, '20270126' => 0, '20270202' => 0 ), array_map( static fn ( array $row ): int => $row['row']['is_canceled'], $stored ) );
		self::assertSame( '2027-01-20 17:30:00', $stored['20270119']['row']['starts'] ?? '' );
	}

	public function test_a_deleted_course_has_no_dates(): void {
		wp_delete_post( $this->course, true );
		self::assertSame( array(), $this->sequences() );
	}

	/**
	 * @return array<string, int>
	 * @phpstan-impure
	 */
	private function sequences(): array {
		return Wired::of( SessionTable::class )->sequences( array( $this->course ) )[ $this->course ] ?? array();
	}
}
