<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;

/** Token of a submission, valid once, for one form and for one hour (docs/rest.md). */
final class SubmitTokenTest extends SubmitTestCase {

	public function test_the_same_token_with_the_same_content_returns_the_first_result_and_stores_nothing(): void {
		$token  = $this->site->tokens->issue( 4 );
		$time   = array( 'start' => $this->site->freeStart(), 'timezone' => 'Europe/Berlin', 'hold' => '' );
		$first  = $this->site->submit( array( 'fcal_booking_2' => wp_json_encode( $time ) ), $token );
		$second = $this->site->submit( array( 'fcal_booking_2' => wp_json_encode( array( 'hold' => 'renewed' ) + $time ), 'unknown' => 'x' ), $token );

		self::assertSame( 200, $second->status );
		self::assertSame( wp_json_encode( $first->body ), wp_json_encode( $second->body ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_a_token_used_with_different_content_fails_with_409_and_stores_nothing(): void {
		$this->site->freeze();
		$time  = array( 'fcal_booking_2' => $this->site->values()['fcal_booking_2'] );
		$token = $this->site->tokens->issue( 4 );
		$this->site->submit( $time, $token );
		$answer = $this->site->submit( array( 'phone' => '030 901821' ) + $time, $token );

		self::assertSame( array( 409, array( 'form' ) ), array( $answer->status, array_keys( $this->errors( $answer ) ) ) );
		$appended = get_object_vars( (object) $answer->body['append_data'] );
		self::assertSame( $this->site->clock->now()->format( 'Y-m-d\TH:i:s\Z' ), $appended['sent_at'] ?? '' );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_the_409_error_says_that_the_first_submission_is_stored_and_its_time_is_booked(): void {
		$token = $this->site->tokens->issue( 4 );
		$time  = array( 'fcal_booking_2' => $this->site->values()['fcal_booking_2'] );
		$this->site->submit( $time, $token );
		$refused = $this->errors( $this->site->submit( array( 'phone' => '030 901821' ) + $time, $token ) );
		$stored  = 'We have already received your message. Changes that you made after that have not been sent.';
		self::assertSame( array( 'form' => array( "{$stored} Your appointment is booked." ) ), $refused );
	}

	public function test_answers_changed_after_a_submission_can_be_sent_as_a_new_entry_without_booking_the_time_again(): void {
		$time  = array( 'fcal_booking_2' => $this->site->values()['fcal_booking_2'] );
		$token = $this->site->tokens->issue( 4 );
		$first = $this->site->submit( $time, $token );
		$fresh = get_object_vars( (object) $this->site->submit( array( 'phone' => '030 901821' ) + $time, $token )->body['append_data'] );
		unset( $fresh['sent_at'] );

		self::assertSame( wp_json_encode( $first->body ), wp_json_encode( $this->site->submit( $fresh + $time )->body ), 'Nothing is stored twice.' );
		self::assertSame( 200, $this->site->submit( array( 'phone' => '030 901821' ) + $fresh + $time )->status );
		self::assertSame( array( 2, 1, 2 ), $this->site->counts() );
		$data = json_decode( (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[1]['data'], true );
		self::assertIsArray( $data );
		self::assertSame( array( '+49 30 901821', null ), array( $data['phone'], $data['fcal_booking_2'] ?? null ) );

		$other = array( 'phone' => '030 901822', 'fcal_booking_2' => (string) wp_json_encode( array( 'start' => $this->site->freeStart(), 'timezone' => 'UTC', 'hold' => '' ) ) );
		self::assertSame( 200, $this->site->submit( $other + array( '__vestibule_token' => $this->site->tokens->issue( 4 ) ) + $fresh )->status );
		self::assertSame( array( 3, 2, 3 ), $this->site->counts(), 'Another time is booked.' );
	}

	public function test_a_submission_without_a_time_is_rejected_unless_it_refers_to_a_stored_submission(): void {
		$changes = array( 'vestibule_before' => $this->site->tokens->issue( 4 ), 'fcal_booking_2' => '' );
		self::assertSame( 422, $this->site->submit( $changes )->status );
		self::assertSame( 422, $this->site->submit( array( 'vestibule_before' => 'made up' ) + $changes )->status );
	}

	public function test_a_used_token_returns_its_first_result_even_after_the_token_has_expired(): void {
		$token = $this->site->tokens->issue( 4 );
		$time  = array( 'fcal_booking_2' => $this->site->values()['fcal_booking_2'] );
		$this->site->submit( $time, $token );
		$this->travel( '+2 hours' );
		self::assertSame( 200, $this->site->submit( $time, $token )->status );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_a_token_can_be_used_again_after_a_validation_error(): void {
		$token = $this->site->tokens->issue( 4 );
		self::assertSame( 422, $this->site->submit( array( 'email' => 'x' ), $token )->status );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function untrusted(): iterable {
		yield 'no token' => array( array( '__vestibule_token' => null ) );
		yield 'an empty token' => array( array( '__vestibule_token' => '' ) );
		yield 'a made-up token' => array( array( '__vestibule_token' => '4.9999999999.' . str_repeat( 'a', 32 ) . '.' . str_repeat( 'b', 64 ) ) );
		yield 'a filled honeypot' => array( array( 'item_4__url' => 'https://spam.example/' ) );
	}

	/** @param array<string, mixed> $changes */
	#[DataProvider( 'untrusted' )]
	public function test_an_invalid_token_or_a_filled_honeypot_fails_with_403( array $changes ): void {
		$answer = $this->site->submit( $changes );
		self::assertSame( 403, $answer->status );
		self::assertEquals( new \stdClass(), $answer->body['append_data'] );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	public function test_a_token_of_another_form_or_a_token_with_a_changed_expiry_fails_with_403(): void {
		self::assertSame( 403, $this->site->submit( array(), $this->site->tokens->issue( 5 ) )->status );
		$parts    = explode( '.', $this->site->tokens->issue( 4 ) );
		$parts[1] = (string) ( (int) $parts[1] + 3600 );
		self::assertSame( 403, $this->site->submit( array(), implode( '.', $parts ) )->status );
	}

	public function test_an_expired_token_fails_with_403_and_returns_a_new_token_that_works(): void {
		$token = $this->site->tokens->issue( 4 );
		$this->travel( '+61 minutes' );
		$answer = $this->site->submit( array(), $token );
		self::assertSame( 403, $answer->status );
		$fresh = get_object_vars( (object) $answer->body['append_data'] )['__vestibule_token'] ?? '';
		self::assertIsString( $fresh );
		self::assertSame( 200, $this->site->submit( array(), $fresh )->status );
	}
}
