<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\CountCall;
use Vestibule\Site\Chat\Counts;
use Vestibule\Site\Chat\OpenCall;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** AJAX actions of the chat: counting started chats, and opening a chat without scripts. */
final class ChatCallsTest extends TestCase {

	private int $account = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->account = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'post_title' => 'Ada' ) );
		update_post_meta( $this->account, Accounts::META, array( 'number' => '+49 30 23125 040' ) );
	}

	public function test_chats_started_on_this_site_are_counted_per_day(): void {
		$answers = array( $this->counted( $this->account ), $this->counted( $this->account ) );
		$this->assertSame( array( 200, 200 ), array_column( $answers, 'status' ) );
		$today = ( new Clock() )->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		$this->assertSame( array( $this->account => array( $today => 2 ) ), $this->counts()->forLastDays( 7 ) );
	}

	public function test_chats_reported_by_other_sites_or_for_other_posts_are_not_counted(): void {
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ) );
		$this->assertSame( 403, $this->counted( $this->account, array( 'sec-fetch-site' => 'cross-site' ) )->status );
		$this->assertSame( 403, $this->counted( $this->account, array( 'origin' => 'https://evil.example' ) )->status );
		$this->assertSame( 403, $this->counted( $this->account, array() )->status );
		$this->assertSame( 404, $this->counted( $page )->status );
		$this->assertSame( array(), $this->counts()->forLastDays( 7 ) );
	}

	public function test_one_ip_address_can_count_at_most_thirty_chats(): void {
		$answers = array_map( fn (): int => $this->counted( $this->account )->status, range( 1, 31 ) );
		$this->assertSame( array( 200 => 30, 429 => 1 ), array_count_values( $answers ) );
	}

	public function test_giving_consent_without_scripts_sets_the_cookie_and_redirects_to_the_chat(): void {
		$answer = $this->open( array( 'account' => (string) $this->account, 'consent' => '1' ) );
		$this->assertSame( 303, $answer->status );
		$this->assertSame( 'https://api.whatsapp.com/send?phone=493023125040', $answer->headers['Location'] ?? '' );
		$this->assertStringStartsWith( 'nta-wa-gdpr=accept; Max-Age=2592000; Path=/; SameSite=Lax', $answer->headers['Set-Cookie'] ?? '' );
		$this->assertSame( $answer->headers['Location'] ?? '', wp_validate_redirect( $answer->headers['Location'] ?? '', 'refused' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refusals(): iterable {
		yield 'no consent' => array( array( 'account' => '{account}' ), 422 );
		yield 'a list as consent' => array( array( 'account' => '{account}', 'consent' => array( '1' ) ), 422 );
		yield 'no account' => array( array( 'consent' => '1' ), 404 );
		yield 'a URL instead of an account' => array( array( 'account' => 'https://evil.example', 'consent' => '1' ), 404 );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'refusals' )]
	public function test_an_invalid_request_to_open_a_chat_does_not_redirect( array $body, int $status ): void {
		if ( '{account}' === ( $body['account'] ?? '' ) ) {
			$body['account'] = (string) $this->account;
		}
		$answer = $this->open( $body );
		$this->assertSame( $status, $answer->status );
		$this->assertArrayNotHasKey( 'Location', $answer->headers );
		$this->assertArrayNotHasKey( 'Set-Cookie', $answer->headers );
	}

	/** @param array<string, string> $headers */
	private function counted( int $account, array $headers = array( 'sec-fetch-site' => 'same-origin' ) ): Answer {
		$call = new CountCall( new Accounts( $this->schema() ), $this->counts() );
		return $this->dispatch( $call, new Request( 'POST', array(), array( 'account' => (string) $account ), $headers, '192.0.2.7' ) );
	}

	/** @param array<string, mixed> $body */
	private function open( array $body ): Answer {
		$call = new OpenCall( new Accounts( $this->schema() ), new ChatSettings( $this->schema() ) );
		return $this->dispatch( $call, new Request( 'POST', array(), $body, array( 'sec-fetch-site' => 'same-origin' ), '192.0.2.7' ) );
	}

	private function counts(): Counts {
		global $wpdb;
		return new Counts( new Database( $wpdb ), new Clock() );
	}

	private function schema(): Schema {
		return Contracts::schema();
	}
}
