<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Admin\Participants;
use Vestibule\Courses\Admin\ParticipantsScreen;
use Vestibule\Tests\Wired;

/** Participants of a course: list, filters, CSV file and cancellation by the team. */
final class ParticipantsTest extends CourseTestCase {

	/** @param array<string, string> $choice */
	protected function registered( array $choice = array(), string $name = 'ana' ): int {
		$entry = parent::registered( $choice, $name );
		wp_set_current_user( 1 );
		return $entry;
	}

	public function test_the_list_of_participants_can_be_filtered_by_state(): void {
		$this->changeCourse( array( 'single' => true ) );
		$ana = $this->registered( array( 'people' => '3' ) );
		$ben = $this->registered( array( 'people' => '2' ), 'ben' );
		$eva = $this->registered( array( 'kind' => 'single', 'd20270126' => '1' ), 'eva' );
		self::assertTrue( Wired::of( ParticipantsScreen::class )->cancel( $this->read(), $eva ) );
		$all = Wired::of( Participants::class )->page( $this->read(), 'all', 0, 10 );
		self::assertSame( array( $ana, $ben, $eva ), array_column( $all, 'entry' ) );
		self::assertSame( array( 'Registered', 'Waiting, position 1', 'Canceled' ), array_column( $all, 'state' ) );
		self::assertSame( array( 3, 2, 1 ), array_column( $all, 'people' ) );
		self::assertSame( array( 'Whole course', 'Whole course', 'Single dates' ), array_column( $all, 'kind' ) );
		self::assertSame( array( '3 dates, 12 January 2027 to 26 January 2027', '26 January 2027' ), array( $all[0]['dates'], $all[2]['dates'] ) );
		self::assertSame( array( 'ana@example.org', '1 December 2026, 13:00' ), array( $all[0]['email'], $all[0]['registered'] ) );
		self::assertSame( array( 'all' => 3, 'registered' => 1, 'waiting' => 1, 'canceled' => 1 ), Wired::of( Participants::class )->counts( $this->read() ) );
		self::assertSame( array( $ben ), array_column( Wired::of( Participants::class )->page( $this->read(), 'waiting', 0, 10 ), 'entry' ) );
		self::assertSame( array( $eva ), array_column( Wired::of( Participants::class )->page( $this->read(), 'canceled', 0, 10 ), 'entry' ) );
	}

	public function test_a_registration_in_the_trash_is_listed_as_trashed_and_not_counted(): void {
		$ana = $this->registered();
		$this->change( array( $ana ), 'trash' );
		self::assertSame( array( 'In the Trash' ), array_column( Wired::of( Participants::class )->page( $this->read(), 'all', 0, 10 ), 'state' ) );
		self::assertSame( 0, Wired::of( Participants::class )->counts( $this->read() )['registered'] );
	}

	public function test_canceling_a_registration_promotes_the_waiting_registration_and_works_only_once(): void {
		$ana = $this->registered( array( 'people' => '3' ) );
		$ben = $this->registered( array( 'people' => '2' ), 'ben' );
		$screen = Wired::of( ParticipantsScreen::class );
		$other  = $this->newCourse();
		$course = $this->read();
		$this->course = $other;
		self::assertFalse( $screen->cancel( $this->read(), $ana ), 'The entry belongs to another course.' );
		$this->course = $course->id;
		self::assertTrue( $screen->cancel( $course, $ana ) );
		self::assertFalse( $screen->cancel( $course, $ana ) );
		self::assertSame( array(), $this->waiting() );
		self::assertSame( array( 2, 2, 2 ), $this->taken() );
		self::assertSame( array( $ben ), array_column( Wired::of( Participants::class )->page( $course, 'registered', 0, 10 ), 'entry' ) );
	}

	public function test_the_csv_file_of_participants_escapes_cells_that_would_be_formulas(): void {
		$name = '<!-- wp:vestibule/field-name {"name":"names","label":"Name"} /-->';
		$this->form( array(), $name . self::CONTENT );
		$this->changeCourse( array( 'form' => $this->post ) );
		$this->send( array( 'names' => array( 'first_name' => '=HYPERLINK("x")', 'last_name' => 'Li' ), 'email' => 'ana@example.org', 'course' => array( 'course' => (string) $this->course, 'kind' => 'whole', 'people' => '2' ) ) );
		wp_set_current_user( 1 );
		$lines = iterator_to_array( Wired::of( ParticipantsScreen::class )->csv( $this->read(), 'all' ), false );
		self::assertCount( 2, $lines );
		self::assertStringStartsWith( "\u{FEFF}\"Entry\",\"Name\"", $lines[0] );
		self::assertStringContainsString( '"\'=HYPERLINK(""x"") Li","ana@example.org","Whole course"', $lines[1] );
	}

	public function test_a_user_who_cannot_read_the_entries_of_the_form_sees_no_participants(): void {
		$entry = $this->registered();
		$user  = wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $user );
		$account = get_user_by( 'id', $user );
		self::assertInstanceOf( \WP_User::class, $account );
		$account->add_cap( 'vestibule_read_entries_99' );
		wp_set_current_user( $user );
		self::assertNull( Wired::of( Participants::class )->course( $this->course ) );
		self::assertFalse( Wired::of( ParticipantsScreen::class )->cancel( $this->read(), $entry ) );
		$account->add_cap( "vestibule_read_entries_{$this->number}" );
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		self::assertNotNull( Wired::of( Participants::class )->course( $this->course ) );
		self::assertTrue( Wired::of( ParticipantsScreen::class )->cancel( $this->read(), $entry ) );
	}
}
