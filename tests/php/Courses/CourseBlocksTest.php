<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Courses\Blocks\CourseStateCall;
use Vestibule\Courses\Courses;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Wired;
use WP_Query;

/** Blocks, bindings and lists of courses, and the current spots that cached pages request. */
final class CourseBlocksTest extends CourseTestCase {

	public function test_the_course_blocks_print_the_dates_and_the_facts_and_the_form(): void {
		$this->changeCourse( array( 'price' => '€ 120', 'location' => 'Room <3>', 'changes' => array( array( 'key' => '20270119', 'canceled' => true, 'note' => 'Ill & away' ) ) ) );
		$dates = $this->block( 'course-dates' );
		self::assertSame( 3, substr_count( $dates, '<li' ) );
		self::assertStringContainsString( '<s><time datetime="2027-01-19T18:30:00+01:00">Tuesday 19 January 2027, 18:30 to 20:00 (canceled)</time></s> <span>Ill &amp; away</span>', $dates );
		self::assertStringContainsString( "vestibule_course_feed={$this->course}", $dates );
		$facts = $this->block( 'course-facts' );
		self::assertStringContainsString( '<dt>When</dt><dd>Tuesday, 18:30 to 20:00</dd>', $facts );
		self::assertStringContainsString( "<span data-course-spots=\"{$this->course}\">Up to 4 people</span>", $facts );
		self::assertStringContainsString( '<dd>Room &lt;3&gt;</dd>', $facts );
		self::assertStringNotContainsString( 'Teacher', $facts );
		self::assertStringContainsString( 'vestibule-field--course', $this->block( 'course-register' ) );
		wp_update_post( array( 'ID' => $this->course, 'post_status' => 'draft' ) );
		foreach ( array( 'course-dates', 'course-facts', 'course-register' ) as $name ) {
			self::assertSame( '', $this->block( $name ), $name );
		}
	}

