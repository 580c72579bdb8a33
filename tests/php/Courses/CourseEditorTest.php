<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Courses\Admin\CourseEditor;
use Vestibule\Forms\FormPostType;
use Vestibule\Tests\Wired;
use WP_REST_Request;

/** Data of the course editor. */
final class CourseEditorTest extends CourseTestCase {

	public function test_the_course_editor_receives_the_taken_spots_for_each_date_and_the_number_of_people_waiting(): void {
		$this->registered( array( 'people' => '3' ) );
		$this->registered( array( 'people' => '2' ), 'ben' );
		wp_set_current_user( 1 );
		$answer = rest_do_request( new WP_REST_Request( 'GET', "/vestibule/v1/courses/{$this->course}/taken" ) );
		$dates  = array_map( static fn ( string $key ): array => array( 'key' => $key, 'taken' => 3 ), self::DATES );
		self::assertSame( array( 'dates' => $dates, 'waiting' => 2 ), $answer->get_data() );
	}

	public function test_a_request_for_the_taken_spots_of_a_post_that_is_not_a_course_is_rejected(): void {
		wp_set_current_user( 1 );
		$answer = rest_do_request( new WP_REST_Request( 'GET', "/vestibule/v1/courses/{$this->post}/taken" ) );
		self::assertSame( 403, $answer->get_status() );
	}

	public function test_the_course_editor_lists_forms_and_offers_a_new_form_with_a_course_field(): void {
		$data  = Wired::of( CourseEditor::class )->data();
		$forms = array_column( is_array( $data['forms'] ) ? $data['forms'] : array(), 'hasField', 'id' );
		self::assertTrue( $forms[ $this->post ] );
		self::assertContains( false, $forms );
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', '/wp/v2/vestibule-forms' );
		$new     = $data['newForm'];
		self::assertIsArray( $new );
		$request->set_body_params( array( 'title' => $new['title'], 'content' => $new['content'], 'meta' => $new['meta'], 'status' => 'publish' ) );
		$answer = rest_do_request( $request );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$id = self::at( (array) $answer->get_data(), 'id' );
		self::assertIsInt( $id );
		self::assertSame( FormPostType::NAME, get_post_type( $id ) );
		$this->changeCourse( array( 'form' => $id ) );
		self::assertSame( $id, $this->read()->settings->form );
	}
}
