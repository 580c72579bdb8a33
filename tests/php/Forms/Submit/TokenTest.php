<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\Submit\TokenCall;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** AJAX action that issues tokens (docs/rest.md). */
final class TokenTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
	}

	public function test_a_page_key_is_exchanged_for_a_token_without_storing_anything(): void {
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		$answer = $this->site->answer( $this->site->tokenCall(), array( 'form_id' => '4', 'nonce' => $this->site->keys->forForm( 4 ) ) );
		self::assertSame( 200, $answer->status );
		self::assertTrue( $answer->body['success'] );
		self::assertIsArray( $answer->body['data'] );
		self::assertSame( array( 'token' ), array_keys( $answer->body['data'] ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'rates' ) ) );
	}

	public function test_the_page_key_stays_the_same_after_a_month_and_after_the_salts_change(): void {
		$key = $this->site->keys->forForm( 4 );
		add_filter( 'vestibule/now', static fn( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( '+40 days' ) );
		add_filter( 'salt', static fn(): string => 'changed' );
		self::assertSame( $key, ( new FormSite() )->keys->forForm( 4 ) );
		self::assertNotSame( $key, $this->site->keys->forForm( 5 ) );
		self::assertTrue( $this->site->keys->isGenuine( $key ) );
		self::assertFalse( $this->site->keys->isGenuine( '5' . substr( $key, 1 ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refused(): iterable {
		yield 'no nonce' => array( array( 'form_id' => '4' ), 400 );
		yield 'no form' => array( array( 'nonce' => 'x' ), 400 );
		yield 'a nonce as a list' => array( array( 'form_id' => '4', 'nonce' => array( 'x' ) ), 400 );
		yield 'a wrong nonce' => array( array( 'form_id' => '4', 'nonce' => 'x' ), 403 );
		yield 'an empty nonce' => array( array( 'form_id' => '4', 'nonce' => '' ), 403 );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'refused' )]
	public function test_a_request_without_a_valid_nonce_or_form_id_gets_no_token( array $body, int $status ): void {
		$answer = $this->site->answer( $this->site->tokenCall(), $body );
		self::assertSame( $status, $answer->status );
		self::assertSame( array( 'success' => false ), $answer->body );
	}

	public function test_the_page_key_of_another_form_or_site_gets_no_token(): void {
		self::assertSame( 403, $this->site->answer( $this->site->tokenCall(), array( 'form_id' => '4', 'nonce' => $this->site->keys->forForm( 5 ) ) )->status );
		self::assertSame( 404, $this->site->answer( $this->site->tokenCall(), array( 'form_id' => '987', 'nonce' => $this->site->keys->forForm( 987 ) ) )->status );
		$key = $this->site->keys->forForm( 4 );
		update_option( 'vestibule_secret', str_repeat( 'a', 64 ) );
		self::assertSame( 403, $this->site->answer( $this->site->tokenCall(), array( 'form_id' => '4', 'nonce' => $key ) )->status );
	}

	public function test_an_ip_address_gets_no_more_tokens_than_the_rate_limit(): void {
		$this->site->freeze();
		$body = array( 'form_id' => '4', 'nonce' => 'x' );
		for ( $n = 0; $n < TokenCall::RATE_LIMIT; $n++ ) {
			self::assertSame( 403, $this->site->answer( $this->site->tokenCall(), $body )->status );
		}
		$answer = $this->site->answer( $this->site->tokenCall(), $body );
		self::assertSame( 429, $answer->status );
		self::assertGreaterThan( 0, (int) ( $answer->headers['Retry-After'] ?? 0 ) );
		self::assertCount( 1, $this->site->rows( $this->site->tables->named( 'rates' ) ), 'Ten thousand requests use one row.' );
	}
}
