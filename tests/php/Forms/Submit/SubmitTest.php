<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Entries\StoredEntry;
use Vestibule\Tests\Forms\FormSite;

/** Accepted submissions: stored data, response and hooks (docs/rest.md). */
final class SubmitTest extends SubmitTestCase {

	public function test_a_valid_submission_stores_the_entry_and_the_booking_and_the_token(): void {
		$start  = $this->site->freeStart();
		$answer = $this->site->submit();

		self::assertSame( 200, $answer->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		$entry = $this->site->rows( $this->site->tables->named( 'submissions' ) )[0];
		$data  = json_decode( (string) $entry['data'], true );
		self::assertIsArray( $data );
		self::assertSame( array( '4', 'unread', 'pending' ), array( $entry['form_id'], $entry['status'], $entry['mail_status'] ) );
		self::assertNull( $entry['user_id'] );
		self::assertSame( '+49 30 901820', $data['phone'] );
		self::assertSame( array( 'courses', 'visits' ), $data['multi_select'] );
		self::assertSame( $start, $data['fcal_booking_2'] );
		self::assertArrayNotHasKey( 'names[middle_name]', $data );
		self::assertStringContainsString( 'stadtbücherei', (string) $entry['search_text'] );
		$booking = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
		self::assertSame( array( $entry['id'], 'booked', 'America/New_York' ), array( $booking['submission_id'], $booking['status'], $booking['timezone'] ) );
	}

	public function test_the_response_to_a_submission_matches_the_contract(): void {
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

	public function test_a_submission_cannot_choose_another_appointment_type_or_duration_or_capacity(): void {
		$value  = array( 'start' => $this->site->freeStart(), 'timezone' => 'No/Such', 'end' => '2031-01-01T00:00:00Z', 'event' => 99, 'duration' => 600, 'capacity' => 99 );
		$answer = $this->site->submit( array( 'fcal_booking_2' => (string) wp_json_encode( $value ) ) );
		self::assertSame( 200, $answer->status );
		$booking = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
		self::assertSame( (string) $this->site->event(), $booking['event_id'] );
		self::assertSame( $this->site->book->timezone( $this->site->event() ), $booking['timezone'] );
		self::assertLessThan( 7200, strtotime( (string) $booking['end_at'] ) - strtotime( (string) $booking['start_at'] ) );
	}

	public function test_a_submission_cannot_set_the_columns_of_its_entry(): void {
		$this->site->submit( array( 'id' => '777', 'user_id' => '1', 'status' => 'read', 'mail_status' => 'sent', 'form_id' => '9', 'role' => 'administrator', 'source_url' => 'https://evil.example/' ) );
		$row = $this->site->rows( $this->site->tables->named( 'submissions' ) )[0];
		self::assertNotSame( '777', $row['id'] );
		self::assertSame( array( null, 'unread', 'pending', '4', '' ), array( $row['user_id'], $row['status'], $row['mail_status'], $row['form_id'], $row['source_url'] ) );
		self::assertStringNotContainsString( 'administrator', (string) $row['data'] );
	}

	public function test_html_typed_by_a_visitor_is_escaped_in_the_response(): void {
		$answer  = $this->site->submit( array( 'email' => "o'brien+<b>@example.com" ) );
		self::assertSame( 422, $answer->status );
		$answer  = $this->site->submit( array( 'email' => "o'brien&x@example.com", 'input_text' => '<img src=x onerror=alert(1)>' ) );
		$message = wp_json_encode( $answer->body );
		self::assertIsString( $message );
		self::assertStringNotContainsString( 'onerror', $message );
		self::assertStringContainsString( 'brien&amp;x@', $message );
	}

	public function test_the_form_submitted_action_receives_the_stored_entry_and_the_errors_filter_can_reject_a_submission(): void {
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

	public function test_a_filter_can_change_the_values_before_validation_but_not_their_types(): void {
		add_filter( 'vestibule/form_values', static fn( array $values ): array => array( 'email' => strtolower( $values['email'] ), 'multi_select' => 'courses', 'user_id' => '1' ) + $values );
		self::assertSame( 200, $this->site->submit( array( 'email' => 'ANA@EXAMPLE.COM' ) )->status );
		$data = json_decode( (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['data'], true );
		self::assertIsArray( $data );
		self::assertSame( array( 'ana@example.com', array( 'courses', 'visits' ), null ), array( $data['email'], $data['multi_select'], $data['user_id'] ?? null ) );
	}

	public function test_the_logged_in_user_is_stored_only_for_a_request_from_this_site(): void {
		wp_set_current_user( 1 );
		$body = static fn( FormSite $site ): array => array( 'form_id' => '4', 'data' => http_build_query( array( '__vestibule_token' => $site->tokens->issue( 4 ) ) + $site->values() ) );
		$this->site->answer( $this->site->submitCall(), $body( $this->site ), array( 'sec-fetch-site' => 'cross-site' ) );
		$this->site->answer( $this->site->submitCall(), $body( $this->site ), array( 'sec-fetch-site' => 'same-origin', 'referer' => home_url( '/contact/?vestibule_result=x#y' ) ) );
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		self::assertSame( array( null, '1' ), array_column( $rows, 'user_id' ) );
		self::assertSame( home_url( '/contact/' ), $rows[1]['source_url'] );
	}
}
