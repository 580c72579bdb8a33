<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Comments\KeysCall;
use Vestibule\Tests\Contracts;

/** New comment keys for an outdated page (docs/spam.md). */
final class KeysCallTest extends CommentsTestCase {

	public function test_a_valid_nonce_is_exchanged_for_comment_keys_that_work(): void {
		$answer = $this->ask( array( 'nonce' => $this->keys->nonce( $this->post ) ) );
		$this->assertSame( 200, $answer->status );
		/** @var list<array{string, string}> $pairs */
		$pairs = $answer->body['data'];
		$this->assertSame( $this->freshKeys(), array_column( $pairs, 1, 0 ) );
		$this->assertGreaterThan( time(), $answer->body['expiry'] );
		$this->assertSame( '1 : Hello', $this->outcome( $this->send( array( $this->keys->field() => 'Hello' ) + array_column( $pairs, 1, 0 ) ) ) );
	}

	public function test_an_invalid_or_too_frequent_request_for_comment_keys_fails(): void {
		$this->assertSame( array( 400, 'bad_request' ), $this->error( array() ) );
		$this->assertSame( array( 400, 'bad_request' ), $this->error( array( 'nonce' => array( 'x' ) ) ) );
		$this->assertSame( array( 403, 'invalid_nonce' ), $this->error( array( 'nonce' => 'x' ) ) );
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn (): int => 1 );
		$this->ask( array() );
		$this->assertSame( array( 429, 'too_many' ), $this->error( array( 'nonce' => $this->keys->nonce( $this->post ) ) ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array{int, mixed}
	 */
	private function error( array $body ): array {
		$answer = $this->ask( $body );
		$this->assertNotEmpty( $answer->body['error_message'] ?? '' );
		return array( $answer->status, $answer->body['error_code'] ?? null );
	}

	/** @param array<string, mixed> $body */
	private function ask( array $body ): Answer {
		$call   = new KeysCall( $this->keys, new Clock(), new RateLimit( $this->storage->database, new Clock() ) );
		$answer = $call->answer( new Request( 'POST', array(), $body, array(), '192.0.2.7' ) );
		$schema = Contracts::schema()->read( 'antibot-keys' );
		$this->assertTrue( rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $answer->body ), true ), $schema, 'antibot-keys' ) );
		return $answer;
	}
}
