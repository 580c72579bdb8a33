<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\Pages\RegistrationPage;
use Vestibule\Courses\Registration\RegistrationChoice;
use Vestibule\Courses\Registration\RegistrationTable;
use Vestibule\Courses\Registration\Spots;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Tests\Forms\Limits\LimitsTestCase;
use Vestibule\Tests\Wired;

/** Form with a course field, and courses that use it. The clock shows 1 December 2026, 12:00 in UTC. */
abstract class CourseTestCase extends LimitsTestCase {

	protected const CONTENT = '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true} /-->';

	/** Three Tuesdays, 18:30 to 20:00. */
	protected const SERIES = array( 'start' => '2027-01-12', 'weekdays' => array( 'tuesday' ), 'from' => '18:30', 'to' => '20:00', 'count' => 3 );

	/** Keys of these dates. */
	protected const DATES = array( '20270112', '20270119', '20270126' );

	protected int $course = 0;

	private string $now = '2026-12-01 12:00:00';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'vestibule/now', fn (): \DateTimeImmutable => new \DateTimeImmutable( $this->now, new \DateTimeZone( 'UTC' ) ) );
		$this->form( array(), self::CONTENT );
		$this->course = $this->newCourse();
	}

	protected function atTime( string $now ): void {
		$this->now = $now;
	}

	/** @param array<string, mixed> $settings */
	protected function newCourse( array $settings = array() ): int {
		$id = wp_insert_post( array( 'post_type' => Courses::NAME, 'post_status' => 'publish', 'post_title' => 'Pottery' ) );
		self::assertIsInt( $id );
		update_post_meta( $id, Courses::META, $settings + array( 'timezone' => 'Europe/Berlin', 'series' => array( self::SERIES ), 'capacity' => 4, 'maxPeople' => 3, 'form' => $this->post ) );
		return $id;
	}

	/** @param array<string, mixed> $settings */
	protected function changeCourse( array $settings ): void {
		$stored = get_post_meta( $this->course, Courses::META, true );
		update_post_meta( $this->course, Courses::META, $settings + ( is_array( $stored ) ? $stored : array() ) );
	}

	protected function read(): Course {
		$course = Wired::of( Courses::class )->findInAnyStatus( $this->course );
		self::assertNotNull( $course );
		return $course;
	}

	/** @param array<string, string> $choice Posted values of the course field. */
	protected function register( array $choice = array(), string $name = 'ana' ): Answer {
		return $this->send( array( 'email' => "{$name}@example.org", 'course' => $choice + array( 'course' => (string) $this->course, 'kind' => 'whole', 'people' => '1' ) ) );
	}

	/** @param array<string, string> $choice */
	protected function registered( array $choice = array(), string $name = 'ana' ): int {
		$answer = $this->register( $choice, $name );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		$id = self::at( $answer->body, 'data', 'insert_id' );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return list<int> Taken spots of each date, in order.
	 * @phpstan-impure
	 */
	protected function taken(): array {
		$taken = Wired::of( Spots::class )->taken( $this->read() );
		return array_map( static fn ( string $key ): int => $taken[ $key ] ?? 0, array_column( $this->read()->sessions, 'key' ) );
	}

	/**
	 * @return list<int> Entries on the waiting list.
	 * @phpstan-impure
	 */
	protected function waiting(): array {
		$rows = $this->site->database->rows( 'SELECT entry_id FROM {entry_seats} WHERE pool = %s ORDER BY entry_id', "wait:course:{$this->course}" );
		return array_map( intval( ... ), array_column( $rows, 'entry_id' ) );
	}

	/** Checks that the counters of all pools match the number of rows. */
	protected function assertCounted(): void {
		$counts = $this->site->database->rows( 'SELECT resource, taken FROM {booking_resources} WHERE taken <> 0 ORDER BY resource' );
		$rows   = $this->site->database->rows( 'SELECT pool AS resource, SUM(spots) AS taken FROM {entry_seats} GROUP BY pool ORDER BY pool' );
		self::assertSame( $rows, $counts );
	}

	/** @return array<string, mixed> */
	protected function refused( Answer $answer ): array {
		self::assertContains( $answer->status, array( 409, 422 ), (string) wp_json_encode( $answer->body ) );
		return $this->errors( $answer );
	}

	/**
	 * @return int|null Number of people in the answer of an entry.
	 * @phpstan-impure
	 */
	protected function storedPeople( int $entry ): ?int {
		$answer = Wired::of( EntryTable::class )->find( $entry )->data['course'] ?? '';
		return RegistrationChoice::parse( is_string( $answer ) ? $answer : '' )?->people;
	}

	protected function url( int $entry ): string {
		self::assertNotNull( Wired::of( RegistrationTable::class )->find( $entry ) );
		$reservation = Wired::of( StoredEntries::class )->find( $entry )->reservations[0] ?? null;
		self::assertNotNull( $reservation );
		return $reservation->manageUrl;
	}

	protected function open( string $url ): PageAnswer {
		try {
			$answer = Wired::of( RegistrationPage::class )->respond( $this->request( $url ) );
		} catch ( Refused $refused ) {
			$answer = PageAnswer::words( $refused->status, '', $refused->getMessage() );
		}
		self::assertInstanceOf( PageAnswer::class, $answer );
		return $answer;
	}

	/** @param array<string, string> $body */
	protected function post( string $url, array $body ): PageAnswer|string {
		return Wired::of( RegistrationPage::class )->respond( $this->request( $url, $body ) );
	}

	/** @param array<string, string> $body */
	protected function request( string $url, array $body = array() ): Request {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return new Request( array() === $body ? 'GET' : 'POST', $query, $body, array(), '203.0.113.7' );
	}
}
