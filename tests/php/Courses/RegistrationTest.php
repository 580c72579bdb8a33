<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Courses\Registration\Registrar;
use Vestibule\Entries\Changes;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Entries\Seats\PoolFull;
use Vestibule\Forms\StoredEntries;
use Vestibule\Inbox\Retention;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Tests\Wired;

/** Registration for a course with a form: spots, parties, waiting list and errors (docs/courses.md). */
final class RegistrationTest extends CourseTestCase {

	public function test_the_email_to_an_unconfirmed_address_lists_the_course_and_its_dates(): void {
		$stored = Wired::of( StoredEntries::class )->find( $this->registered( array( 'people' => '2' ) ) );
		$answer = array_column( $stored->answers ?? array(), null, 'type' )['course'] ?? array();
		self::assertFalse( $answer['isTyped'] ?? null );
		self::assertStringStartsWith( "Pottery: whole course, 2 people\nTuesday 12 January 2027", (string) ( $answer['value'] ?? '' ) );
	}

	public function test_a_registration_for_the_whole_course_reserves_a_spot_on_each_date(): void {
		$entry = $this->registered( array( 'people' => '2' ) );
		self::assertSame( array( 2, 2, 2 ), $this->taken() );
		$this->assertCounted();
		$answer = array_column( Wired::of( StoredEntries::class )->find( $entry )->answers ?? array(), 'value', 'name' )['course'];
		self::assertSame( "Pottery: whole course, 2 people\nTuesday 12 January 2027, 18:30 to 20:00\nTuesday 19 January 2027, 18:30 to 20:00\nTuesday 26 January 2027, 18:30 to 20:00", $answer );
	}

	public function test_the_error_for_a_party_that_does_not_fit_says_how_many_spots_are_left(): void {
		$this->changeCourse( array( 'waiting' => false ) );
		$this->registered( array( 'people' => '3' ) );
		$errors = $this->refused( $this->register( array( 'people' => '2' ), 'ben' ) );
		self::assertSame( array( 'course' => array( 'Not enough spots: 1 spot left. Choose fewer people or other dates.' ) ), $errors );
		self::assertSame( array( 3, 3, 3 ), $this->taken() );
		$this->registered( array(), 'ben' );
		self::assertSame( array( 'course' => array( 'This course is full.' ) ), $this->refused( $this->register( array(), 'eva' ) ) );
		$this->assertCounted();
	}

	public function test_a_registration_for_single_dates_reserves_spots_on_these_dates_only(): void {
		$this->changeCourse( array( 'single' => true ) );
		$this->registered( array( 'kind' => 'single', 'd20270119' => '1', 'people' => '2' ) );
		self::assertSame( array( 0, 2, 0 ), $this->taken() );
		$this->registered( array( 'kind' => 'whole', 'people' => '2' ), 'ben' );
		self::assertSame( array( 2, 4, 2 ), $this->taken() );
		$this->registered( array( 'kind' => 'whole' ), 'eva' );
		self::assertSame( array( 2, 4, 2 ), $this->taken(), 'The whole course is full if one date is full.' );
		self::assertCount( 1, $this->waiting() );
	}

