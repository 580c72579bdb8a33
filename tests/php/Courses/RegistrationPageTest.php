<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Calendar\CourseFeed;
use Vestibule\Courses\Pages\RegistrationPage;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Tests\Wired;

/** Registration page behind a signed link, and calendar files. */
final class RegistrationPageTest extends CourseTestCase {

	public function test_the_registration_page_shows_the_dates_and_can_cancel_the_registration(): void {
		$this->registered( array( 'people' => '3' ), 'zoe' );
		$entry = $this->registered( array(), 'ana' );
		$url   = $this->url( $entry );
		$page  = $this->open( $url );
		self::assertStringContainsString( 'Tuesday 19 January 2027, 18:30 to 20:00', $page->content );
		self::assertStringContainsString( 'You can cancel until 5 January 2027, 18:30.', $page->content );
		self::assertStringContainsString( 'Registered', $page->content );
		self::assertStringNotContainsString( 'Reduce', $page->content );
		$waiting = $this->registered( array(), 'eva' );
		self::assertStringContainsString( 'On the waiting list', $this->open( $this->url( $waiting ) )->content );
		self::assertSame( add_query_arg( 'vestibule_done', 'cancel', $url ), $this->post( $url, array( 'vestibule_do' => 'cancel' ) ) );
		self::assertStringContainsString( 'Canceled', $this->open( $url )->content );
		self::assertStringContainsString( 'Registered', $this->open( $this->url( $waiting ) )->content );
		self::assertSame( array( 4, 4, 4 ), $this->taken() );
		$again = $this->post( $url, array( 'vestibule_do' => 'cancel' ) );
		self::assertInstanceOf( PageAnswer::class, $again );
		self::assertSame( 409, $again->status );
		$notes = $this->site->database->rows( 'SELECT content FROM {entry_notes} WHERE submission_id = %d', $entry );
		self::assertCount( 1, $notes );
	}

	public function test_the_number_of_people_can_be_reduced_on_the_registration_page(): void {
		$entry = $this->registered( array( 'people' => '3' ) );
		$url   = $this->url( $entry );
		foreach ( array( '0', '3', '-1', 'x' ) as $people ) {
			$answer = $this->post( $url, array( 'vestibule_do' => 'reduce', 'vestibule_people' => $people ) );
			self::assertInstanceOf( PageAnswer::class, $answer );
			self::assertSame( 409, $answer->status );
		}
		self::assertSame( 3, $this->storedPeople( $entry ) );
		self::assertSame( add_query_arg( 'vestibule_done', 'reduce', $url ), $this->post( $url, array( 'vestibule_do' => 'reduce', 'vestibule_people' => '1' ) ) );
		self::assertSame( array( 1, 1, 1 ), $this->taken() );
		self::assertSame( 1, $this->storedPeople( $entry ) );
	}

	public function test_a_registration_cannot_be_canceled_after_its_deadline(): void {
		$entry = $this->registered();
		$this->atTime( '2027-01-06 12:00:00' );
		$page = $this->open( $this->url( $entry ) );
		self::assertStringContainsString( 'until 7 days before the first date', $page->content );
		self::assertStringNotContainsString( '<button', $page->content );
		$answer = $this->post( $this->url( $entry ), array( 'vestibule_do' => 'cancel' ) );
		self::assertInstanceOf( PageAnswer::class, $answer );
		self::assertSame( 409, $answer->status );
		self::assertSame( array( 1, 1, 1 ), $this->taken() );
	}

	public function test_a_wrong_registration_link_or_a_link_to_a_trashed_entry_returns_404(): void {
		$entry = $this->registered();
		$other = $this->registered( array(), 'ben' );
		$url   = $this->url( $entry );
		self::assertSame( 404, $this->open( "{$url}x" )->status );
		self::assertSame( 404, $this->open( str_replace( "={$entry}.", "={$other}.", $url ) )->status );
		$this->change( array( $entry ), 'trash' );
		self::assertSame( 404, $this->open( $url )->status );
	}

	public function test_the_calendar_file_of_a_registration_has_one_event_per_date_with_a_stable_uid(): void {
		$entry = $this->registered();
		$this->changeCourse( array( 'changes' => array( array( 'key' => '20270119', 'day' => '2027-01-20' ), array( 'key' => '20270126', 'canceled' => true ) ) ) );
		$file = (string) Wired::of( RegistrationPage::class )->calendar( $this->request( $this->url( $entry ) ) );
		self::assertSame( 3, substr_count( $file, 'BEGIN:VEVENT' ) );
		self::assertMatchesRegularExpression( "/UID:course-{$this->course}-20270119@[^\r]+\r\nDTSTAMP:[^\r]+\r\nDTSTART;TZID=Europe\/Berlin:20270120T183000\r\nDTEND;TZID=Europe\/Berlin:20270120T200000\r\nSEQUENCE:1\r\nSTATUS:CONFIRMED/", $file );
		self::assertSame( 1, substr_count( $file, 'STATUS:CANCELLED' ) );
		self::assertSame( $file, Wired::of( CourseFeed::class )->file( (string) $this->course ) );
		self::assertSame( $file, Wired::of( CourseFeed::class )->file( 'all' ) );
		foreach ( array( '', '0', '99999', 'x', '1 OR 1' ) as $given ) {
			self::assertNull( Wired::of( CourseFeed::class )->file( $given ) );
		}
		wp_update_post( array( 'ID' => $this->course, 'post_status' => 'draft' ) );
		self::assertNull( Wired::of( CourseFeed::class )->file( (string) $this->course ) );
		self::assertStringNotContainsString( 'VEVENT', (string) Wired::of( CourseFeed::class )->file( 'all' ) );
	}

	public function test_the_page_of_a_registration_without_spots_says_so_and_offers_no_calendar_file(): void {
		$this->changeCourse( array( 'waiting' => false ) );
		$entry = $this->registered( array( 'people' => '3' ) );
		$url   = $this->url( $entry );
		$this->change( array( $entry ), 'trash' );
		$this->registered( array( 'people' => '3' ), 'ben' );
		$this->change( array( $entry ), 'read' );
		$page = $this->open( $url )->content;
		self::assertStringContainsString( 'No spot is reserved. Contact us.', $page );
		self::assertStringNotContainsString( 'Registered', $page );
		self::assertNull( Wired::of( RegistrationPage::class )->calendar( $this->request( $url ) ) );
		self::assertSame( array(), Wired::of( StoredEntries::class )->find( $entry )->reservations ?? null );
	}

	public function test_the_response_and_the_email_contain_the_course_with_its_dates_and_the_link(): void {
		$answer  = $this->register( array( 'people' => '2' ) );
		$message = self::at( $answer->body, 'data', 'result', 'message' );
		self::assertIsString( $message );
		self::assertStringContainsString( '<strong>You’re registered.</strong>', $message );
		self::assertStringContainsString( '<strong>Pottery: whole course, 2 people</strong></p><ul><li>Tuesday 12 January 2027, 18:30 to 20:00</li>', $message );
		self::assertStringNotContainsString( 'vestibule_registration', $message );
	}
}