	public function test_the_registration_block_selects_its_course_on_any_page_but_only_for_its_own_form(): void {
		$form = $this->block( 'course-register' );
		self::assertStringContainsString( "name=\"course[course]\" value=\"{$this->course}\"", html_entity_decode( $form ) );
		self::assertStringNotContainsString( 'vestibule-course__none', $form );
		$other = do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->post}} /-->" );
		self::assertStringContainsString( 'vestibule-course__none', $other, 'The choice ends with the block.' );
	}

	public function test_a_long_list_shows_the_next_dates_and_collapses_past_and_later_dates(): void {
		$this->changeCourse( array( 'series' => array( array( 'count' => 20 ) + self::SERIES ) ) );
		$this->atTime( '2027-01-20 12:00:00' );
		$parts = preg_split( '~</?details>~', $this->block( 'course-dates' ) );
		self::assertIsArray( $parts );
		self::assertSame( array( 0, 2, 6, 12, 0 ), array_map( static fn ( string $html ): int => substr_count( $html, '<li' ), $parts ) );
		self::assertStringContainsString( '<summary>2 past dates</summary>', $parts[1] );
		self::assertStringContainsString( '2027-01-26T', $parts[2] );
		self::assertStringContainsString( '<summary>12 more dates</summary>', $parts[3] );
		$this->atTime( '2026-12-01 12:00:00' );
		self::assertSame( 1, substr_count( $this->block( 'course-dates' ), '<details>' ), 'There are no past dates.' );
		$this->changeCourse( array( 'series' => array( array( 'count' => 8 ) + self::SERIES ) ) );
		self::assertStringNotContainsString( '<details>', $this->block( 'course-dates' ) );
	}

	public function test_a_paragraph_can_be_bound_to_facts_about_a_course(): void {
		$bound = static fn ( array $arguments ): string => do_blocks( '<!-- wp:paragraph ' . wp_json_encode( array( 'metadata' => array( 'bindings' => array( 'content' => array( 'source' => 'vestibule/course', 'args' => $arguments ) ) ) ) ) . " -->\n<p></p>\n<!-- /wp:paragraph -->" );
		self::assertStringContainsString( '3 dates, 12 January 2027 to 26 January 2027', $bound( array( 'key' => 'dates', 'course' => $this->course ) ) );
		self::assertStringContainsString( 'data-course-spots', $bound( array( 'key' => 'spots', 'course' => $this->course ) ) );
		self::assertStringNotContainsString( 'January', $bound( array( 'key' => 'dates', 'course' => $this->post ) ) );
		self::assertStringNotContainsString( 'January', $bound( array( 'key' => 'unknown', 'course' => $this->course ) ) );
	}

	public function test_one_request_returns_the_current_spots_of_several_courses(): void {
		$full  = $this->newCourse( array( 'capacity' => 1, 'maxPeople' => 1 ) );
		$other = $this->newCourse( array( 'capacity' => 0 ) );
		$this->registered( array( 'people' => '3' ) );
		$this->registered( array( 'course' => (string) $full ), 'ben' );
		$data = $this->spots( "{$this->course},{$full},{$other},99999" );
		self::assertSame( array( $this->course => '1 spot left', $full => 'Full. You can join the waiting list.', $other => '' ), array_map( static fn ( array $course ): string => $course['text'], $data ) );
		$this->atTime( '2027-02-12 12:00:00' );
		self::assertSame( 'Registration has ended.', $this->spots( (string) $this->course )[ $this->course ]['text'] );
	}

	/** @return iterable<string, array{string}> */
	public static function invalidIds(): iterable {
		foreach ( array( '', '0', '-1', '1,', 'x', "1' OR 1=1", implode( ',', range( 1, 101 ) ) ) as $ids ) {
			yield $ids => array( $ids );
		}
	}

	#[DataProvider( 'invalidIds' )]
	public function test_an_invalid_request_for_spots_is_rejected( string $ids ): void {
		$answer = $this->dispatch( Wired::of( CourseStateCall::class ), new Request( 'GET', array( 'ids' => $ids ), array(), array(), '203.0.113.7' ) );
		self::assertSame( 400, $answer->status );
	}

	/** @return iterable<string, array{array<string, string>, bool}> */
	public static function filters(): iterable {
		yield 'no filter' => array( array(), true );
		yield 'the weekday of the course' => array( array( 'course-weekday' => '2' ), true );
		yield 'another weekday' => array( array( 'course-weekday' => '3' ), false );
		yield 'the month of the course' => array( array( 'course-month' => '2027-01' ), true );
		yield 'another month' => array( array( 'course-month' => '2027-02' ), false );
		yield 'free spots' => array( array( 'course-free' => '1' ), false );
		yield 'an unknown topic' => array( array( 'course-topic' => 'none' ), false );
		yield 'invalid values' => array( array( 'course-weekday' => '9', 'course-month' => "2027-13' OR 1" ), true );
	}

	/** @param array<string, string> $parameters */
	#[DataProvider( 'filters' )]
	public function test_the_filters_in_the_url_decide_which_courses_a_list_contains( array $parameters, bool $is_listed ): void {
		$this->changeCourse( array( 'capacity' => 3 ) );
		$this->registered( array( 'people' => '3' ) );
		$this->newCourse( array( 'series' => array( array( 'start' => '2026-01-13' ) + self::SERIES ) ) );
		$_GET = $parameters;
		/** @var array<string, mixed> $query */
		$query = apply_filters( 'query_loop_block_query_vars', array( 'post_type' => Courses::NAME, 'posts_per_page' => 10 ), self::loop(), 1 );
		$found = ( new WP_Query( $query ) )->posts;
		self::assertSame( $is_listed ? array( $this->course ) : array(), array_column( $found ?? array(), 'ID' ) );
	}

	public function test_changing_a_course_purges_cached_pages(): void {
		$purged = array();
		add_action(
			'vestibule/purge_pages',
			static function ( mixed $posts = null ) use ( &$purged ): void {
				$purged[] = $posts;
			}
		);
		$this->changeCourse( array( 'capacity' => 9 ) );
		wp_update_post( array( 'ID' => $this->course, 'post_title' => 'Ceramics' ) );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' );
		self::assertNotSame( array(), $purged );
	}

	private static function loop(): \WP_Block {
		return new \WP_Block( array( 'blockName' => 'core/query' ) );
	}

	/** @return array<int, array{text: string, left: int|null, isOpen: bool}> */
	private function spots( string $ids ): array {
		$answer = $this->dispatch( Wired::of( CourseStateCall::class ), new Request( 'GET', array( 'ids' => $ids ), array(), array(), '203.0.113.7' ) );
		self::assertSame( 200, $answer->status );
		/** @var array<int, array{text: string, left: int|null, isOpen: bool}> $courses */
		$courses = (array) self::at( $answer->body, 'data', 'courses' );
		return $courses;
	}

	private function block( string $name ): string {
		return do_blocks( "<!-- wp:vestibule/{$name} {\"course\":{$this->course}} /-->" );
	}
}
