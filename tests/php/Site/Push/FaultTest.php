<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Subscription;
use Vestibule\Tests\Kernel\Log\Faults;
use WP_REST_Request;

/** Errors while the site sends push messages. They are reported, and no subscribers are removed (docs/push.md). */
final class FaultTest extends SendingTestCase {

	private Faults $faults;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->faults = new Faults();
	}

	/** @return iterable<string, array{mixed}> Stored keys of the site. */
	public static function keys(): iterable {
		$random = static fn ( int $length ): string => Base64Url::encode( str_repeat( "\x07", $length ) );
		yield 'keys that are not on the curve' => array( array( 'private' => $random( 32 ), 'public' => Base64Url::encode( "\x04" . str_repeat( "\x07", 64 ) ) ) );
		yield 'keys of the wrong length' => array( array( 'private' => $random( 12 ), 'public' => $random( 65 ) ) );
		yield 'a truncated option' => array( 'a:2:{s:6:' );
		yield 'keys that do not match' => array( array( 'private' => $random( 32 ), 'public' => Receiver::fresh()->publicText() ) );
	}

	#[DataProvider( 'keys' )]
	public function test_invalid_push_keys_of_the_site_are_reported_and_no_subscribers_are_removed( mixed $keys ): void {
		$this->keep( 'one', 'two' );
		update_option( 'vestibule_push_keys', $keys, false );
		$this->publish();
		$this->faults->during( $this->runs( ... ) );
		self::assertSame( array(), $this->called, 'No push service would accept signatures made with these keys.' );
		self::assertCount( 2, $this->endpoints() );
		self::assertCount( 1, $this->faults->lines() );
		self::assertStringContainsString( 'keys', $this->problem() );
		self::assertSame( 502, $this->faults->during( fn (): int => $this->test( 'one' ) ) );
		self::assertCount( 2, $this->endpoints() );

		delete_option( 'vestibule_push_keys' );
		$this->runs();
		self::assertSame( array( '/one', '/two' ), $this->called, 'Waiting subscribers get the message after the keys are repaired.' );
		self::assertSame( '', $this->problem() );
	}

	/** @return iterable<array{int}> */
	public static function refusals(): iterable {
		yield array( 400 );
		yield array( 401 );
		yield array( 403 );
	}

	#[DataProvider( 'refusals' )]
	public function test_a_push_service_that_rejects_the_keys_is_reported_and_no_subscribers_are_removed( int $status ): void {
		$this->answers = array( '/one' => array( $status, array() ) );
		$this->keep( 'one', 'two' );
		$this->publish();
		$this->faults->during( $this->runs( ... ) );
		self::assertCount( 2, $this->endpoints() );
		self::assertSame( array( 'sent' => '1', 'gone' => '0', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		self::assertStringContainsString( "https://push.example answered {$status}", $this->faults->lines()[0] ?? '' );
		self::assertStringContainsString( "push.example ({$status})", $this->problem() );

		$this->answers = array();
		$this->publish( 'courses' );
		$this->runs();
		self::assertSame( '', $this->problem() );
	}

	public function test_a_successful_test_message_clears_the_reported_problem(): void {
		$this->answers = array( '/one' => array( 403, array() ) );
		$this->keep( 'one' );
		self::assertSame( 502, $this->faults->during( fn (): int => $this->test( 'one' ) ) );
		self::assertStringContainsString( 'push.example (403)', $this->problem() );
		self::assertCount( 1, $this->endpoints() );
		$this->answers = array();
		self::assertSame( 200, $this->test( 'one' ) );
		self::assertSame( '', $this->problem() );
	}

	public function test_sending_to_a_subscriber_with_an_invalid_key_fails_but_does_not_remove_the_subscriber(): void {
		$this->subscriptions()->keep( new Subscription( 'https://push.example/odd', "\x04" . str_repeat( "\x07", 64 ), str_repeat( 'a', 16 ) ) );
		$this->keep( 'well' );
		$this->publish();
		$this->faults->during( $this->runs( ... ) );
		self::assertSame( array( '/well' ), $this->called );
		self::assertCount( 2, $this->endpoints() );
		self::assertSame( '1', $this->counted()['failed'] );
		self::assertSame( '', $this->problem() );
	}

	/** @return iterable<string, array{string}> Place of the error: a failing statement or a hook. */
	public static function places(): iterable {
		yield 'a filter of another plugin' => array( 'vestibule/push_message' );
		yield 'the query for the next subscribers' => array( 'SELECT id, endpoint' );
		yield 'the row of the message' => array( 'INSERT IGNORE INTO \S+push_sendings' );
	}

	#[DataProvider( 'places' )]
	public function test_an_error_before_sending_a_batch_of_push_messages_does_not_stop_later_batches( string $place ): void {
		$this->keepMany( 45 );
		$this->publish();
		$this->faults->during( fn () => $this->failing( $place, $this->runs( ... ) ) );
		self::assertSame( array(), $this->called );
		self::assertCount( 1, $this->faults->lines() );
		for ( $turn = 0; $turn < 4; $turn++ ) {
			$this->runs();
		}
		self::assertCount( 45, $this->called );
		self::assertCount( 45, array_unique( $this->called ) );
	}

	public function test_no_push_message_is_sent_twice_after_an_error_at_the_end_of_a_batch(): void {
		$this->keepMany( 25 );
		$this->publish();
		$this->faults->during( fn () => $this->failing( 'UPDATE \S+push_sendings', $this->runs( ... ) ) );
		self::assertCount( 1, $this->faults->lines() );
		$this->runs();
		$this->runs();
		self::assertCount( 25, $this->called );
		self::assertCount( 25, array_unique( $this->called ) );
	}

	public function test_an_error_for_one_subscriber_does_not_affect_the_others(): void {
		$this->keep( 'one', 'odd', 'two' );
		$this->publish();
		$this->faults->during(
			function (): void {
				add_filter( 'vestibule/push_endpoint', $odd = static fn ( bool $is, string $url ): bool => str_ends_with( $url, 'odd' ) ? throw new RuntimeException( 'Odd.' ) : $is, 10, 2 );
				$this->runs();
				remove_filter( 'vestibule/push_endpoint', $odd );
			}
		);
		self::assertSame( array( '/one', '/two' ), $this->called );
		self::assertCount( 1, $this->faults->lines() );
		$this->runs();
		self::assertSame( array( '/one', '/two', '/odd' ), $this->called );
		self::assertSame( array( 'sent' => '3', 'gone' => '0', 'failed' => '0', 'waiting' => '0' ), $this->counted() );
	}

	public function test_a_batch_of_push_messages_is_abandoned_after_failing_for_a_day(): void {
		$this->keep( 'one' );
		$this->publish();
		add_filter( 'vestibule/push_message', static fn (): never => throw new RuntimeException( 'Always.' ) );
		$times = 0;
		$this->faults->during(
			function () use ( &$times ): void {
				for ( ; array() !== $this->planned() && $times < 1000; $times++ ) {
					$ahead = $times * 15 * MINUTE_IN_SECONDS;
					add_filter( 'vestibule/now', $now = static fn ( \DateTimeImmutable $now ): \DateTimeImmutable => $now->modify( "+{$ahead} seconds" ) );
					$this->runs();
					remove_filter( 'vestibule/now', $now );
				}
			}
		);
		self::assertEqualsWithDelta( 96, $times, 2 );
		self::assertCount( 1, $this->faults->lines() );
	}

	private function keepMany( int $count ): void {
		for ( $number = 0; $number < $count; $number++ ) {
			$this->keep( "b{$number}" );
		}
	}

	private function failing( string $place, callable $work ): void {
		$hook = str_starts_with( $place, 'vestibule/' ) ? $place : 'query';
		$fail = static fn ( mixed $value ): mixed => 'query' !== $hook
			? throw new RuntimeException( 'The other plugin.' )
			: ( is_string( $value ) && 1 === preg_match( "/^{$place}/", $value ) ? 'INSERT INTO no_such_table (a) VALUES (1)' : $value );
		add_filter( $hook, $fail );
		$work();
		remove_filter( $hook, $fail );
	}

	private function test( string $name ): int {
		$request = new WP_REST_Request( 'POST', '/vestibule/v1/push-test' );
		$request->set_param( 'endpoint', "https://push.example/{$name}" );
		return rest_get_server()->dispatch( $request )->get_status();
	}

	private function problem(): string {
		$data = rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/vestibule/v1/push-overview' ) )->get_data();
		self::assertIsArray( $data );
		return is_string( $data['problem'] ?? null ) ? $data['problem'] : 'no answer';
	}
}
