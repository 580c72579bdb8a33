<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\Push;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Push\Block;
use Vestibule\Site\Push\Endpoint;
use Vestibule\Site\Push\Outcome;
use Vestibule\Site\Push\Posts;
use Vestibule\Site\Push\Privacy;
use Vestibule\Site\Push\PushSettings;
use Vestibule\Site\Push\Scripts;
use Vestibule\Site\Push\Setup;
use Vestibule\Site\Push\SiteKeys;
use Vestibule\Site\Push\SubscribeCall;
use Vestibule\Site\Push\Subscriptions;
use Vestibule\Site\Push\UnsubscribeCall;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Push subscriptions, and the URLs that they can make the server request (security rows 19 and 27). */
final class PushTest extends TestCase {

	private const HERE = array( 'sec-fetch-site' => 'same-origin' );

	/** @return iterable<string, array{string}> */
	public static function places(): iterable {
		yield 'a URL without HTTPS' => array( 'http://push.example/x' );
		yield 'the server itself' => array( 'https://127.0.0.1/x' );
		yield 'the server itself by its hostname' => array( 'https://localhost/x' );
		yield 'a private IP address' => array( 'https://10.0.0.1/x' );
		yield 'an IP address as one number' => array( 'https://2130706433/x' );
		yield 'an IP address in hexadecimal' => array( 'https://0x7f.1/x' );
		yield 'the metadata service of a cloud' => array( 'https://169.254.169.254/latest' );
		yield 'an IPv6 address' => array( 'https://[::1]/x' );
		yield 'a URL with a password' => array( 'https://a:b@fcm.googleapis.com/x' );
		yield 'a URL with another port' => array( 'https://fcm.googleapis.com:6379/x' );
		yield 'a URL with a line break' => array( "https://fcm.googleapis.com/x\r\nHost: a" );
		yield 'another scheme' => array( 'gopher://fcm.googleapis.com/x' );
		yield 'a URL that is too long' => array( 'https://fcm.googleapis.com/' . str_repeat( 'a', 2048 ) );
		yield 'an empty text' => array( '' );
	}

	#[DataProvider( 'places' )]
	public function test_an_unsafe_push_endpoint_is_rejected( string $url ): void {
		remove_all_filters( 'vestibule/push_endpoint' );
		self::assertNull( Endpoint::reach( $url ) );
		$this->set( array( 'provider' => 'self-hosted' ) );
		self::assertSame( 422, $this->subscribe( $url ) );
		self::assertSame( 0, $this->subscriptions()->count() );
	}

	public function test_each_browser_is_subscribed_once_and_only_to_existing_topics(): void {
		$this->allow();
		$this->set( array( 'provider' => 'self-hosted', 'topics' => array( array( 'slug' => 'news', 'label' => 'News' ) ) ) );
		self::assertSame( 200, $this->subscribe( 'https://push.example/1', 'news secrets' ) );
		self::assertSame( 200, $this->subscribe( 'https://push.example/1' ) );
		self::assertSame( 200, $this->subscribe( 'https://push.example/2', 'news secrets' ) );
		$kept = $this->subscriptions()->after( 0, 10 );
		self::assertSame( array( array(), array( 'news' ) ), array_column( $kept, 'topics' ) );
		self::assertTrue( $kept[0]->wants( array( 'other' ) ) );
		self::assertFalse( $kept[1]->wants( array( 'other' ) ) );
		self::assertSame( 200, $this->dispatch( new UnsubscribeCall( $this->subscriptions() ), $this->post( array( 'endpoint' => 'https://push.example/1' ) ) )->status );
		self::assertSame( 1, $this->subscriptions()->count() );
	}

