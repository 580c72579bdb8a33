<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use WP_REST_Request;

/** Statistics about subscribers, test messages and the privacy tools (docs/push.md). */
final class SubscribersTest extends SendingTestCase {

	public function test_the_push_overview_contains_the_numbers_of_subscribers_per_topic_and_of_sent_messages(): void {
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

	public function test_a_test_message_can_be_sent_only_to_a_subscribed_browser_and_returns_the_result(): void {
		wp_set_current_user( 1 );
		$this->answers = array( '/gone' => array( 410, array() ), '/ill' => array( 500, array() ), '/refused' => array( 413, array() ) );
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

	public function test_the_privacy_tools_export_and_erase_push_subscriptions(): void {
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

	public function test_deleting_a_user_deletes_their_push_subscriptions(): void {
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
}
