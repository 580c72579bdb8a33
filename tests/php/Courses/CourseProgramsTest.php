<?php

declare(strict_types=1);

namespace Vestibule\Tests\Courses;

use Vestibule\Forms\Submit\SubmissionResult;
use Vestibule\Kernel\Operation\Page;
use Vestibule\Tests\Contracts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/** Courses and registrations in PHP, over REST and as abilities. */
final class CourseProgramsTest extends CourseTestCase {

	public function test_courses_are_listed_with_their_next_date_and_spots(): void {
		$later  = $this->newCourse( array( 'series' => array(), 'dates' => array( array( 'day' => '2027-06-01', 'from' => '10:00', 'to' => '11:00' ) ), 'capacity' => 0 ) );
		$past   = $this->newCourse( array( 'series' => array(), 'dates' => array( array( 'day' => '2026-06-01', 'from' => '10:00', 'to' => '11:00' ) ) ) );
		$draft  = $this->newCourse();
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$this->registered( array( 'people' => '3' ) );
		$this->assertIds( array( $this->course, $later, $past ), vestibule()->courses()->list() );
		$this->assertIds( array( $this->course, $later ), vestibule()->courses()->list( array( 'upcoming' => true ) ) );
		$this->assertIds( array( $draft ), vestibule()->courses()->list( array( 'status' => 'draft' ) ) );
		$second = $this->page( vestibule()->courses()->list( array( 'per_page' => 1, 'page' => 2 ) ) );
		self::assertSame( array( $later, 3 ), array( $second->items[0]['id'] ?? 0, $second->total ) );
		$first = $this->page( vestibule()->courses()->list() )->items[0];
		self::assertSame( array( '2027-01-12T17:30:00Z', 3, 4, 3, 1, 0, $this->number ), array_map( static fn ( string $key ): mixed => $first[ $key ] ?? '', array( 'next', 'dates', 'capacity', 'taken', 'left', 'waiting', 'form' ) ) );
		self::assertSame( array( 'left' => null ), array_intersect_key( $second->items[0], array( 'left' => 0 ) ), 'There is no limit.' );
		self::assertSame( array(), Contracts::schema()->faults( 'courses-row', $first ) );
		self::assertInstanceOf( WP_Error::class, vestibule()->courses()->list( array( 'status' => 'trash' ) ) );
	}

	public function test_a_course_is_returned_with_its_dates_and_their_taken_spots(): void {
		$this->changeCourse( array( 'changes' => array( array( 'key' => '20270119', 'canceled' => true ) ) ) );
		$this->registered( array( 'kind' => 'whole', 'people' => '2' ) );
		$course = vestibule()->courses()->get( $this->course );
		self::assertIsArray( $course );
		self::assertSame( array(), Contracts::schema()->faults( 'courses-row', $course ) );
		$sessions = $course['sessions'] ?? array();
		self::assertIsArray( $sessions );
		self::assertSame( self::DATES, array_column( $sessions, 'key' ) );
		self::assertSame( array( false, true, false ), array_column( $sessions, 'canceled' ) );
		self::assertSame( array( 2, 0, 2 ), array_column( $sessions, 'taken' ) );
		self::assertNull( vestibule()->courses()->get( $this->post ) );
	}