	public function test_push_subscriptions_are_rate_limited_and_require_an_enabled_provider_and_a_same_site_request(): void {
		$this->allow();
		self::assertSame( 403, $this->subscribe( 'https://push.example/1', address: '192.0.2.8' ) );
		$this->set( array( 'provider' => 'self-hosted' ) );
		self::assertSame( 403, $this->subscribe( 'https://push.example/1', '', array( 'sec-fetch-site' => 'cross-site' ) ) );
		self::assertSame( 403, $this->subscribe( 'https://push.example/1', '', array() ) );
		$answers = array();
		for ( $turn = 0; $turn < 25; $turn++ ) {
			$answers[] = $this->subscribe( "https://push.example/{$turn}" );
		}
		self::assertSame( array( 200 => 20, 429 => 5 ), array_count_values( $answers ) );
	}

	public function test_an_invalid_subscription_key_is_rejected(): void {
		$this->allow();
		$this->set( array( 'provider' => 'self-hosted' ) );
		foreach ( array( array( '', '' ), array( 'BAAA', 'AAAA' ), array( Receiver::fresh()->publicText(), 'AAAA' ) ) as [ $public, $auth ] ) {
			$call = new SubscribeCall( $this->built(), $this->subscriptions() );
			self::assertSame( 422, $this->dispatch( $call, $this->post( array( 'endpoint' => 'https://push.example/1', 'p256dh' => $public, 'auth' => $auth ) ) )->status );
		}
	}

