<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Admin\CourseActions;
use Vestibule\Courses\Admin\CourseDuplicate;
use Vestibule\Courses\Admin\CourseList;
use Vestibule\Courses\Courses;
use Vestibule\Tests\Wired;
use WP_Error;
use WP_Query;

/** List of courses in wp-admin, and duplicates for the next term. */
final class CourseListTest extends CourseTestCase {

	public function test_the_course_list_shows_the_next_date_and_the_spots_and_the_minimum_of_a_course(): void {
		$this->changeCourse( array( 'minimum' => 4 ) );
		$this->registered( array( 'people' => '3' ) );
		$this->registered( array( 'people' => '2' ), 'ben' );
		$this->atTime( '2027-01-13 12:00:00' );
		self::assertSame( array( 'Tuesday 19 January 2027, 18:30 to 20:00', '3 of 4', '2', '1 more needed', 'Registration open' ), $this->shown() );
		$this->changeCourse( array( 'minimum' => 3 ) );
		self::assertSame( 'Minimum reached', $this->shown()[3] );
	}

	public function test_the_course_list_shows_whether_visitors_can_register_for_a_course(): void {
		self::assertSame( 'Registration open', $this->shown()[4] );
		$this->changeCourse( array( 'opens' => '2026-12-24T10:00' ) );
		self::assertSame( 'Not open yet', $this->shown()[4] );
		$this->changeCourse( array( 'opens' => '', 'capacity' => 3 ) );
		$this->registered( array( 'people' => '3' ) );
		self::assertSame( 'Full', $this->shown()[4] );
		$this->atTime( '2027-02-01 12:00:00' );
		self::assertSame( array( '—', '3 of 3', '—', '—', 'Ended' ), $this->shown() );
		$this->changeCourse( array( 'form' => 0 ) );
		self::assertSame( 'No registration', $this->shown()[4] );
		$this->changeCourse( array( 'series' => array() ) );
		self::assertSame( 'No dates', $this->shown()[4] );
	}

	public function test_the_course_list_is_sorted_by_the_next_date_and_courses_without_dates_are_last(): void {
		$none  = $this->newCourse( array( 'series' => array() ) );
		$first = $this->newCourse( array( 'series' => array( array( 'start' => '2026-12-15' ) + self::SERIES ) ) );
		$list  = Wired::of( CourseList::class );
		$sort  = $list->sorted( ... );
		add_filter( 'posts_clauses', $sort, 10, 2 );
		$query                = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$all                  = $query->query( array( 'post_type' => Courses::NAME, 'orderby' => 'vestibule_next', 'order' => 'asc', 'fields' => 'ids' ) );
		remove_filter( 'posts_clauses', $sort );
		self::assertSame( array( $first, $this->course, $none ), $all );
	}

	public function test_a_course_has_row_actions_for_editors_only(): void {
		$post = get_post( $this->course );
		self::assertNotNull( $post );
		self::assertSame( array(), Wired::of( CourseActions::class )->ofRow( array(), $post ) );
		wp_set_current_user( 1 );
		self::assertSame( array( 'vestibule_participants', 'vestibule_duplicate' ), array_keys( Wired::of( CourseActions::class )->ofRow( array(), $post ) ) );
	}

	public function test_a_duplicated_course_is_a_draft_whose_dates_are_whole_weeks_later(): void {
		wp_set_current_user( 1 );
		$topic = wp_insert_term( 'Clay', Courses::TOPIC );
		self::assertIsArray( $topic );
		wp_set_object_terms( $this->course, array( $topic['term_id'] ), Courses::TOPIC );
		$this->changeCourse(
			array(
				'series'  => array( array( 'count' => 0, 'until' => '2027-01-26' ) + self::SERIES ),
				'dates'   => array( array( 'day' => '2027-02-06', 'from' => '10:00', 'to' => '16:00' ) ),
				'skip'    => array( '2027-01-19' ),
				'changes' => array( array( 'key' => '20270126', 'canceled' => true ) ),
				'opens'   => '2026-12-01T10:00',
				'minimum' => 2,
			)
		);
		$this->registered();
		// The first Tuesday on or after this Wednesday.
		$copy = Wired::of( CourseDuplicate::class )->duplicate( $this->course, '2027-03-31' );
		self::assertIsInt( $copy );
		$course = Wired::of( Courses::class )->findInAnyStatus( $copy );
		self::assertNotNull( $course );
		self::assertSame( array( '20270406', '20270413', '20270420', '20270501' ), array_column( $course->sessions, 'key' ) );
		self::assertSame( array( array(), array(), '2027-02-23T10:00', 2, $this->post ), array( $course->settings->skip, $course->settings->changes, $course->settings->opens, $course->settings->minimum, $course->settings->form ) );
		self::assertSame( 'draft', get_post_status( $copy ) );
		self::assertSame( '—', Wired::of( CourseList::class )->state( $course, 0 ) );
		self::assertSame( array( $topic['term_id'] ), wp_get_object_terms( $copy, Courses::TOPIC, array( 'fields' => 'ids' ) ) );
		self::assertSame( '0', $this->site->database->value( 'SELECT COUNT(*) FROM {registrations} WHERE course_id = %d', $copy ) );
	}

	public function test_a_course_can_be_duplicated_only_to_a_valid_later_day(): void {
		foreach ( array( '', '2027-02-30', '2027-01-12', 'soon' ) as $start ) {
			self::assertInstanceOf( WP_Error::class, Wired::of( CourseDuplicate::class )->duplicate( $this->course, $start ) );
		}
		$screen = Wired::of( CourseDuplicate::class )->screen( $this->read(), 'Enter a day that is after the first date of the course.' );
		self::assertStringContainsString( 'value="2027-02-02"', $screen );
		self::assertStringContainsString( 'aria-invalid="true"', $screen );
	}

	/** @return list<string> Texts of the columns. */
	private function shown(): array {
		Wired::forget( CourseList::class );
		$list = Wired::of( CourseList::class );
		return array_map(
			function ( string $column ) use ( $list ): string {
				ob_start();
				$list->show( $column, $this->course );
				return (string) ob_get_clean();
			},
			array( 'vestibule_next', 'vestibule_taken', 'vestibule_waiting', 'vestibule_minimum', 'vestibule_state' )
		);
	}
}
