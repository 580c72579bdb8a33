<?php

declare(strict_types=1);

namespace Vestibule\Tests\Push;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contracts\Clock;
use Vestibule\Push\Crypto\Base64Url;
use Vestibule\Push\Posts;
use Vestibule\Push\Sendings;
use Vestibule\Push\Setup;
use Vestibule\Push\Subscription;
use Vestibule\Push\Subscriptions;
use Vestibule\Storage\Database;
use Vestibule\Storage\Tables;
use Vestibule\Tests\TestCase;
use WP_REST_Request;

/** From the published post by way of cron to what push services answer, and what comes of that (docs/push.md). */
final class SendingTest extends TestCase {

	/** @var array<string, array{int, array<string, string>}> What a push service answers, by the end of the address. */
	private array $answers = array();

	/** @var list<string> */
	private array $called = array();

	protected function setUp(): void {
		parent::setUp();
		update_option( Setup::OPTION, array( 'provider' => 'self-hosted' ) );
		add_filter( 'vestibule/push_endpoint', '__return_true' );
		add_filter( 'pre_http_request', $this->answer( ... ), 10, 3 );
	}

	public function test_who_is_gone_is_forgotten_and_everybody_else_stays(): void {
		$this->answers = array( '/gone' => array( 410, array() ), '/unknown' => array( 404, array() ), '/refused' => array( 413, array() ) );
		$this->keep( 'gone', 'unknown', 'refused', 'well' );
		$this->publish();
		$this->runs();
		self::assertSame( array( '/gone', '/unknown', '/refused', '/well' ), $this->called );
		self::assertSame( array( 'https://push.example/refused', 'https://push.example/well' ), $this->endpoints() );
		self::assertSame( array( 'sent' => '1', 'gone' => '2', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		self::assertSame( array(), $this->planned() );
	}

	public function test_a_service_that_fails_is_tried_after_one_four_and_sixteen_minutes_and_then_no_more(): void {
		$this->answers = array( '/ill' => array( 503, array() ) );
		$this->keep( 'ill', 'well' );
		$this->publish();
		$waits = array();
		for ( $turn = 0; $turn < 6; $turn++ ) {
			$this->runs();
			foreach ( $this->planned() as $at ) {
				$waits[] = (int) round( ( $at - time() ) / 60 );
			}
		}
		self::assertSame( array( 1, 4, 16 ), $waits );
		self::assertSame( array( '/ill', '/well', '/ill', '/ill', '/ill' ), $this->called );
		self::assertSame( array( 'sent' => '1', 'gone' => '0', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		self::assertCount( 2, $this->endpoints() );
	}

	/** @return iterable<string, array{string, int|null}> */
	public static function pauses(): iterable {
		yield 'seconds' => array( '600', 600 );
		yield 'less than our own' => array( '3', 60 );
		yield 'a date' => array( 'a date', 1800 );
		yield 'no time at all' => array( 'soon', 60 );
		yield 'longer than a message lives' => array( '90000', null );
		yield 'negative' => array( '-5', 60 );
	}

	#[DataProvider( 'pauses' )]
	public function test_a_service_that_names_a_pause_is_left_alone_for_it( string $after, ?int $wait ): void {
		$after         = 'a date' === $after ? gmdate( 'D, d M Y H:i:s', time() + 1800 ) . ' GMT' : $after;
		$this->answers = array( '/first' => array( 429, array( 'retry-after' => $after ) ), '/second' => array( 429, array( 'retry-after' => $after ) ) );
		$this->keep( 'first', 'second' );
		$this->keepAt( 'https://other.example/third' );
		$this->publish();
		$this->runs();
		$planned = $this->planned();
		self::assertCount( null === $wait ? 0 : 1, $planned );
		self::assertContains( '/third', $this->called );
		if ( null === $wait ) {
			self::assertSame( '2', $this->counted()['failed'] );
			return;
		}
		self::assertEqualsWithDelta( time() + $wait, $planned[0], 5 );
		// One that names a pause is not asked again for the next browser.
		self::assertCount( 1 === preg_match( '/^\d|GMT$/', $after ) ? 2 : 3, $this->called );
		self::assertSame( array( 'sent' => '1', 'gone' => '0', 'failed' => '0', 'waiting' => '2' ), $this->counted() );
		$this->answers = array();
		$this->runs();
		self::assertSame( array( 'sent' => '3', 'gone' => '0', 'failed' => '0', 'waiting' => '0' ), $this->counted() );
	}

	public function test_a_post_is_told_to_those_who_want_its_topics_or_everything(): void {
		$this->keepAt( 'https://push.example/news', array( 'news' ) );
		$this->keepAt( 'https://push.example/courses', array( 'courses', 'other' ) );
		$this->keepAt( 'https://push.example/everything' );
		$this->publish( 'courses' );
		$this->runs();
		self::assertSame( array( '/courses', '/everything' ), $this->called );
		self::assertSame( '2', $this->counted()['sent'] );
	}

	public function test_many_are_told_a_few_at_a_time_each_once(): void {
		for ( $number = 0; $number < 45; $number++ ) {
			$this->keep( "b{$number}" );
		}
		$this->publish();
		$sizes = array();
		for ( $turn = 0; $turn < 4; $turn++ ) {
			$before = count( $this->called );
			$this->runs();
			$sizes[] = count( $this->called ) - $before;
		}
		self::assertSame( array( 20, 20, 5, 0 ), $sizes );
		self::assertCount( 45, array_unique( $this->called ) );
	}

	public function test_what_waited_is_given_up_when_the_post_goes(): void {
		$this->answers = array( '/ill' => array( 500, array() ) );
		$this->keep( 'ill' );
		$post = $this->publish();
		$this->runs();
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		$this->runs();
		self::assertSame( array( '/ill' ), $this->called );
		self::assertSame( array( 'sent' => '0', 'gone' => '0', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		wp_delete_post( $post, true );
		self::assertSame( array(), $this->sendings()->last( 10 ) );
	}

	public function test_an_endpoint_that_leads_inside_is_not_called_even_where_it_was_kept(): void {
		remove_all_filters( 'vestibule/push_endpoint' );
		$this->keepAt( 'https://localhost/x' );
		$this->keepAt( 'http://push.example/x' );
		$this->keepAt( 'https://127.0.0.1/x' );
		$this->publish();
		$this->runs();
		self::assertSame( array(), $this->called );
	}

	public function test_the_owner_sees_how_many_want_what_and_what_was_sent(): void {
		wp_set_current_user( 1 );
		$this->keepAt( 'https://push.example/1', array( 'news', 'courses' ) );
		$this->keepAt( 'https://push.example/2', array( 'news' ) );
		$this->keepAt( 'https://push.example/3' );
		$post = $this->publish();
		$this->runs();
		$data = rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/vestibule/v1/push-overview' ) )->get_data();
		self::assertIsArray( $data );
		self::assertIsArray( $data['topics'] );
		self::assertEqualsCanonicalizing( array( array( 'slug' => 'news', 'count' => 2 ), array( 'slug' => 'courses', 'count' => 1 ) ), $data['topics'] );
		self::assertSame( array( 3, 1 ), array( $data['subscribers'], $data['everything'] ) );
		self::assertIsArray( $data['sendings'] );
		self::assertIsArray( $data['sendings'][0] );
		self::assertSame( array( $post, 'Open day & tea', 3, 0 ), array( $data['sendings'][0]['post'], $data['sendings'][0]['title'], $data['sendings'][0]['sent'], $data['sendings'][0]['waiting'] ) );
	}

	public function test_a_test_goes_to_subscribed_browsers_only_and_says_what_came_of_it(): void {
		wp_set_current_user( 1 );
		$this->answers = array( '/gone' => array( 410, array() ), '/ill' => array( 500, array() ), '/refused' => array( 400, array() ) );
		$this->keep( 'gone', 'ill', 'refused', 'well' );
		$statuses = array();
		foreach ( array( 'gone', 'ill', 'refused', 'well', 'stranger' ) as $name ) {
			$request = new WP_REST_Request( 'POST', '/vestibule/v1/push-test' );
			$request->set_param( 'endpoint', "https://push.example/{$name}" );
			$statuses[] = rest_get_server()->dispatch( $request )->get_status();
		}
		self::assertSame( array( 410, 502, 502, 200, 404 ), $statuses );
		self::assertNotContains( '/stranger', $this->called );
		self::assertCount( 3, $this->endpoints() );
	}

	public function test_the_tools_for_personal_data_know_of_subscriptions(): void {
		$user = wp_insert_user( array( 'user_login' => 'ada', 'user_email' => 'ada@example.org', 'user_pass' => 'x' ) );
		self::assertIsInt( $user );
		$this->subscriptions()->keep( $this->browser( 'https://push.example/ada' )->with( array(), $user ) );
		$this->keep( 'guest' );
		$exported = (string) wp_json_encode( $this->tool( 'wp_privacy_personal_data_exporters' )( 'ada@example.org', 1 ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'https://push.example/ada', $exported );
		self::assertStringNotContainsString( 'guest', $exported );
		$this->tool( 'wp_privacy_personal_data_erasers' )( 'ada@example.org', 1 );
		self::assertSame( array( 'https://push.example/guest' ), $this->endpoints() );
	}

	public function test_an_account_that_is_deleted_takes_its_browsers_along(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$user = wp_insert_user( array( 'user_login' => 'ada', 'user_email' => 'ada@example.org', 'user_pass' => 'x' ) );
		self::assertIsInt( $user );
		$this->subscriptions()->keep( $this->browser( 'https://push.example/ada' )->with( array(), $user ) );
		wp_delete_user( $user );
		self::assertSame( array(), $this->endpoints() );
	}

	/** @param non-empty-string $filter */
	private function tool( string $filter ): callable {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WordPress's own.
		$tools = apply_filters( $filter, array() );
		$tool  = is_array( $tools ) && is_array( $tools['vestibule-push'] ?? null ) ? $tools['vestibule-push']['callback'] ?? null : null;
		self::assertIsCallable( $tool );
		return $tool;
	}

	private function keep( string ...$names ): void {
		foreach ( $names as $name ) {
			$this->keepAt( "https://push.example/{$name}" );
		}
	}

	/** @param list<string> $topics */
	private function keepAt( string $endpoint, array $topics = array() ): void {
		$this->subscriptions()->keep( $this->browser( $endpoint )->with( $topics, 0 ) );
	}

	private function browser( string $endpoint ): Subscription {
		return new Subscription( $endpoint, (string) Base64Url::decode( Receiver::fresh()->publicText() ), str_repeat( 'a', 16 ) );
	}

	private function publish( string $category = 'news' ): int {
		$term = wp_insert_term( $category, 'category', array( 'slug' => $category ) );
		self::assertIsArray( $term );
		$post = wp_insert_post( array( 'post_title' => 'Open day & tea', 'post_status' => 'draft' ) );
		wp_set_post_categories( $post, array( (int) $term['term_id'] ) );
		wp_publish_post( $post );
		return $post;
	}

	/** Everything that cron has for us now or later, once. */
	private function runs(): void {
		$crons = (array) _get_cron_array();
		wp_unschedule_hook( Posts::HOOK );
		foreach ( $crons as $events ) {
			foreach ( is_array( $events ) && is_array( $events[ Posts::HOOK ] ?? null ) ? $events[ Posts::HOOK ] : array() as $event ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Its value begins with ours.
				do_action_ref_array( Posts::HOOK, $event['args'] );
			}
		}
	}

	/** @return list<int> When. */
	private function planned(): array {
		$times = array();
		foreach ( (array) _get_cron_array() as $at => $events ) {
			if ( is_array( $events ) && isset( $events[ Posts::HOOK ] ) ) {
				$times[] = (int) $at;
			}
		}
		return $times;
	}

	/** @return list<string> */
	private function endpoints(): array {
		return array_column( $this->subscriptions()->after( 0, 100 ), 'endpoint' );
	}

	/** @return array<string, string|null> */
	private function counted(): array {
		return array_diff_key( $this->sendings()->last( 1 )[0] ?? array(), array( 'post_id' => '', 'started_at' => '' ) );
	}

	/** @return array<string, mixed> */
	private function answer( mixed $before, mixed $request, string $url ): array {
		$end            = (string) wp_parse_url( $url, PHP_URL_PATH );
		$this->called[] = $end;
		$answer         = $this->answers[ $end ] ?? array( 201, array() );
		return array( 'response' => array( 'code' => $answer[0], 'message' => '' ), 'headers' => $answer[1], 'body' => '', 'cookies' => array(), 'filename' => null );
	}

	private function subscriptions(): Subscriptions {
		global $wpdb;
		return new Subscriptions( new Database( $wpdb ), new Tables( $wpdb ), new Clock() );
	}

	private function sendings(): Sendings {
		global $wpdb;
		return new Sendings( new Database( $wpdb ), new Tables( $wpdb ), new Clock() );
	}
}
