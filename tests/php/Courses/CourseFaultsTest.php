<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Course as Settings;
use Vestibule\Courses\CourseFaults;
use Vestibule\Courses\Courses;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Tests\Vectors;
use Vestibule\Tests\Wired;
use WP_REST_Request;
use WP_REST_Response;

/** Validation of course settings (tests/vectors/course-faults.json). */
final class CourseFaultsTest extends CourseTestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'course-faults' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_settings_of_a_course_have_the_expected_errors( array $row ): void {
		/** @var array{course: array<string, mixed>, faults: array<string, string>} $row */
		$course = Wired::of( Schema::class )->values( Settings::class, $row['course'] + array( 'timezone' => 'Europe/Berlin' ) );
		self::assertSame( array_keys( $row['faults'] ), array_keys( CourseFaults::in( $course ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
	public static function invalid(): iterable {
		yield 'a day that does not exist' => array( array( 'dates' => array( array( 'day' => '2027-02-30', 'from' => '10:00', 'to' => '11:00' ) ) ), array( 'vestibule_course.dates.0.day' => 'Enter a valid day.' ) );
		yield 'a value outside of the contract' => array( array( 'maxPeople' => 0 ), array( 'vestibule_course.maxPeople' => 'Enter a whole number from 1 to 50.' ) );
		yield 'a deleted form' => array( array( 'form' => 99999 ), array( 'vestibule_course.form' => 'The form was deleted. Choose another one.' ) );
		yield 'a teacher that is not a host' => array( array( 'teachers' => array( 1 ) ), array( 'vestibule_course.teachers' => 'A teacher was deleted. Choose hosts from the list.' ) );
		yield 'an unknown time zone' => array( array( 'timezone' => 'Europe/Atlantis' ), array( 'vestibule_course.timezone' => 'Choose a time zone from the list.' ) );
		yield 'overlapping dates' => array( array( 'series' => array( self::SERIES, self::SERIES ) ), array( 'vestibule_course.series' => 'Two dates overlap on 12 January 2027. Change or skip one of them.' ) );
	}

	/**
	 * @param array<string, mixed>  $settings
	 * @param array<string, string> $fields
	 */
	#[DataProvider( 'invalid' )]
	public function test_an_invalid_course_sent_via_rest_is_rejected_and_changes_nothing( array $settings, array $fields ): void {
		$before = get_post_meta( $this->course, Courses::META, true );
		$answer = $this->save( $settings );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( $fields, self::at( (array) $answer->get_data(), 'data', 'fields' ) );
		self::assertSame( $before, get_post_meta( $this->course, Courses::META, true ) );
		self::assertSame( 'Pottery', get_post( $this->course )->post_title ?? '' );
	}

	public function test_a_valid_course_is_saved_via_rest_and_an_error_names_the_setting(): void {
		self::assertSame( 200, $this->save( array( 'series' => array( self::SERIES ), 'form' => $this->post ) )->get_status() );
		self::assertSame( 'Wheel', get_post( $this->course )->post_title ?? '' );
		$message = self::at( (array) $this->save( array( 'opens' => '2027-01-02T10:00', 'closes' => '2027-01-01T10:00' ) )->get_data(), 'message' );
		self::assertSame( 'Nothing was saved. Registration closes: Registration closes before it opens.', $message );
	}

	/** @param array<string, mixed> $settings */
	private function save( array $settings ): WP_REST_Response {
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-courses/{$this->course}" );
		$request->set_body_params( array( 'title' => 'Wheel', 'meta' => array( Courses::META => $settings ) ) );
		return rest_do_request( $request );
	}
}
