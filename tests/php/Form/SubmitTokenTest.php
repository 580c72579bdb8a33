<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use PHPUnit\Framework\Attributes\DataProvider;

/** The token of a submission: it counts once, for one form, for an hour (docs/reference/calls.md). */
final class SubmitTokenTest extends SubmitTestCase {

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
}
