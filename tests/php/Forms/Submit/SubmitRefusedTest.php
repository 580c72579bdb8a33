<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Kernel\Log\Faults;

/** A submission that is refused though its values hold: 404, 409, 429 and 503 of docs/rest.md. */
final class SubmitRefusedTest extends SubmitTestCase {

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
		$answer = ( new Faults() )->during( fn (): Answer => $this->site->submit( array(), $token ) );
		remove_filter( 'query', $break );

		self::assertSame( 503, $answer->status );
		self::assertArrayHasKey( 'Retry-After', $answer->headers );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		self::assertSame( 200, $this->site->submit( array(), $token )->status );
	}
}