	public function test_a_registration_that_waits_for_a_full_date_does_not_block_unrelated_dates(): void {
		$this->changeCourse( array( 'single' => true, 'capacity' => 1, 'maxPeople' => 1 ) );
		$this->registered( array( 'kind' => 'single', 'd20270112' => '1' ) );
		$second = $this->registered( array( 'kind' => 'single', 'd20270112' => '1', 'd20270119' => '1' ), 'ben' );
		self::assertSame( array( $second ), $this->waiting() );
		$this->registered( array( 'kind' => 'single', 'd20270126' => '1' ), 'eva' );
		self::assertSame( array( 1, 0, 1 ), $this->taken() );
		$fourth = $this->registered( array( 'kind' => 'single', 'd20270119' => '1' ), 'ida' );
		self::assertSame( array( $second, $fourth ), $this->waiting(), 'In strict order, the spot is reserved.' );
		$this->changeCourse( array( 'strict' => false ) );
		self::assertSame( array( $second ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_in_strict_order_a_waiting_party_gets_all_its_spots_at_once(): void {
		$first  = $this->registered( array( 'people' => '3' ) );
		$second = $this->registered( array( 'people' => '2' ), 'ben' );
		$third  = $this->registered( array(), 'eva' );
		self::assertSame( array( $second, $third ), $this->waiting() );
		self::assertSame( array( 'Pottery: whole course, 2 people' ), Wired::of( StoredEntries::class )->find( $second )->waitsFor ?? array() );
		self::assertTrue( Wired::of( Registrar::class )->cancel( $first ) );
		self::assertFalse( Wired::of( Registrar::class )->cancel( $first ) );
		self::assertSame( array(), $this->waiting() );
		self::assertSame( array( 3, 3, 3 ), $this->taken() );
		$this->assertCounted();
	}

	public function test_a_smaller_party_gets_spots_before_a_larger_waiting_party_if_the_course_allows_it(): void {
		$this->changeCourse( array( 'strict' => false ) );
		$this->registered( array( 'people' => '3' ) );
		$second = $this->registered( array( 'people' => '2' ), 'ben' );
		$this->registered( array(), 'eva' );
		self::assertSame( array( $second ), $this->waiting() );
		self::assertSame( array( 4, 4, 4 ), $this->taken() );
	}

	/** @return iterable<string, array{array<string, string>, array<string, mixed>, array<string, list<string>>}> */
	public static function invalid(): iterable {
		$unavailable = 'This course is not available in this form. Open the page of the course and try again';
		yield 'no course' => array( array( 'course' => '' ), array(), array( 'course' => array( 'Open the page of a course to register for it' ) ) );
		yield 'an unknown course' => array( array( 'course' => '99999' ), array(), array( 'course' => array( $unavailable ) ) );
		yield 'a course of another form' => array( array(), array( 'form' => 1 ), array( 'course' => array( $unavailable ) ) );
		yield 'a kind that is not offered' => array( array( 'kind' => 'single' ), array(), array( 'course' => array( $unavailable ) ) );
		yield 'an unknown kind' => array( array( 'kind' => 'all' ), array(), array( 'course' => array( $unavailable ) ) );
		yield 'no people' => array( array( 'people' => '0' ), array(), array( 'course[people]' => array( 'Enter a number from 1 to 3' ) ) );
		yield 'a negative number of people' => array( array( 'people' => '-1' ), array(), array( 'course[people]' => array( 'Enter a number from 1 to 3' ) ) );
		yield 'too many people' => array( array( 'people' => '10000' ), array(), array( 'course[people]' => array( 'Enter a number from 1 to 3' ) ) );
		yield 'a word instead of a number' => array( array( 'people' => 'two' ), array(), array( 'course[people]' => array( 'Enter a number from 1 to 3' ) ) );
		yield 'no date' => array( array( 'kind' => 'single' ), array( 'single' => true ), array( 'course[dates]' => array( 'Choose at least one date' ) ) );
		yield 'a forged date' => array( array( 'kind' => 'single', 'd20270113' => '1', 'dates' => '20280101' ), array( 'single' => true ), array( 'course[dates]' => array( 'Choose at least one date' ) ) );
		yield 'two trial sessions' => array( array( 'kind' => 'trial', 'd20270112' => '1', 'd20270119' => '1' ), array( 'trial' => true ), array( 'course[dates]' => array( 'Choose one date for the trial session' ) ) );
		yield 'a canceled date' => array( array( 'kind' => 'single', 'd20270112' => '1' ), array( 'single' => true, 'changes' => array( array( 'key' => '20270112', 'canceled' => true ) ) ), array( 'course[dates]' => array( 'Choose at least one date' ) ) );
		yield 'before registration opens' => array( array(), array( 'opens' => '2026-12-24T10:00' ), array( 'course' => array( 'Registration opens on 24 December 2026, 10:00.' ) ) );
		yield 'after registration has ended' => array( array(), array( 'closes' => '2026-11-24T10:00' ), array( 'course' => array( 'Registration has ended.' ) ) );
		yield 'a course in the past' => array( array(), array( 'series' => array( array( 'start' => '2026-01-13' ) + self::SERIES ) ), array( 'course' => array( 'Registration has ended.' ) ) );
		yield 'a course without dates' => array( array(), array( 'series' => array() ), array( 'course' => array( 'No dates are planned at the moment.' ) ) );
	}

	/**
	 * @param array<string, string>       $choice
	 * @param array<string, mixed>        $settings
	 * @param array<string, list<string>> $errors
	 */
	#[DataProvider( 'invalid' )]
	public function test_an_invalid_registration_is_rejected_with_the_expected_error_and_uses_no_spots( array $choice, array $settings, array $errors ): void {
		$this->changeCourse( $settings );
		self::assertSame( $errors, $this->refused( $this->register( $choice ) ) );
		self::assertSame( 0, array_sum( $this->taken() ) );
		$this->assertCounted();
	}

	public function test_a_late_registration_covers_only_the_remaining_dates_if_the_course_allows_it(): void {
		$this->atTime( '2027-01-13 12:00:00' );
		$this->registered();
		self::assertSame( array( 0, 1, 1 ), $this->taken() );
		$this->changeCourse( array( 'late' => false ) );
		self::assertSame( array( 'course' => array( 'Registration has ended.' ) ), $this->refused( $this->register( array(), 'ben' ) ) );
	}

	public function test_a_trashed_course_accepts_no_registrations_and_keeps_the_existing_ones(): void {
		$this->registered();
		wp_trash_post( $this->course );
		self::assertArrayHasKey( 'course', $this->refused( $this->register( array(), 'ben' ) ) );
		self::assertSame( array( 1, 1, 1 ), $this->taken() );
	}

	public function test_a_trashed_entry_releases_its_spots_and_joins_the_waiting_list_when_it_is_restored(): void {
		$first  = $this->registered( array( 'people' => '3' ) );
		$second = $this->registered( array( 'people' => '3' ), 'ben' );
		self::assertSame( array( $second ), $this->waiting() );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array( array(), array( 3, 3, 3 ) ), array( $this->waiting(), $this->taken() ) );
		$this->change( array( $first ), 'read' );
		self::assertSame( array( array( $first ), array( 3, 3, 3 ) ), array( $this->waiting(), $this->taken() ) );
		( new Changes( $this->table(), new Transaction( $this->site->database, $this->site->connection ) ) )->erase( array( $second ) );
		self::assertSame( array( array(), array( 3, 3, 3 ) ), array( $this->waiting(), $this->taken() ) );
		self::assertSame( '1', $this->site->database->value( 'SELECT COUNT(*) FROM {registrations}' ) );
		$this->assertCounted();
	}

	public function test_a_new_date_is_added_to_all_registrations_for_the_whole_course(): void {
		$this->registered( array( 'people' => '2' ) );
		$this->changeCourse( array( 'dates' => array( array( 'day' => '2027-02-06', 'from' => '10:00', 'to' => '12:00' ) ) ) );
		self::assertSame( array( 2, 2, 2, 2 ), $this->taken() );
		$this->changeCourse( array( 'dates' => array(), 'changes' => array( array( 'key' => '20270119', 'canceled' => true ) ) ) );
		self::assertSame( array( 2, 0, 2 ), $this->taken() );
		$this->assertCounted();
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function choices(): iterable {
		yield 'the whole course' => array( array( 'people' => '2' ) );
		yield 'a single date' => array( array( 'kind' => 'single', 'd20270119' => '1', 'people' => '2' ) );
	}

	/** @param array<string, string> $choice */
	#[DataProvider( 'choices' )]
	public function test_a_registration_gets_its_spots_back_when_its_canceled_dates_are_restored( array $choice ): void {
		$this->changeCourse( array( 'single' => true ) );
		$entry = $this->registered( $choice );
		$taken = $this->taken();
		$this->registered( array( 'people' => '3' ), 'ben' );
		$second = $this->waiting();
		$this->changeCourse( array( 'changes' => array_map( static fn ( string $key ): array => array( 'key' => $key, 'canceled' => true ), self::DATES ) ) );
		self::assertSame( array( 0, 0, 0 ), $this->taken() );
		$this->changeCourse( array( 'changes' => array() ) );
		self::assertSame( array( $taken, $second ), array( $this->taken(), $this->waiting() ) );
		Wired::of( Registrar::class )->cancel( $entry );
		self::assertSame( array( array( 3, 3, 3 ), array() ), array( $this->taken(), $this->waiting() ) );
		$this->assertCounted();
	}

	public function test_a_registration_keeps_its_old_spots_if_its_new_dates_are_full(): void {
		$this->changeCourse( array( 'single' => true, 'capacity' => 1 ) );
		$entry = $this->registered( array( 'kind' => 'single', 'd20270112' => '1' ) );
		$this->registered( array( 'kind' => 'single', 'd20270119' => '1' ), 'ben' );
		try {
			Wired::of( Registrar::class )->change( $entry, array( '20270119' ), 1 );
			self::fail();
		} catch ( PoolFull ) {
			self::assertSame( array( array( 1, 1, 0 ), array() ), array( $this->taken(), $this->waiting() ) );
		}
	}

	public function test_waiting_registrations_are_not_promoted_while_the_course_is_in_the_trash(): void {
		$first  = $this->registered( array( 'people' => '3' ) );
		$second = $this->registered( array( 'people' => '3' ), 'ben' );
		wp_trash_post( $this->course );
		$this->change( array( $first ), 'trash' );
		self::assertSame( array( $second ), $this->waiting() );
		wp_untrash_post( $this->course );
		self::assertSame( array(), $this->waiting() );
		$this->assertCounted();
	}

	public function test_raising_the_capacity_promotes_waiting_registrations(): void {
		$this->registered( array( 'people' => '3' ) );
		$this->registered( array( 'people' => '3' ), 'ben' );
		$this->changeCourse( array( 'capacity' => 6 ) );
		self::assertSame( array( array(), array( 6, 6, 6 ) ), array( $this->waiting(), $this->taken() ) );
		$this->changeCourse( array( 'capacity' => 2 ) );
		self::assertSame( array( 6, 6, 6 ), $this->taken(), 'Registrations keep their spots if the capacity is lowered.' );
	}

	public function test_a_course_without_a_limit_counts_its_registrations(): void {
		$this->changeCourse( array( 'capacity' => 0 ) );
		$this->registered( array( 'people' => '3' ) );
		$this->registered( array( 'people' => '3' ), 'ben' );
		self::assertSame( array( 6, 6, 6 ), $this->taken() );
	}

	public function test_a_registration_can_be_reduced_but_can_grow_only_if_there_is_room(): void {
		$entry = $this->registered( array( 'people' => '3' ) );
		Wired::of( Registrar::class )->change( $entry, array(), 1 );
		self::assertSame( array( 1, 1, 1 ), $this->taken() );
		$this->registered( array( 'people' => '2' ), 'ben' );
		try {
			Wired::of( Registrar::class )->change( $entry, array(), 3 );
			self::fail();
		} catch ( PoolFull ) {
			self::assertSame( array( 3, 3, 3 ), $this->taken() );
		}
		self::assertSame( '1', $this->site->database->value( 'SELECT people FROM {registrations} WHERE entry_id = %d', $entry ) );
	}

	public function test_the_form_on_a_course_page_shows_the_dates_and_the_maximum_number_of_people(): void {
		$this->changeCourse( array( 'single' => true ) );
		$GLOBALS['post'] = get_post( $this->course );
		$html = html_entity_decode( $this->printed() );
		self::assertStringContainsString( '3 dates, 12 January 2027 to 26 January 2027', $html );
		self::assertStringContainsString( "name=\"course[course]\" value=\"{$this->course}\"", $html );
		self::assertStringContainsString( 'name="course[d20270119]"', $html );
		self::assertStringContainsString( 'max="3"', $html );
	}

	public function test_entries_are_not_deleted_automatically_before_their_course_has_ended(): void {
		$entry = $this->registered();
		$gone  = $this->registered( array(), 'ben' );
		Wired::of( Registrar::class )->cancel( $gone );
		update_post_meta( $this->post, 'vestibule_form_settings', array( 'deleteAfterDays' => 7 ) );
		$this->site->database->execute( 'UPDATE {submissions} SET created_at = %s', '2026-11-01 00:00:00' );
		Wired::of( Retention::class )->deleteExpired();
		self::assertSame( array( $entry ), array_column( $this->table()->findAll( array( $entry, $gone ) ), 'id' ) );
		$this->atTime( '2027-01-27 12:00:00' );
		Wired::of( Retention::class )->deleteExpired();
		self::assertSame( array(), $this->table()->findAll( array( $entry ) ) );
	}

	public function test_a_registration_marked_as_spam_uses_no_spots_until_it_is_marked_as_not_spam(): void {
		$entry = $this->registered();
		$this->change( array( $entry ), 'spam' );
		self::assertSame( array( 0, 0, 0 ), $this->taken() );
		$this->change( array( $entry ), 'unread' );
		self::assertSame( array( 1, 1, 1 ), $this->taken() );
	}

	public function test_the_health_check_repairs_the_spot_counters_of_courses(): void {
		$this->registered( array( 'people' => '2' ) );
		$this->registered( array( 'people' => '3' ), 'ben' );
		$this->changeCourse( array( 'capacity' => 5, 'strict' => true ) );
		self::assertSame( array(), $this->waiting() );
		$this->site->database->execute( 'UPDATE {booking_resources} SET taken = 9 WHERE resource LIKE %s', 'course:%' );
		self::assertSame( 'critical', Wired::of( PlacesCheck::class )->finding()->status );
		Wired::of( PlacesCheck::class )->repair();
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );
		self::assertSame( array( 5, 5, 5 ), $this->taken() );
	}
}
