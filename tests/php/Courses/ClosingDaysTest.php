<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use DateTimeImmutable;
use Vestibule\Courses\Admin\ClosingDaysImport;
use Vestibule\Courses\Admin\CourseEditor;
use Vestibule\Courses\ClosingDays;
use Vestibule\Kernel\Setting\DataSettings;
use Vestibule\Tests\Wired;

/** Closing days: settings, warnings about dates, and skipped days on the page of a course. */
final class ClosingDaysTest extends CourseTestCase {

	private const WINTER = array( 'from' => '2027-01-18', 'to' => '2027-01-20', 'name' => 'Winter & snow' );

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		require_once ABSPATH . 'wp-admin/includes/template.php';
	}

	public function test_submitted_closing_days_are_completed_and_sorted_and_empty_rows_are_removed(): void {
		$this->save(
			array(
				array( 'from' => '', 'to' => '', 'name' => '' ),
				array( 'from' => '2027-02-03', 'to' => '2027-02-01', 'name' => 'Carnival' ),
				array( 'from' => '', 'to' => '2027-01-06', 'name' => '' ),
			)
		);
		self::assertSame(
			array(
				array( 'from' => '2027-01-06', 'to' => '2027-01-06', 'name' => '' ),
				array( 'from' => '2027-02-01', 'to' => '2027-02-03', 'name' => 'Carnival' ),
			),
			Wired::of( ClosingDays::class )->values()->days
		);
		self::assertSame( array(), get_settings_errors( ClosingDays::OPTION ) );
	}

	public function test_a_closing_day_that_has_a_name_but_no_date_is_reported(): void {
		$this->save( array( array( 'from' => '', 'to' => '', 'name' => 'Carnival' ) ) );
		self::assertStringContainsString( 'Carnival', get_settings_errors( ClosingDays::OPTION )[0]['message'] ?? '' );
		self::assertSame( array(), Wired::of( ClosingDays::class )->values()->days );
	}

	public function test_a_calendar_adds_closing_days_to_the_submitted_rows(): void {
		$this->import(
			array( array( 'from' => '2026-12-24', 'to' => '2026-12-26', 'name' => 'Closed' ) ),
			array( '20261224', '20261227', 'Christmas' ),
			array( '20270118', '20270121', 'Winter & snow' ),
			array( '20260101', '20260102', 'Over' ),
			array( '20200501', '20200502', "Labor Day\nRRULE:FREQ=YEARLY" ),
			array( '20201227', '20210102', "Between the years\nRRULE:FREQ=YEARLY" ),
			array( '20240229', '20240301', "Leap day\nRRULE:FREQ=YEARLY" ),
		);
		self::assertSame(
			array(
				'2026-12-24 2026-12-26 Closed',
				'2026-12-27 2027-01-01 Between the years',
				'2027-01-18 2027-01-20 Winter & snow',
				'2027-05-01 2027-05-01 Labor Day',
				'2027-12-27 2028-01-01 Between the years',
				'2028-02-29 2028-02-29 Leap day',
				'2028-05-01 2028-05-01 Labor Day',
			),
			array_map( static fn ( array $row ): string => implode( ' ', $row ), Wired::of( ClosingDays::class )->values()->days )
		);
		self::assertSame( array( 'info', '6 closing days or periods added. 1 event was already in the list. 1 event was skipped, because it is over, is not a whole day, or the list is full.' ), $this->notice() );
	}

	public function test_days_that_are_already_in_the_list_are_mentioned_and_the_next_leap_day_is_found(): void {
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( '2028-03-01 12:00 UTC' ), 20 );
		$leap = array( '20240229', '20240301', "Leap day\nRRULE:FREQ=YEARLY" );
		$this->import( array(), $leap );
		self::assertSame( array( '2032-02-29' ), array_column( Wired::of( ClosingDays::class )->values()->days, 'from' ) );
		self::assertSame( array( 'info', '1 closing day or period added.' ), $this->notice() );
		$this->import( array( array( 'from' => '2032-02-29', 'to' => '2032-02-29', 'name' => 'Leap day' ) ), $leap );
		self::assertSame( array( 'info', '0 closing days or periods added. 1 event was already in the list.' ), $this->notice() );
	}

	public function test_the_rows_are_saved_if_the_calendar_is_invalid(): void {
		do_action( 'admin_init' );
		update_option( ClosingDays::OPTION, array( 'days' => array( self::WINTER ), ClosingDaysImport::TEXT => 'Dear all' ) );
		self::assertSame( array( self::WINTER ), Wired::of( ClosingDays::class )->values()->days );
		self::assertSame( array( 'error', 'This is not a calendar. Calendar files (.ics) begin with BEGIN:VCALENDAR.' ), $this->notice() );
	}

	public function test_a_calendar_does_not_replace_rows_if_the_list_is_full(): void {
		$row = static fn ( int $at ): array => array( 'from' => '2027-03-01', 'to' => '2027-03-01', 'name' => "Row {$at}" );
		$this->import( array_map( $row, range( 1, 99 ) ), array( '20270101', '20270102', 'One' ), array( '20270102', '20270103', 'Two' ) );
		$days = Wired::of( ClosingDays::class )->values()->days;
		self::assertCount( 100, $days );
		self::assertSame( array( 'One', 'Row 1' ), array_slice( array_column( $days, 'name' ), 0, 2 ) );
		self::assertStringContainsString( '1 event was skipped', $this->notice()[1] );
	}

	public function test_the_settings_show_the_import(): void {
		self::assertMatchesRegularExpression( '~<input type="file" id="(\w+)" name="\1" accept="\.ics,text/calendar"~', $this->section() );
	}

	public function test_the_settings_list_courses_with_dates_on_closing_days_until_the_dates_are_skipped(): void {
		self::assertStringNotContainsString( 'Pottery', $this->section() );
		$this->save( array( self::WINTER ) );
		self::assertStringContainsString( 'Pottery</a>: 19 January 2027 (Winter &amp; snow)</li>', $this->section() );
		$this->atTime( '2027-01-19 18:00:00' );
		self::assertStringNotContainsString( 'Pottery', $this->section(), 'The date has started.' );
		$this->atTime( '2026-12-01 12:00:00' );
		$this->changeCourse( array( 'skip' => array( '2027-01-19' ) ) );
		self::assertStringNotContainsString( 'Pottery', $this->section() );
	}

	public function test_a_course_date_is_compared_with_closing_days_in_the_time_zone_of_the_course(): void {
		$this->save( array( array( 'from' => '2027-01-13', 'to' => '2027-01-13', 'name' => '' ) ) );
		$late = array( 'series' => array(), 'dates' => array( array( 'day' => '2027-01-12', 'from' => '20:00', 'to' => '21:00' ) ) );
		$this->changeCourse( array( 'timezone' => 'America/New_York' ) + $late );
		self::assertStringNotContainsString( 'Pottery', $this->section() );
		$this->changeCourse( array( 'timezone' => 'Asia/Tokyo', 'dates' => array( array( 'day' => '2027-01-13', 'from' => '08:00', 'to' => '09:00' ) ) ) );
		self::assertStringContainsString( 'Pottery', $this->section() );
	}

	public function test_the_list_of_course_dates_shows_visitors_which_upcoming_days_are_skipped(): void {
		$this->save( array( self::WINTER ) );
		$this->changeCourse( array( 'skip' => array( '2027-01-19', '2027-01-26', '2027-06-01' ) ) );
		self::assertStringContainsString( 'Not on 19 January 2027 (Winter &amp; snow) and 26 January 2027.', $this->dates() );
		$this->atTime( '2027-01-20 12:00:00' );
		self::assertStringContainsString( 'Not on 26 January 2027.', $this->dates() );
		$this->atTime( '2027-01-27 12:00:00' );
		self::assertStringNotContainsString( 'Not on', $this->dates() );
	}

	public function test_the_course_editor_receives_the_closing_days(): void {
		$this->save( array( self::WINTER ) );
		self::assertSame( array( self::WINTER ), Wired::of( CourseEditor::class )->data()['closing'] );
	}

	/** @param list<array{from: string, to: string, name: string}> $rows */
	private function save( array $rows ): void {
		do_action( 'admin_init' );
		update_option( ClosingDays::OPTION, array( 'days' => $rows ) );
	}

	/**
	 * @param list<array{from: string, to: string, name: string}> $rows
	 * @param array{string, string, string}                       ...$events First day, day after the last day, and name.
	 */
	private function import( array $rows, array ...$events ): void {
		$lines = array_map( static fn ( array $event ): string => vsprintf( "BEGIN:VEVENT\nDTSTART;VALUE=DATE:%s\nDTEND;VALUE=DATE:%s\nSUMMARY:%s\nEND:VEVENT\n", $event ), $events );
		do_action( 'admin_init' );
		update_option( ClosingDays::OPTION, array( 'days' => $rows, ClosingDaysImport::TEXT => "BEGIN:VCALENDAR\n" . implode( '', $lines ) . 'END:VCALENDAR' ) );
	}

	/** @return array{string, string} Type and text of the last notice. */
	private function notice(): array {
		$notices = get_settings_errors( ClosingDays::OPTION );
		[ 'type' => $type, 'message' => $message ] = end( $notices ) ?: array( 'type' => '', 'message' => '' );
		return array( $type, $message );
	}

	private function section(): string {
		wp_set_current_user( 1 );
		do_action( 'admin_init' );
		ob_start();
		do_settings_sections( DataSettings::GROUP );
		return (string) ob_get_clean();
	}

	private function dates(): string {
		return do_blocks( "<!-- wp:vestibule/course-dates {\"course\":{$this->course}} /-->" );
	}
}