	public function test_the_private_key_is_created_once_and_never_exposed(): void {
		$this->set( array( 'provider' => 'self-hosted' ) );
		$keys = new SiteKeys();
		self::assertSame( $keys->publicKey(), ( new SiteKeys() )->publicKey() );
		$kept = get_option( 'vestibule_push_keys' );
		self::assertIsArray( $kept );
		self::assertIsString( $kept['private'] );
		self::assertArrayNotHasKey( 'vestibule_push_keys', wp_load_alloptions() );
		$public_words = (string) wp_json_encode( array( $this->built()->props( $keys->publicKey(), '' ), rest_get_server()->dispatch( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data(), ( new Block( $this->built(), $this->scripts() ) )->render( array() ) ) );
		self::assertStringContainsString( $keys->publicKey(), $public_words );
		self::assertStringNotContainsString( $kept['private'], $public_words );
	}

	public function test_the_scope_of_a_service_worker_stays_inside_its_folder(): void {
		$folder = (string) wp_parse_url( plugins_url( 'vestibule/sdk_files/push/self-hosted/' ), PHP_URL_PATH );
		foreach ( array( '', '/', '/wp-content/', $folder . '../', $folder . 'x/../../../', '//evil.example/' ) as $scope ) {
			$this->set( array( 'provider' => 'self-hosted', 'scope' => $scope, 'workerPath' => $scope ) );
			$props = $this->built()->props( '', '' );
			self::assertSame( array( $folder, $folder ), array( $props['scope'], $props['workerPath'] ) );
			self::assertFileExists( WP_PLUGIN_DIR . '/vestibule/sdk_files/push/self-hosted/' . $props['file'] );
		}
		$this->set( array( 'provider' => 'self-hosted', 'scope' => $folder . 'inner/' ) );
		self::assertSame( $folder . 'inner/', $this->built()->props( '', '' )['scope'] );
	}

	public function test_a_push_provider_is_disabled_without_a_valid_app_id(): void {
		$this->set( array( 'provider' => 'onesignal' ) );
		self::assertSame( 'none', $this->built()->provider() );
		self::assertSame( '', ( new Block( $this->built(), $this->scripts() ) )->render( array() ) );
		$this->set( array( 'provider' => 'onesignal', 'appId' => '00000000-0000-4000-8000-000000000000' ) );
		$props = $this->built()->props( '', '' );
		self::assertSame( 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js', $props['script'] );
		self::assertStringEndsWith( '/sdk_files/push/onesignal/', $props['scope'] );
		$this->set( array( 'provider' => 'onesignal', 'appId' => '"><script>', 'script' => 'javascript:alert(1)' ) );
		self::assertSame( array( '', '' ), array( $this->built()->props( '', '' )['appId'], $this->built()->props( '', '' )['script'] ) );
	}

	public function test_only_a_newly_published_public_post_schedules_one_push_message(): void {
		update_option( Setup::OPTION, array( 'provider' => 'self-hosted' ) );
		$post = wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish' ) );
		$scheduled = static fn (): int => count( array_filter( (array) _get_cron_array(), static fn ( mixed $at ): bool => is_array( $at ) && isset( $at[ Posts::HOOK ] ) ) );
		self::assertSame( 1, $scheduled() );
		wp_unschedule_hook( Posts::HOOK );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		wp_publish_post( $post );
		wp_insert_post( array( 'post_title' => 'Page', 'post_type' => 'page', 'post_status' => 'publish' ) );
		wp_insert_post( array( 'post_title' => 'Hidden', 'post_password' => 'x', 'post_status' => 'publish' ) );
		self::assertSame( 0, $scheduled() );
	}

	public function test_each_status_code_from_a_push_service_has_the_expected_outcome(): void {
		$of = array( 201 => Outcome::Sent, 404 => Outcome::Gone, 410 => Outcome::Gone, 429 => Outcome::Later, 500 => Outcome::Later, 503 => Outcome::Later, 400 => Outcome::Keys, 401 => Outcome::Keys, 403 => Outcome::Keys, 302 => Outcome::Refused, 413 => Outcome::Refused );
		foreach ( $of as $status => $outcome ) {
			self::assertSame( $outcome, Outcome::fromStatus( $status ) );
		}
	}

	public function test_the_privacy_tools_export_and_erase_push_subscriptions_by_account_or_endpoint(): void {
		$this->allow();
		$this->set( array( 'provider' => 'self-hosted' ) );
		$user = wp_insert_user( array( 'user_login' => 'ada', 'user_email' => 'ada@example.org', 'user_pass' => 'x' ) );
		self::assertIsInt( $user );
		$this->subscribe( 'https://push.example/guest' );
		wp_set_current_user( $user );
		$this->subscribe( 'https://push.example/ada' );
		$privacy = new Privacy( $this->subscriptions() );
		$data    = (string) wp_json_encode( $privacy->export( 'ada@example.org' ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'push.example/ada', $data );
		self::assertStringNotContainsString( 'push.example/guest', $data );
		$removed = static fn ( string $whose ): mixed => ( (array) $privacy->erase( $whose ) )['items_removed'] ?? null;
		self::assertTrue( $removed( 'ada@example.org' ) );
		self::assertFalse( $removed( 'nobody@example.org' ) );
		self::assertStringContainsString( 'push.example/guest', (string) wp_json_encode( $privacy->export( 'https://push.example/guest' ), JSON_UNESCAPED_SLASHES ) );
		self::assertTrue( $removed( 'https://push.example/guest' ) );
		self::assertSame( 0, $this->subscriptions()->count() );
	}

	private function allow(): void {
		add_filter( 'vestibule/push_endpoint', '__return_true' );
	}

	/** @param array<string, mixed> $values */
	private function set( array $values ): void {
		update_option( Setup::OPTION, $values );
	}

	private function built(): Setup {
		return new Setup( new PushSettings( Contracts::schema() ), new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) );
	}

	private function scripts(): Scripts {
		return new Scripts( $this->built(), new SiteKeys(), new Assets( '' ) );
	}

	private function subscriptions(): Subscriptions {
		global $wpdb;
		return new Subscriptions( new Database( $wpdb ), new Clock() );
	}

	/**
	 * @param array<string, string> $headers
	 * @return int Status of the response.
	 */
	private function subscribe( string $endpoint, string $topics = '', array $headers = self::HERE, string $address = '192.0.2.7' ): int {
		$body = array( 'endpoint' => $endpoint, 'p256dh' => Receiver::fresh()->publicText(), 'auth' => 'BTBZMqHH6r4Tts7J_aSIgg', 'topics' => $topics );
		return $this->dispatch( new SubscribeCall( $this->built(), $this->subscriptions() ), $this->post( $body, $headers, $address ) )->status;
	}

	/**
	 * @param array<string, string> $body
	 * @param array<string, string> $headers
	 */
	private function post( array $body, array $headers = self::HERE, string $address = '192.0.2.7' ): Request {
		return new Request( 'POST', array(), $body, $headers, $address );
	}
}