	public function test_registrations_can_be_created_and_listed_and_canceled_via_php(): void {
		$this->changeCourse( array( 'single' => true, 'waiting' => true, 'capacity' => 2 ) );
		$api   = vestibule()->courses();
		$ana   = $this->stored( $api->register( $this->course, array( 'values' => array( 'email' => 'ana@example.org' ), 'people' => 2, 'key' => 'order-7' ) ) );
		$again = $this->stored( $api->register( $this->course, array( 'values' => array( 'email' => 'ana@example.org' ), 'people' => 2, 'key' => 'order-7' ) ) );
		self::assertSame( $ana, $again, 'The same key creates only one registration.' );
		$bo = $this->stored( $api->register( $this->course, array( 'values' => array( 'email' => 'bo@example.org' ), 'kind' => 'single', 'dates' => array( self::DATES[1] ) ) ) );
		self::assertSame( array( 2, 2, 2 ), $this->taken() );
		$rows = $this->page( $api->registrations( $this->course ) )->items;
		self::assertSame( array( $ana, $bo ), array_column( $rows, 'id' ) );
		self::assertSame( array( 'ana@example.org', 'bo@example.org' ), array_column( $rows, 'email' ) );
		self::assertSame( array( 'registered', 'waiting' ), array_column( $rows, 'state' ) );
		self::assertSame( array( 0, 1 ), array_column( $rows, 'position' ) );
		self::assertSame( array( self::DATES, array( self::DATES[1] ) ), array_column( $rows, 'dates' ) );
		self::assertSame( array(), Contracts::schema()->faults( 'registrations-row', $rows[1] ) );

		$canceled = $api->cancel( $this->course, $ana );
		self::assertIsArray( $canceled );
		self::assertSame( array( 'canceled', '2026-12-01T12:00:00Z' ), array( $canceled['state'] ?? '', $canceled['canceled'] ?? '' ) );
		self::assertSame( array( 0, 1, 0 ), $this->taken(), 'The waiting registration is promoted.' );
		self::assertSame( array( $bo ), array_column( $this->page( $api->registrations( $this->course, array( 'filter' => 'registered' ) ) )->items, 'id' ) );
		$this->assertStatus( 409, $api->cancel( $this->course, $ana ) );
		$this->assertCounted();
	}

	public function test_an_invalid_registration_returns_the_reason_and_stores_nothing(): void {
		$this->changeCourse( array( 'waiting' => false ) );
		$api    = vestibule()->courses();
		$values = array( 'email' => 'ana@example.org' );
		$this->assertStatus( 404, $api->register( 999_999, array( 'values' => $values ) ) );
		$this->assertStatus( 400, $api->register( $this->course, array( 'values' => $values, 'people' => 0 ) ) );
		$this->assertStatus( 400, $api->register( $this->course, array( 'values' => $values, 'kind' => 'half' ) ) );
		$this->assertStatus( 400, $api->register( $this->course, array() ) );
		$this->assertStatus( 404, $api->cancel( $this->course, 999_999 ) );
		$this->assertStatus( 404, $api->registrations( 999_999 ) );
		$this->assertStatus( 400, $api->registrations( $this->course, array( 'filter' => 'trash' ) ) );
		foreach ( array( array( 422, array( 'people' => 4 ) ), array( 422, array( 'kind' => 'trial', 'dates' => array( self::DATES[0] ) ) ), array( 422, array( 'values' => array( 'email' => 'ana' ) ) ) ) as [ $status, $given ] ) {
			$result = $api->register( $this->course, $given + array( 'values' => $values ) );
			self::assertInstanceOf( SubmissionResult::class, $result );
			self::assertSame( array( $status, 0 ), array( $result->status, $result->entryId ) );
		}
		$this->registered( array( 'people' => '3' ) );
		$full = $api->register( $this->course, array( 'values' => $values, 'people' => 2 ) );
		self::assertInstanceOf( SubmissionResult::class, $full );
		self::assertSame( 409, $full->status );
		$this->changeCourse( array( 'form' => 0 ) );
		$this->assertStatus( 409, $api->register( $this->course, array( 'values' => $values ) ) );
		self::assertSame( array( 3, 3, 3 ), $this->taken() );
	}

