<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Kernel\Log\Faults;

/** Submissions with valid values that fail with 404, 409, 429 or 503 (docs/rest.md). */
final class SubmitRefusedTest extends SubmitTestCase {

	public function test_a_submission_to_a_missing_or_unpublished_form_fails_with_404(): void {
		$body = array( 'form_id' => '987', 'data' => 'a=1' );
		self::assertSame( 404, $this->site->answer( $this->site->submitCall(), $body )->status );
		$form = $this->site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		foreach ( array( 'draft', 'trash', 'private' ) as $status ) {
			wp_update_post( array( 'ID' => $form->postId, 'post_status' => $status ) );
			self::assertSame( 404, ( new FormSite() )->submit()->status );
		}
	}

	public function test_a_booked_time_fails_with_409_and_returns_an_error_at_its_field_and_the_available_times(): void {
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
		self::assertSame( array( 1, 1, 1 ), $this->site->counts(), 'Nothing of the second submission is stored.' );
		self::assertSame( 200, $this->site->submit( array(), $token )->status, 'The token of the second submission is still valid.' );
	}

	public function test_submissions_over_the_rate_limit_fail_with_429_even_if_an_ip_header_is_forged(): void {
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
		yield 'the start of the transaction' => array( 'START TRANSACTION' );
		yield 'the token' => array( 'INSERT.*vestibule_tokens' );
		yield 'the entry' => array( 'INSERT.*vestibule_submissions' );
		yield 'the booking' => array( 'INSERT.*vestibule_bookings' );
		yield 'the stored response' => array( 'UPDATE.*vestibule_tokens' );
		yield 'the commit' => array( 'COMMIT' );
	}

	#[DataProvider( 'statements' )]
	public function test_a_database_error_fails_with_503_and_stores_nothing( string $statement ): void {
		$token = $this->site->tokens->issue( 4 );
		$break = static fn( string $sql ): string => 1 === preg_match( "/^\s*{$statement}/is", $sql ) ? 'INSERT INTO no_such_table (a) VALUES (1)' : $sql;
		add_filter( 'query', $break );
		$answer = ( new Faults() )->during( fn (): Answer => $this->site->submit( array(), $token ) );
		remove_filter( 'query', $break );

		self::assertSame( 503, $answer->status );
		self::assertArrayHasKey( 'Retry-After', $answer->headers );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
	}
}
