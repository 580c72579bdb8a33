<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Ajax\Answer;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Tests\TestCase;

/** The submit call with every status of the contract's table (section 3). */
final class SubmitTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		remove_all_actions( 'vestibule/form_submitted' );
	}

	public function test_a_good_submission_is_stored_with_its_booking_and_its_token(): void {
		$start  = $this->site->freeStart();
		$answer = $this->site->submit();

		self::assertSame( 200, $answer->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		$entry = $this->site->rows( $this->site->tables->submissions() )[0];
		$data  = json_decode( (string) $entry['data'], true );
		self::assertIsArray( $data );
		self::assertSame( array( '4', 'unread', 'pending' ), array( $entry['form_id'], $entry['status'], $entry['mail_status'] ) );
		self::assertNull( $entry['user_id'] );
		self::assertSame( '+49 30 901820', $data['phone'] );
		self::assertSame( array( 'courses', 'visits' ), $data['multi_select'] );
		self::assertSame( $start, $data['fcal_booking_2'] );
		self::assertArrayNotHasKey( 'names[middle_name]', $data );
		self::assertStringContainsString( 'stadtbücherei', (string) $entry['search_text'] );
		$booking = $this->site->rows( $this->site->tables->bookings() )[0];
		self::assertSame( array( $entry['id'], 'booked', 'America/New_York' ), array( $booking['submission_id'], $booking['status'], $booking['timezone'] ) );
	}

	public function test_the_answer_has_the_shape_of_the_contract(): void {
		$json = json_decode( (string) wp_json_encode( $this->site->submit()->body ) );
		self::assertInstanceOf( \stdClass::class, $json );
		self::assertTrue( $json->success );
		self::assertSame( array( 'insert_id', 'result', 'append_data', 'nextAction' ), array_keys( get_object_vars( $json->data ) ) );
		self::assertSame( array( 'message', 'action' ), array_keys( get_object_vars( $json->data->result ) ) );
		self::assertSame( 'hide_form', $json->data->result->action );
		self::assertStringContainsString( 'New York time', $json->data->result->message );
		self::assertStringContainsString( 'action=vestibule_booking_ics', $json->data->result->message );
		self::assertEquals( new \stdClass(), $json->data->append_data );
	}

	public function test_the_same_token_again_answers_the_first_result_and_stores_nothing_new(): void {
		$token  = $this->site->tokens->issue( 4 );
		$first  = $this->site->submit( array(), $token );
		$second = $this->site->submit( array( 'email' => 'somebody@else.example', 'gdpr-agreement' => '' ), $token );

		self::assertSame( 200, $second->status );
		self::assertSame( wp_json_encode( $first->body ), wp_json_encode( $second->body ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_a_used_token_answers_its_first_result_after_it_has_run_out(): void {
		$token = $this->site->tokens->issue( 4 );
		$this->site->submit( array(), $token );
		$this->travel( '+2 hours' );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_a_token_that_was_refused_for_a_rule_can_be_used_again(): void {
		$token = $this->site->tokens->issue( 4 );
		self::assertSame( 422, $this->site->submit( array( 'email' => 'x' ), $token )->status );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, list<string>>}> */
	public static function broken(): iterable {
		$required = array( 'This field is required' );
		yield 'nothing at all' => array(
			array_fill_keys( array( 'names', 'email', 'country-list', 'phone', 'input_text_1', 'input_text', 'input_radio', 'multi_select', 'description', 'fcal_booking_2', 'gdpr-agreement' ), null ),
			array(
				'names[first_name]' => $required,
				'names[last_name]'  => $required,
				'email'             => $required,
				'country-list'      => $required,
				'input_text_1'      => $required,
				'input_text'        => $required,
				'input_radio'       => $required,
				'multi_select'      => $required,
				'fcal_booking_2'    => array( 'Appointment Date & Time is required' ),
				'gdpr-agreement'    => $required,
			),
		);
		yield 'a wrong address' => array( array( 'email' => 'ana@example' ), array( 'email' => array( 'This field must contain a valid email' ) ) );
		yield 'a wrong phone number' => array( array( 'phone' => '+49 1' ), array( 'phone' => array( 'Phone number is not valid' ) ) );
		yield 'four topics' => array( array( 'multi_select' => array( 'courses', 'visits', 'research', 'library' ) ), array( 'multi_select' => array( 'Only 3 options can be added' ) ) );
		yield 'a topic that is not offered' => array( array( 'multi_select' => array( 'courses', 'free-beer' ) ), array( 'multi_select' => array( 'Choose from the options shown' ) ) );
		yield 'a radio option that is not offered' => array( array( 'input_radio' => 'fax' ), array( 'input_radio' => array( 'Choose from the options shown' ) ) );
		yield 'a country that is none' => array( array( 'country-list' => 'XX', 'phone' => '' ), array( 'country-list' => array( 'Choose a country from the list' ) ) );
		yield 'a past time' => array( array( 'fcal_booking_2' => '2020-01-06T09:00:00Z' ), array( 'fcal_booking_2' => array( 'This time is not offered. Choose another one' ) ) );
		yield 'a time in the night' => array( array( 'fcal_booking_2' => gmdate( 'Y-m-d', strtotime( '+5 days' ) ) . 'T02:13:00Z' ), array( 'fcal_booking_2' => array( 'This time is not offered. Choose another one' ) ) );
		yield 'a time that is none' => array( array( 'fcal_booking_2' => 'tomorrow' ), array( 'fcal_booking_2' => array( 'This time is not offered. Choose another one' ) ) );
		yield 'a text that is too long' => array( array( 'input_text' => str_repeat( 'x', 201 ) ), array( 'input_text' => array( 'Use at most 200 characters' ) ) );
	}

	/**
	 * @param array<string, mixed>        $changes
	 * @param array<string, list<string>> $errors
	 */
	#[DataProvider( 'broken' )]
	public function test_a_rule_that_fails_is_answered_with_422_at_its_field( array $changes, array $errors ): void {
		$answer = $this->site->submit( $changes );
		self::assertSame( 422, $answer->status );
		self::assertSame( $errors, $answer->body['errors'] );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_another_event_duration_or_capacity_in_the_request_changes_nothing(): void {
		$value  = array( 'start' => $this->site->freeStart(), 'timezone' => 'No/Such', 'end' => '2031-01-01T00:00:00Z', 'event' => 99, 'duration' => 600, 'capacity' => 99 );
		$answer = $this->site->submit( array( 'fcal_booking_2' => (string) wp_json_encode( $value ) ) );
		self::assertSame( 200, $answer->status );
		$booking = $this->site->rows( $this->site->tables->bookings() )[0];
		self::assertSame( (string) $this->site->event(), $booking['event_id'] );
		self::assertSame( $this->site->book->timezone( $this->site->event() ), $booking['timezone'] );
		self::assertLessThan( 7200, strtotime( (string) $booking['end_at'] ) - strtotime( (string) $booking['start_at'] ) );
	}

	public function test_columns_in_the_request_are_not_columns_of_the_row(): void {
		$this->site->submit( array( 'id' => '777', 'user_id' => '1', 'status' => 'read', 'mail_status' => 'sent', 'form_id' => '9', 'role' => 'administrator', 'source_url' => 'https://evil.example/' ) );
		$row = $this->site->rows( $this->site->tables->submissions() )[0];
		self::assertNotSame( '777', $row['id'] );
		self::assertSame( array( null, 'unread', 'pending', '4', '' ), array( $row['user_id'], $row['status'], $row['mail_status'], $row['form_id'], $row['source_url'] ) );
		self::assertStringNotContainsString( 'administrator', (string) $row['data'] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function malformed(): iterable {
		yield 'no data' => array( array( 'form_id' => '4' ) );
		yield 'data as a list' => array( array( 'form_id' => '4', 'data' => array( 'x' ) ) );
		yield 'no form' => array( array( 'data' => 'a=1' ) );
		yield 'a form as a list' => array( array( 'form_id' => array( '4' ), 'data' => 'a=1' ) );
		yield 'a form that is no number' => array( array( 'form_id' => '4 OR 1=1', 'data' => 'a=1' ) );
		yield 'a form beyond 64 bits' => array( array( 'form_id' => '99999999999999999999999', 'data' => 'a=1' ) );
		yield 'invalid UTF-8' => array( array( 'form_id' => '4', 'data' => 'email=%C3%28' ) );
		yield 'data in invalid UTF-8' => array( array( 'form_id' => '4', 'data' => "email=\xC3\x28" ) );
		yield 'a token as a list' => array( array( 'form_id' => '4', 'data' => '__vestibule_token[]=x' ) );
		yield 'a trap as a list' => array( array( 'form_id' => '4', 'data' => 'item_4__url[]=' ) );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'malformed' )]
	public function test_a_body_that_is_not_what_the_call_takes_is_answered_with_400( array $body ): void {
		$answer = $this->site->answer( $this->site->submitCall(), $body );
		self::assertSame( 400, $answer->status );
		self::assertSame( array( 'form' ), array_keys( $this->errors( $answer ) ) );
	}

	public function test_a_list_where_a_text_belongs_is_answered_with_400(): void {
		self::assertSame( 400, $this->site->submit( array( 'email' => array( 'ana@example.com' ) ) )->status );
		self::assertSame( 400, $this->site->submit( array( 'names' => 'Ana Li' ) )->status );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_megabyte_in_a_field_is_answered_with_413(): void {
		self::assertSame( 413, $this->site->submit( array( 'description' => str_repeat( 'x', 1048576 ) ) )->status );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function untrusted(): iterable {
		yield 'no token' => array( array( '__vestibule_token' => null ) );
		yield 'an empty token' => array( array( '__vestibule_token' => '' ) );
		yield 'a made-up token' => array( array( '__vestibule_token' => '4.9999999999.' . str_repeat( 'a', 32 ) . '.' . str_repeat( 'b', 64 ) ) );
		yield 'a filled trap' => array( array( 'item_4__url' => 'https://spam.example/' ) );
	}

	/** @param array<string, mixed> $changes */
	#[DataProvider( 'untrusted' )]
	public function test_a_token_or_trap_that_fails_is_answered_with_403( array $changes ): void {
		$answer = $this->site->submit( $changes );
		self::assertSame( 403, $answer->status );
		self::assertEquals( new \stdClass(), $answer->body['append_data'] );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_token_of_another_form_or_with_a_longer_life_is_answered_with_403(): void {
		self::assertSame( 403, $this->site->submit( array(), $this->site->tokens->issue( 5 ) )->status );
		$parts    = explode( '.', $this->site->tokens->issue( 4 ) );
		$parts[1] = (string) ( (int) $parts[1] + 3600 );
		self::assertSame( 403, $this->site->submit( array(), implode( '.', $parts ) )->status );
	}

	public function test_a_token_that_has_run_out_fails_with_a_fresh_one_that_works(): void {
		$token = $this->site->tokens->issue( 4 );
		$this->travel( '+61 minutes' );
		$answer = $this->site->submit( array(), $token );
		self::assertSame( 403, $answer->status );
		$fresh = get_object_vars( (object) $answer->body['append_data'] )['__vestibule_token'] ?? '';
		self::assertIsString( $fresh );
		self::assertSame( 200, $this->site->submit( array(), $fresh )->status );
	}

	public function test_a_form_that_is_not_there_or_not_published_is_answered_with_404(): void {
		$body = array( 'form_id' => '987', 'data' => 'a=1' );
		self::assertSame( 404, $this->site->answer( $this->site->submitCall(), $body )->status );
		$form = $this->site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		foreach ( array( 'draft', 'trash', 'private' ) as $status ) {
			wp_update_post( array( 'ID' => $form->postId, 'post_status' => $status ) );
			self::assertSame( 404, ( new FormSite() )->submit()->status );
		}
	}

	public function test_a_taken_time_is_answered_with_409_at_its_field_and_the_fresh_free_times(): void {
		$start = $this->site->freeStart();
		self::assertSame( 200, $this->site->submit()->status );
		$token  = $this->site->tokens->issue( 4 );
		$value  = array( 'start' => $start, 'timezone' => 'Asia/Tokyo', 'hold' => '' );
		$answer = $this->site->submit( array( 'fcal_booking_2' => (string) wp_json_encode( $value ) ), $token );

		self::assertSame( 409, $answer->status );
		self::assertSame( array( 'fcal_booking_2' ), array_keys( $this->errors( $answer ) ) );
		$slots = get_object_vars( (object) $answer->body['append_data'] )['vestibule_slots'] ?? null;
		self::assertIsArray( $slots );
		self::assertSame( 'Asia/Tokyo', $slots['timezone'] );
		self::assertStringNotContainsString( "\"{$start}\"", (string) wp_json_encode( $slots ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts(), 'nothing of the second is left' );
		self::assertSame( 200, $this->site->submit( array(), $token )->status, 'its token still counts' );
	}

	public function test_too_many_are_answered_with_429_and_refused_ones_count_too(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->site->freeze();
		for ( $n = 0; $n < 10; $n++ ) {
			self::assertSame( 422, $this->site->submit( array( 'email' => 'x' ) )->status );
		}
		$answer = $this->site->submit();
		self::assertSame( 429, $answer->status );
		self::assertGreaterThan( 0, (int) ( $answer->headers['Retry-After'] ?? 0 ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		$spoofed = $this->site->answer( $this->site->submitCall(), array( 'form_id' => '4', 'data' => 'a=1' ), array( 'x-forwarded-for' => '198.51.100.1' ) );
		self::assertSame( 429, $spoofed->status );
		self::assertSame( 403, $this->site->answer( $this->site->submitCall(), array( 'form_id' => '4', 'data' => 'a=1' ), array(), '198.51.100.1' )->status );
	}

	/** @return iterable<string, array{string}> */
	public static function statements(): iterable {
		yield 'the beginning' => array( 'START TRANSACTION' );
		yield 'the token' => array( 'INSERT.*vestibule_tokens' );
		yield 'the entry' => array( 'INSERT.*vestibule_submissions' );
		yield 'the booking' => array( 'INSERT.*vestibule_bookings' );
		yield 'the answer' => array( 'UPDATE.*vestibule_tokens' );
		yield 'the end' => array( 'COMMIT' );
	}

	#[DataProvider( 'statements' )]
	public function test_a_database_that_cannot_store_is_answered_with_503_and_nothing_is_half_stored( string $statement ): void {
		$token = $this->site->tokens->issue( 4 );
		$break = static fn( string $sql ): string => 1 === preg_match( "/^\s*{$statement}/is", $sql ) ? 'INSERT INTO no_such_table (a) VALUES (1)' : $sql;
		add_filter( 'query', $break );
		// A developer's log gets a line of it; the log of the test run is for what nobody expects.
		$log    = (string) ini_set( 'error_log', (string) tempnam( sys_get_temp_dir(), 'log' ) );
		$answer = $this->site->submit( array(), $token );
		ini_set( 'error_log', $log );
		remove_filter( 'query', $break );

		self::assertSame( 503, $answer->status );
		self::assertArrayHasKey( 'Retry-After', $answer->headers );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
	}

	public function test_markup_that_a_visitor_typed_is_no_markup_in_the_answer(): void {
		$answer  = $this->site->submit( array( 'email' => "o'brien+<b>@example.com" ) );
		self::assertSame( 422, $answer->status );
		$answer  = $this->site->submit( array( 'email' => "o'brien&x@example.com", 'input_text' => '<img src=x onerror=alert(1)>' ) );
		$message = wp_json_encode( $answer->body );
		self::assertIsString( $message );
		self::assertStringNotContainsString( 'onerror', $message );
		self::assertStringContainsString( 'brien&amp;x@', $message );
	}

	public function test_hooks_see_the_entry_after_it_was_stored(): void {
		$seen = array();
		add_action(
			'vestibule/form_submitted',
			static function ( StoredEntry $entry ) use ( &$seen ): void {
				$seen[] = $entry;
			}
		);
		add_filter( 'vestibule/form_errors', static fn( array $errors, array $values ): array => 'Spam' === $values['input_text'] ? array( 'input_text' => 'Not here' ) : $errors, 10, 2 );
		self::assertSame( array( 'input_text' => array( 'Not here' ) ), $this->site->submit( array( 'input_text' => 'Spam' ) )->body['errors'] );
		$this->site->submit();
		self::assertCount( 1, $seen );
		self::assertSame( 'ana@example.com', $seen[0]->email );
		self::assertContains( 'Germany', array_column( $seen[0]->answers, 'value' ) );
	}

	public function test_values_can_be_changed_before_the_rules_see_them_and_keep_their_shape(): void {
		add_filter( 'vestibule/form_values', static fn( array $values ): array => array( 'email' => strtolower( $values['email'] ), 'multi_select' => 'courses', 'user_id' => '1' ) + $values );
		self::assertSame( 200, $this->site->submit( array( 'email' => 'ANA@EXAMPLE.COM' ) )->status );
		$data = json_decode( (string) $this->site->rows( $this->site->tables->submissions() )[0]['data'], true );
		self::assertIsArray( $data );
		self::assertSame( array( 'ana@example.com', array( 'courses', 'visits' ), null ), array( $data['email'], $data['multi_select'], $data['user_id'] ?? null ) );
	}

	public function test_a_signed_in_user_is_noted_only_when_the_request_comes_from_this_site(): void {
		wp_set_current_user( 1 );
		$body = static fn( FormSite $site ): array => array( 'form_id' => '4', 'data' => http_build_query( array( '__vestibule_token' => $site->tokens->issue( 4 ) ) + $site->values() ) );
		$this->site->answer( $this->site->submitCall(), $body( $this->site ), array( 'sec-fetch-site' => 'cross-site' ) );
		$this->site->answer( $this->site->submitCall(), $body( $this->site ), array( 'sec-fetch-site' => 'same-origin', 'referer' => home_url( '/contact/?vestibule_result=x#y' ) ) );
		$rows = $this->site->rows( $this->site->tables->submissions() );
		self::assertSame( array( null, '1' ), array_column( $rows, 'user_id' ) );
		self::assertSame( home_url( '/contact/' ), $rows[1]['source_url'] );
	}

	/** @return array<string, mixed> */
	private function errors( Answer $answer ): array {
		$errors = $answer->body['errors'];
		self::assertIsArray( $errors );
		/** @var array<string, mixed> $errors */
		return $errors;
	}

	private function travel( string $by ): void {
		add_filter( 'vestibule/now', static fn( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( $by ) );
	}
}