	public function test_registrations_can_be_created_and_listed_and_canceled_via_rest(): void {
		wp_set_current_user( 1 );
		$path    = "/vestibule/v1/courses/{$this->course}/registrations";
		$created = $this->rest( 'POST', $path, array( 'values' => array( 'email' => 'ana@example.org' ), 'people' => 2 ) );
		self::assertSame( 201, $created->get_status() );
		$row = $created->get_data();
		self::assertIsArray( $row );
		self::assertSame( array( 2, 'registered', 'ana@example.org' ), array( $row['people'] ?? 0, $row['state'] ?? '', $row['email'] ?? '' ) );
		$id = $row['id'] ?? 0;
		self::assertIsInt( $id );
		self::assertStringEndsWith( "/vestibule/v1/entries/{$id}", $created->get_headers()['Location'] );
		self::assertSame( '1', $this->rest( 'GET', $path, array( 'filter' => 'registered' ) )->get_headers()['X-WP-Total'] );
		$invalid = $this->rest( 'POST', $path, array( 'values' => array( 'email' => 'ana' ) ) );
		self::assertSame( 422, $invalid->get_status() );
		self::assertNotNull( self::at( $invalid->get_data(), 'data', 'errors', 'email' ) );
		self::assertSame( 200, $this->rest( 'POST', "{$path}/{$id}/cancel" )->get_status() );
		self::assertSame( array( 0, 0, 0 ), $this->taken() );
		$other = $this->newCourse();
		self::assertSame( 404, $this->rest( 'POST', "/vestibule/v1/courses/{$other}/registrations/{$id}/cancel" )->get_status(), 'The registration belongs to another course.' );
	}

	public function test_a_user_who_may_read_only_other_forms_sees_neither_drafts_nor_participants(): void {
		$draft = $this->newCourse();
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$user = wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $user );
		( new WP_User( $user ) )->add_cap( 'vestibule_read_entries_99' );
		wp_set_current_user( $user );
		$list = $this->rest( 'GET', '/vestibule/v1/courses', array( 'status' => 'any' ) )->get_data();
		self::assertIsArray( $list );
		self::assertSame( array( $this->course ), array_column( $list, 'id' ) );
		self::assertSame( 404, $this->rest( 'GET', "/vestibule/v1/courses/{$draft}" )->get_status() );
		self::assertSame( 403, $this->rest( 'GET', "/vestibule/v1/courses/{$this->course}/registrations" )->get_status() );
		self::assertSame( 403, $this->rest( 'POST', "/vestibule/v1/courses/{$this->course}/registrations", array( 'values' => array( 'email' => 'ana@example.org' ) ) )->get_status() );
	}

	public function test_abilities_can_register_for_a_course_and_list_and_cancel_registrations(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::assertFalse( function_exists( 'wp_register_ability' ) );
			return;
		}
		wp_set_current_user( 1 );
		$created = wp_get_ability( 'vestibule/register-for-course' )?->execute( array( 'course' => $this->course, 'values' => array( 'email' => 'ana@example.org' ) ) );
		$id      = self::at( $created, 'registration', 'id' );
		self::assertIsInt( $id );
		$canceled = wp_get_ability( 'vestibule/cancel-registration' )?->execute( array( 'course' => $this->course, 'registration' => $id ) );
		self::assertSame( 'canceled', self::at( $canceled, 'registration', 'state' ) );
		$listed = wp_get_ability( 'vestibule/list-registrations' )?->execute( array( 'course' => $this->course ) );
		self::assertSame( $id, self::at( $listed, 'registrations', '0', 'id' ) );
		self::assertSame( $this->course, self::at( wp_get_ability( 'vestibule/list-courses' )?->execute( array() ), 'courses', '0', 'id' ) );
		self::assertSame( 3, self::at( wp_get_ability( 'vestibule/get-course' )?->execute( array( 'id' => $this->course ) ), 'course', 'dates' ) );
	}

	/** @param list<int> $ids */
	private function assertIds( array $ids, Page|WP_Error $page ): void {
		self::assertSame( $ids, array_column( $this->page( $page )->items, 'id' ) );
	}

	private function page( Page|WP_Error $page ): Page {
		self::assertInstanceOf( Page::class, $page );
		return $page;
	}

	private function stored( SubmissionResult|WP_Error $result ): int {
		self::assertInstanceOf( SubmissionResult::class, $result );
		self::assertSame( array(), $result->errors );
		return $result->entryId;
	}

	private function assertStatus( int $status, mixed $error ): void {
		self::assertInstanceOf( WP_Error::class, $error );
		self::assertSame( $status, self::at( $error->get_error_data(), 'status' ) );
	}

	/** @param array<string, mixed> $body */
	private function rest( string $method, string $path, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $path );
		'GET' === $method ? $request->set_query_params( $body ) : $request->set_body_params( $body );
		return rest_do_request( $request );
	}
}
