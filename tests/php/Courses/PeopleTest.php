<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Admin\Participants;
use Vestibule\Courses\Admin\ParticipantsScreen;
use Vestibule\Courses\Field\CurrentCourse;
use Vestibule\Courses\Programs\Registrations;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Tests\Wired;

/** Registrations whose form has a row for each person. */
final class PeopleTest extends CourseTestCase {

	private const ROWS = '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-repeater {"name":"group","label":"People","maxRows":5} --><!-- wp:vestibule/field-text {"name":"who","label":"Name"} /--><!-- wp:vestibule/field-text {"name":"level","label":"Level"} /--><!-- /wp:vestibule/field-repeater --><!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true,"peopleField":"group"} /-->';

	protected function setUp(): void {
		parent::setUp();
		$this->useForm( self::ROWS );
	}

	public function test_each_row_with_a_name_uses_one_spot_and_a_submitted_number_of_people_is_ignored(): void {
		$this->registeredGroup( array( 'Ana', '', 'Ben' ) );
		self::assertSame( array( 2, 2, 2 ), $this->taken() );
		$this->assertCounted();
	}

	public function test_a_group_without_people_or_with_too_many_is_rejected(): void {
		foreach ( array( array(), array( '' ), array( 'Ana', 'Ben', 'Eva', 'Zoe' ) ) as $names ) {
			$errors = $this->refused( $this->group( $names ) );
			self::assertSame( array( 'course' ), array_keys( $errors ) );
			self::assertStringContainsString( 'Register 1 to 3 people', (string) wp_json_encode( $errors ) );
		}
		self::assertSame( array( 0, 0, 0 ), $this->taken() );
	}

	public function test_the_error_for_a_group_that_does_not_fit_says_how_many_spots_are_left(): void {
		$this->changeCourse( array( 'waiting' => false ) );
		$this->registeredGroup( array( 'Ana', 'Ben', 'Eva' ) );
		self::assertStringContainsString( '1 spot left', (string) wp_json_encode( $this->refused( $this->group( array( 'Zoe', 'Uli' ) ) ) ) );
	}

	public function test_a_sender_who_takes_part_in_the_course_needs_no_row(): void {
		$this->useForm( str_replace( '"peopleField":"group"', '"peopleField":"group","includesSender":true', self::ROWS ) );
		$alone = $this->registeredGroup( array() );
		$entry = $this->registeredGroup( array( 'Ben' ) );
		self::assertSame( array( 3, 3, 3 ), $this->taken() );
		$page = $this->open( $this->url( $entry ) )->content;
		self::assertStringContainsString( '>Ben<', $page );
		self::assertSame( 1, substr_count( $page, 'type="checkbox"' ), 'The sender can only cancel the whole registration.' );
		self::assertStringNotContainsString( 'type="checkbox"', $this->open( $this->url( $alone ) )->content );
	}

	public function test_people_can_be_removed_by_name_on_the_registration_page(): void {
		$entry = $this->registeredGroup( array( 'Ana', 'Ben <b>', 'Eva' ) );
		$wait  = $this->registeredGroup( array( 'Zoe', 'Uli' ) );
		$url   = $this->url( $entry );
		self::assertStringContainsString( '3 people: Ana, Ben &lt;b&gt;, Eva', $this->open( $url )->content );
		self::assertSame( array( $wait ), $this->waiting() );
		$done = $this->post( $url, array( 'vestibule_do' => 'reduce', 'vestibule_person_1' => '1' ) );
		self::assertSame( add_query_arg( 'vestibule_done', 'reduce', $url ), $done );
		self::assertStringContainsString( '2 people: Ana, Eva', $this->open( $url )->content );
		self::assertSame( array(), $this->waiting() );
		self::assertSame( array( 4, 4, 4 ), $this->taken() );
		$stored = Wired::of( StoredEntries::class )->find( $entry );
		self::assertStringNotContainsString( 'Ben', (string) wp_json_encode( $stored->values ?? null ) );
		self::assertSame( 2, $this->storedPeople( $entry ) );
		$note = $this->site->database->rows( 'SELECT content FROM {entry_notes} WHERE submission_id = %d', $entry );
		self::assertStringContainsString( 'Ben', (string) ( $note[0]['content'] ?? '' ), 'The history names the person.' );
	}

	public function test_removing_people_requires_a_choice_and_must_leave_at_least_one_person(): void {
		$entry = $this->registeredGroup( array( 'Ana', 'Ben' ) );
		$url   = $this->url( $entry );
		foreach ( array( array(), array( 'vestibule_person_7' => '1' ), array( 'vestibule_person_0' => '1', 'vestibule_person_1' => '1' ), array( 'vestibule_people' => '1' ) ) as $chosen ) {
			$answer = $this->post( $url, array( 'vestibule_do' => 'reduce' ) + $chosen );
			self::assertInstanceOf( PageAnswer::class, $answer );
			self::assertSame( 409, $answer->status );
			self::assertStringContainsString( '2 people: Ana, Ben', $answer->content );
			self::assertStringContainsString( 'Choose who will not take part.', $answer->content );
		}
		self::assertSame( array( 2, 2, 2 ), $this->taken() );
	}

	public function test_the_list_of_participants_and_its_csv_file_and_a_registration_contain_the_names(): void {
		$entry = $this->registeredGroup( array( 'Ana', '=1+1' ) );
		wp_set_current_user( 1 );
		self::assertSame( array( 'Ana, =1+1' ), array_column( Wired::of( Participants::class )->page( $this->read(), 'all', 0, 10 ), 'names' ) );
		$lines = iterator_to_array( Wired::of( ParticipantsScreen::class )->csv( $this->read(), 'all' ), false );
		self::assertStringContainsString( '"2","Ana, =1+1"', $lines[1] ?? '' );
		self::assertSame( array( 'Ana', '=1+1' ), Wired::of( Registrations::class )->find( $this->course, $entry )['names'] );
	}

	public function test_the_form_asks_for_the_number_of_people_only_if_it_has_no_rows_for_names(): void {
		self::assertStringNotContainsString( 'Number of people</label>', $this->rendered() );
		$this->useForm( str_replace( '"peopleField":"group"', '"peopleField":"gone"', self::ROWS ) );
		self::assertStringContainsString( 'Number of people</label>', $this->rendered() );
	}

	private function useForm( string $content ): void {
		$this->form( array(), $content );
		$this->changeCourse( array( 'form' => $this->post ) );
	}

	private function rendered(): string {
		return CurrentCourse::during( $this->course, fn (): string => do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->post}} /-->" ) );
	}

	/** @param list<string> $names */
	private function group( array $names ): Answer {
		$rows = array_map( static fn ( string $name ): array => array( 'who' => $name, 'level' => '' ), $names );
		return $this->send( array( 'email' => 'ana@example.org', 'group' => $rows, 'course' => array( 'course' => (string) $this->course, 'kind' => 'whole', 'people' => '1' ) ) );
	}

	/** @param list<string> $names */
	private function registeredGroup( array $names ): int {
		$answer = $this->group( $names );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$id = self::at( $answer->body, 'data', 'insert_id' );
		self::assertIsInt( $id );
		return $id;
	}
}
