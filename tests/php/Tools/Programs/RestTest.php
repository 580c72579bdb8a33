<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** REST API for external clients (docs/rest.md). All permissions are tested with tests/vectors/permissions.json. */
final class RestTest extends ApiTestCase {

	private const FORMS = '/vestibule/v1/forms';

	public function test_a_form_can_be_submitted_and_its_entry_can_be_read_via_rest(): void {
		$user   = $this->signIn( 'editor' );
		$answer = $this->call( 'POST', self::FORMS . '/4/submissions', array( 'values' => $this->answers(), 'source_url' => 'https://example.org/app' ) );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$result = $this->data( $answer );
		self::assertTrue( $this->site->services->schema->fits( 'submission-result', $result ) );
		self::assertIsInt( $result['id'] );
		self::assertSame( rest_url( 'vestibule/v1/entries/' . $result['id'] ), $answer->get_headers()['Location'] );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . '/' . $result['id'] ) );
		self::assertSame( array( 'Ana Li', 'https://example.org/app' ), array( $entry['name'], $entry['sourceUrl'] ) );
		self::assertSame( (string) $user, $this->row( $result['id'] )['user_id'] ?? '' );
	}

	public function test_invalid_values_submitted_via_rest_are_reported_by_field(): void {
		$this->signIn( 'editor' );
		$answer = $this->call( 'POST', self::FORMS . '/4/submissions', array( 'values' => array( 'email' => 'x' ) + $this->answers() ) );
		$data   = $this->data( $answer );
		self::assertSame( array( 422, 'vestibule_not_submitted' ), array( $answer->get_status(), $data['code'] ) );
		self::assertSame( array( 'status' => 422, 'errors' => array( 'email' => array( 'This field must contain a valid email' ) ) ), $data['data'] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function wrong(): iterable {
		yield 'no values' => array( array() );
		yield 'a text instead of values' => array( array( 'values' => 'email=ana' ) );
		yield 'a number instead of values' => array( array( 'values' => 4 ) );
		yield 'more values than the maximum' => array( array( 'values' => array_fill_keys( array_map( static fn ( int $number ): string => "n{$number}", range( 1, 301 ) ), 'x' ) ) );
		yield 'a key that is too long' => array( array( 'values' => array(), 'key' => str_repeat( 'k', 201 ) ) );
		yield 'an invalid language' => array( array( 'values' => array(), 'language' => '../../etc' ) );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'wrong' )]
	public function test_a_malformed_submission_via_rest_fails_with_400( array $body ): void {
		$this->signIn( 'editor' );
		self::assertSame( 400, $this->call( 'POST', self::FORMS . '/4/submissions', $body )->get_status() );
		self::assertSame( 0, $this->site->counts()[0] );
	}

	public function test_a_submission_via_rest_cannot_set_another_user_or_form(): void {
		$user = $this->signIn( 'editor' );
		$id   = $this->data( $this->call( 'POST', self::FORMS . '/4/submissions', array( 'values' => $this->answers(), 'user' => 1, 'number' => 99 ) ) )['id'];
		self::assertIsInt( $id );
		self::assertSame( array( (string) $user, '4' ), array( $this->row( $id )['user_id'] ?? '', $this->row( $id )['form_id'] ?? '' ) );
	}

	public function test_draft_and_trashed_forms_can_be_read_but_not_submitted_via_rest(): void {
		$fields = array( array( 'email', array( 'name' => 'email' ) ) );
		$draft  = $this->form( $fields, 'draft' );
		$trash  = $this->form( $fields, 'trash' );
		$this->signIn( 'editor' );
		foreach ( array( $draft, $trash ) as $form ) {
			self::assertSame( 200, $this->call( 'GET', self::FORMS . "/{$form}" )->get_status() );
			self::assertSame( 404, $this->call( 'POST', self::FORMS . "/{$form}/submissions", array( 'values' => array( 'email' => 'a@example.org' ) ) )->get_status() );
		}
		foreach ( array( '', '/schema' ) as $below ) {
			self::assertSame( 404, $this->call( 'GET', self::FORMS . "/999999{$below}" )->get_status() );
		}
		self::assertSame( 404, $this->call( 'POST', self::FORMS . '/999999/submissions', array( 'values' => array() ) )->get_status() );
	}

	public function test_a_user_who_may_read_only_one_form_can_see_and_submit_only_that_form(): void {
		$other = $this->form( array( array( 'text', array( 'name' => 'secret' ) ) ), 'publish', 'Board only' );
		$this->signInWith( 'subscriber', "vestibule_read_entries_{$other}" );
		$list = $this->call( 'GET', self::FORMS );
		self::assertSame( array( $other ), array_column( $this->data( $list ), 'id' ) );
		self::assertSame( 1, (int) $list->get_headers()['X-WP-Total'] );
		self::assertSame( 201, $this->call( 'POST', self::FORMS . "/{$other}/submissions", array( 'values' => array( 'secret' => 'x' ) ) )->get_status() );
		foreach ( array( array( 'GET', '' ), array( 'GET', '/schema' ), array( 'POST', '/submissions' ) ) as [ $method, $below ] ) {
			$answer = $this->call( $method, self::FORMS . "/4{$below}", array( 'values' => $this->answers(), 'number' => $other, 'form' => $other ) );
			self::assertSame( 403, $answer->get_status() );
			self::assertStringNotContainsString( 'Enquiry', (string) wp_json_encode( $answer->get_data() ) );
		}
		self::assertSame( array( (string) $other ), array_column( $this->site->rows( $this->site->tables->named( 'submissions' ) ), 'form_id' ) );
	}

	public function test_list_responses_have_headers_with_the_total_and_links_to_other_pages(): void {
		$this->signIn( 'editor' );
		$ids    = array( $this->entry(), $this->entry(), $this->entry() );
		$answer = $this->call( 'GET', self::ROUTE, array( 'per_page' => 1, 'page' => 2, 'form' => 4 ) );
		$heads  = $answer->get_headers();
		self::assertSame( array( '3', '3', array( $ids[1] ) ), array( $heads['X-WP-Total'], $heads['X-WP-TotalPages'], array_column( $this->data( $answer ), 'id' ) ) );
		self::assertMatchesRegularExpression( '/[?&]page=1&form=4>; rel="prev"/', $heads['Link'] );
		self::assertMatchesRegularExpression( '/[?&]page=3&form=4>; rel="next"/', $heads['Link'] );
		self::assertArrayNotHasKey( 'Link', $this->call( 'GET', self::ROUTE )->get_headers() );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE, array( 'page' => 100000, 'per_page' => 100 ) ) ) );
		foreach ( array( array( 'per_page' => 101 ), array( 'page' => 100001 ), array( 'page' => '1 OR 1=1' ), array( 'orderby' => 'id;--' ), array( 'form' => array( 1 ) ) ) as $wrong ) {
			self::assertSame( 400, $this->call( 'GET', self::ROUTE, $wrong )->get_status() );
		}
	}

	public function test_a_response_contains_only_the_requested_fields(): void {
		$this->signIn( 'editor' );
		$id      = $this->entry();
		$request = new WP_REST_Request( 'GET', self::ROUTE );
		$request->set_query_params( array( '_fields' => 'id,form.title' ) );
		$answer = rest_filter_response_fields( rest_get_server()->dispatch( $request ), rest_get_server(), $request );
		self::assertSame( array( array( 'id' => $id, 'form' => array( 'title' => 'Enquiry and appointment' ) ) ), $this->data( $answer ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function described(): iterable {
		yield 'entries' => array( self::ROUTE, 'EntriesRow' );
		yield 'one entry' => array( self::ROUTE . '/1', 'EntriesEntry' );
		yield 'notes' => array( self::ROUTE . '/1/notes', 'EntriesNote' );
		yield 'answers' => array( self::ROUTE . '/1/answers', 'EntriesAnswer' );
		yield 'forms' => array( self::FORMS, 'FormsRow' );
		yield 'one form' => array( self::FORMS . '/4', 'FormsForm' );
		yield 'submissions' => array( self::FORMS . '/4/submissions', 'SubmissionResult' );
	}

	#[DataProvider( 'described' )]
	public function test_rest_routes_describe_their_responses_with_a_schema( string $route, string $title ): void {
		$request = new WP_REST_Request( 'OPTIONS', $route );
		$answer  = rest_handle_options_request( null, rest_get_server(), $request );
		$data    = $this->data( $answer );
		self::assertSame( $title, is_array( $data['schema'] ?? null ) ? $data['schema']['title'] : '' );
	}

	public function test_one_rest_request_can_change_the_star_and_answers_of_an_entry_and_add_a_note(): void {
		$this->signIn( 'editor' );
		$id     = $this->entry();
		$answer = $this->call( 'PATCH', self::ROUTE . "/{$id}", array( 'starred' => true, 'note' => 'Call back', 'answers' => array( 'email' => 'lovelace@example.org' ) ) );
		$entry  = $this->data( $answer );
		self::assertSame( array( 200, 'unread', true, 'lovelace@example.org' ), array( $answer->get_status(), $entry['status'], $entry['starred'], $entry['email'] ) );
		$refused = $this->call( 'PATCH', self::ROUTE . "/{$id}", array( 'status' => 'read', 'answers' => array( 'email' => 'nobody' ) ) );
		self::assertSame( array( 422, 'unread' ), array( $refused->get_status(), $this->statusOf( $id ) ) );
		self::assertSame( 404, $this->call( 'PATCH', self::ROUTE . '/999999', array( 'starred' => true ) )->get_status() );
		self::assertSame( 404, $this->call( 'GET', self::ROUTE . '/999999/notes' )->get_status() );
	}

	public function test_sql_and_search_patterns_in_filters_match_nothing_and_cause_no_error(): void {
		$this->signIn( 'editor' );
		$this->entry();
		foreach ( array( "' OR '1'='1", '%', '_', '\\', "x') UNION SELECT user_pass FROM wp_users -- ", '(((((((((', '[[:alpha:]]{1,1000}' ) as $text ) {
			$answer = $this->call( 'GET', self::ROUTE, array( 'form' => 4, 'field' => $text, 'value' => $text, 'match' => 'equals', 'search' => $text ) );
			self::assertSame( array( 200, array() ), array( $answer->get_status(), $this->data( $answer ) ), $text );
		}
	}
}
