<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Health;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Vestibule\Calendar\Events\Events;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\Upgrade;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Push\Setup;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;
use Vestibule\Tools\Health\CacheCheck;
use Vestibule\Tools\Health\CallsCheck;
use Vestibule\Tools\Health\DatabasePage;
use WP_Error;
use WP_REST_Request;

/** Checks in Tools → Site Health (docs/health.md). */
final class HealthTest extends TestCase {

	public function test_all_health_checks_are_good_on_a_healthy_site(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$page = new DatabasePage( WP_PLUGIN_DIR . '/vestibule' );
		$page->add();
		$names = array();
		foreach ( $this->tests()['direct'] as $name => $test ) {
			if ( str_starts_with( $name, 'vestibule_' ) ) {
				$result  = $this->found( $name );
				$names[] = $name;
				self::assertSame( 'good', $result['status'], (string) wp_json_encode( $result ) );
				self::assertSame( array( 'label' => 'Vestibule', 'color' => 'blue' ), $result['badge'] );
				self::assertStringStartsWith( '<p>', $result['description'] );
				self::assertSame( $name, $result['test'] );
				self::assertNotSame( '', $test['label'] );
			}
		}
		$page->remove();
		self::assertEqualsCanonicalizing( array( 'vestibule_tables', 'vestibule_files', 'vestibule_database_page', 'vestibule_cron', 'vestibule_mail_limit', 'vestibule_mails', 'vestibule_places', 'vestibule_push', 'vestibule_tried_answers', 'vestibule_uploads', 'vestibule_captcha', 'vestibule_webhooks', 'vestibule_zone' ), $names );
	}

	#[Group( 'mariadb' )]
	public function test_a_database_error_page_can_be_installed_but_an_existing_page_is_not_replaced(): void {
		$file = WP_CONTENT_DIR . '/db-error.php';
		wp_set_current_user( 1 );
		$result = $this->found( 'vestibule_database_page' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'vestibule_database_page=1', $result['actions'] );
		$words = static fn ( string $translated, string $text ): string => str_starts_with( $text, 'We could not store your data just now. Try' ) ? "L'essai \\ plus tard" : $translated;
		add_filter( 'gettext_vestibule', $words, 10, 2 );
		$page = new DatabasePage( WP_PLUGIN_DIR . '/vestibule' );
		$page->add();
		try {
			$code = escapeshellarg( "define( 'ABSPATH', '/' ); require '{$file}';" );
			$json = json_decode( (string) shell_exec( escapeshellarg( PHP_BINARY ) . " -r {$code}" ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_shell_exec -- A request of its own.
			self::assertSame( array( 'errors' => array( 'form' => array( "L'essai \\ plus tard" ) ), 'append_data' => array() ), $json );
			self::assertSame( 'good', $this->found( 'vestibule_database_page' )['status'] );
			file_put_contents( $file, '<?php // Of the host.' );
			$page->add();
			$page->remove();
			self::assertStringEqualsFile( $file, '<?php // Of the host.' );
			self::assertStringContainsString( '503', $this->found( 'vestibule_database_page' )['description'] );
		} finally {
			unlink( $file );
		}
	}

	/** @return iterable<string, array{int, string, string}> */
	public static function answers(): iterable {
		yield 'a response from the plugin' => array( 400, '{"success":false}', 'good' );
		yield 'a response from the plugin without a database' => array( 503, '{"errors":{"form":["x"]},"append_data":{}}', 'good' );
		yield 'an error page of the hosting provider' => array( 403, '<h1>Forbidden</h1>', 'critical' );
		yield 'an AJAX action unknown to WordPress' => array( 400, '0', 'critical' );
	}

	#[DataProvider( 'answers' )]
	public function test_the_health_check_sends_an_ajax_request_the_same_way_visitors_do( int $status, string $body, string $expected ): void {
		$asked = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $before, array $sent, string $url ) use ( $status, $body, &$asked ): array {
				$asked[] = array( $sent['method'], $sent['cookies'], $url );
				return array( 'response' => array( 'code' => $status, 'message' => '' ), 'headers' => array(), 'body' => $body, 'cookies' => array(), 'filename' => null );
			},
			10,
			3
		);
		self::assertSame( $expected, ( new CallsCheck() )->finding()->status );
		self::assertSame( array( array( 'POST', array(), admin_url( 'admin-ajax.php?action=vestibule_form_token' ) ) ), $asked );
	}

	public function test_a_missing_table_is_critical_until_it_is_repaired(): void {
		$storage = new Storage();
		$storage->database->execute( "DROP TABLE {$storage->tables->named( 'tokens' )}" );
		$result = $this->found( 'vestibule_tables' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( $storage->tables->named( 'tokens' ), $result['description'] );
		self::assertStringContainsString( 'vestibule_repair=1', $result['actions'] );
		self::assertTrue( ( new Upgrade( new SchemaVersion( $storage->database ), new Clock() ) )->repair() );
		self::assertSame( 'good', $this->found( 'vestibule_tables' )['status'] );
	}

	public function test_a_failed_upgrade_is_shown_with_the_database_error_and_the_logged_error_id(): void {
		update_option( SchemaVersion::OPTION, 0 );
		update_option( Upgrade::OPTION, array( 'times' => 2, 'until' => time() + 600, 'code' => 1, 'reason' => 'CREATE command denied to user <b>', 'id' => '3f9c02ab' ) );
		$result = $this->found( 'vestibule_tables' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'CREATE command denied to user &lt;b&gt;', $result['description'] );
		self::assertStringContainsString( '3f9c02ab', $result['description'] );
		self::assertStringContainsString( '0 / ', (string) wp_json_encode( $this->facts(), JSON_UNESCAPED_SLASHES ) );
	}

	public function test_site_health_shows_the_plugin_version(): void {
		$version = get_plugin_data( WP_PLUGIN_DIR . '/vestibule/vestibule.php' )['Version'];
		self::assertMatchesRegularExpression( '/^\d+\.\d+\.\d+/', $version );
		self::assertContains( $version, array_column( $this->facts(), 'value', 'label' ) );
	}

	public function test_the_health_check_reports_missing_cron_events_by_name_and_overdue_events_as_critical(): void {
		wp_clear_scheduled_hook( Purge::HOOK );
		$result = $this->found( 'vestibule_cron' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( Purge::HOOK, $result['description'] );
		wp_schedule_event( time() - 3 * HOUR_IN_SECONDS, 'daily', Purge::HOOK );
		$result = $this->found( 'vestibule_cron' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( '3 hours', $result['description'] );
	}

	/** @return iterable<string, array{string}> */
	public static function scheduled(): iterable {
		yield 'the daily cleanup' => array( Purge::HOOK );
		yield 'emails' => array( 'vestibule_mail' );
		yield 'webhooks' => array( 'vestibule_webhooks' );
		yield 'reminders' => array( 'vestibule_reminders' );
	}

	#[DataProvider( 'scheduled' )]
	public function test_the_health_check_names_each_missing_cron_event( string $hook ): void {
		self::assertSame( 'good', $this->found( 'vestibule_cron' )['status'] );
		wp_clear_scheduled_hook( $hook );
		self::assertStringContainsString( $hook, $this->found( 'vestibule_cron' )['description'] );
	}

	public function test_the_health_check_reports_if_a_host_has_a_calendar_but_reading_it_is_not_scheduled(): void {
		$storage = new Storage();
		$storage->database->insert( $storage->tables->named( 'busy_calendars' ), array( 'host_id' => 1, 'address' => str_repeat( 'a', 64 ) ) );
		wp_clear_scheduled_hook( 'vestibule_busy' );
		self::assertStringContainsString( 'vestibule_busy', $this->found( 'vestibule_cron' )['description'] );
	}

	public function test_failed_emails_are_counted_and_are_critical_if_the_latest_email_failed(): void {
		$this->entry( 'failed', '-40 days' );
		self::assertSame( 'good', $this->found( 'vestibule_mails' )['status'] );
		$this->entry( 'failed', '-2 days' );
		$this->entry( 'failed', '-1 day' );
		$result = $this->found( 'vestibule_mails' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( '2 entries', $result['description'] );
		self::assertStringContainsString( 'page=vestibule-entries', $result['actions'] );
		$this->entry( 'sent', '-1 hour' );
		self::assertSame( 'recommended', $this->found( 'vestibule_mails' )['status'] );
	}

	public function test_invalid_push_keys_are_critical_only_if_this_site_sends_push_messages(): void {
		update_option( 'vestibule_push_keys', array( 'public' => 'AAAA', 'private' => 'BBBB' ), false );
		self::assertSame( 'good', $this->found( 'vestibule_push' )['status'] );
		update_option( Setup::OPTION, array( 'provider' => 'self-hosted' ) );
		$result = $this->found( 'vestibule_push' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'cannot be used', $result['description'] );
		self::assertStringNotContainsString( 'BBBB', (string) wp_json_encode( $this->facts() ) );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function zones(): iterable {
		yield 'a city' => array( 'Europe/Berlin', '', 'America/New_York', 'good' );
		yield 'an offset' => array( '', '2', '', 'recommended' );
		yield 'no time zone' => array( '', '0', 'Europe/Berlin', 'recommended' );
		yield 'UTC' => array( 'UTC', '0', 'Europe/Berlin', 'recommended' );
	}

	#[DataProvider( 'zones' )]
	public function test_a_site_without_a_city_as_its_time_zone_gets_a_recommendation( string $site, string $offset, string $event, string $status ): void {
		update_option( 'timezone_string', $site );
		update_option( 'gmt_offset', $offset );
		$post = wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => 'publish', 'post_title' => 'Tour' ) );
		update_post_meta( (int) $post, Events::META, array( 'timezone' => $event ) );
		$result = $this->found( 'vestibule_zone' );
		self::assertSame( $status, $result['status'] );
		if ( 'recommended' === $status ) {
			self::assertStringContainsString( $event, $result['description'] );
		}
	}

	/**
	 * @return iterable<string, array{array<string, string|list<string>>, array<string, string|list<string>>, string}>
	 * Headers of an AJAX action, headers of a page, and the expected result.
	 */
	public static function caches(): iterable {
		$ours = array( 'cache-control' => 'no-cache, no-store, private' );
		yield 'no cache' => array( $ours, array(), 'good' );
		yield 'a cache of pages only' => array( $ours, array( 'age' => '30', 'x-cache' => 'HIT' ), 'good' );
		yield 'a cache of AJAX responses with an age' => array( $ours + array( 'age' => '12' ), array(), 'critical' );
		yield 'a cache of AJAX responses with its own header' => array( $ours + array( 'cf-cache-status' => 'HIT' ), array(), 'critical' );
		yield 'a cache without a stored response' => array( $ours + array( 'cf-cache-status' => 'MISS' ), array( 'x-cache' => 'MISS', 'set-cookie' => array( 'a=b' ) ), 'good' );
		yield 'a cache that rewrites Cache-Control' => array( array( 'cache-control' => 'max-age=3600' ), array(), 'critical' );
		yield 'a cache of pages with cookies' => array( $ours, array( 'x-cache-status' => 'HIT', 'set-cookie' => array( 'session=1', 'b=2' ) ), 'critical' );
		yield 'a cache of pages with the cookie choice' => array( $ours, array( 'set-cookie' => 'cookie_notice_accepted=true; path=/' ), 'critical' );
	}

	/**
	 * @param array<string, string|list<string>> $call
	 * @param array<string, string|list<string>> $page
	 */
	#[DataProvider( 'caches' )]
	public function test_a_page_cache_that_stores_ajax_responses_or_cookies_is_critical( array $call, array $page, string $status ): void {
		add_filter(
			'pre_http_request',
			static fn ( mixed $before, mixed $sent, string $url ): array => array( 'response' => array( 'code' => 200, 'message' => '' ), 'headers' => str_contains( $url, 'admin-ajax' ) ? $call : $page, 'body' => '', 'cookies' => array(), 'filename' => null ),
			10,
			3
		);
		self::assertSame( $status, ( new CacheCheck() )->finding()->status );
		wp_set_current_user( 1 );
		$answer = rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/vestibule/v1/health-cache' ) )->get_data();
		self::assertIsArray( $answer );
		self::assertSame( array( $status, 'vestibule_cache' ), array( $answer['status'], $answer['test'] ) );
		self::assertSame( rest_url( 'vestibule/v1/health-cache' ), $this->tests()['async']['vestibule_cache']['test'] );
	}

	public function test_a_site_that_cannot_reach_itself_is_requested_only_once_and_gets_a_recommendation(): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function () use ( &$asked ): WP_Error {
				++$asked;
				return new WP_Error( 'http_request_failed', 'Timed out' );
			}
		);
		self::assertSame( 'recommended', ( new CacheCheck() )->finding()->status );
		self::assertSame( 1, $asked );
	}

	public function test_an_exception_in_one_health_check_does_not_affect_other_checks(): void {
		add_filter( 'pre_get_posts', static fn (): never => throw new RuntimeException( 'Another plugin.' ) );
		$faults = new Faults();
		$result = $faults->during( fn (): array => $this->found( 'vestibule_zone' ) );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( $faults->ids()[0], $result['description'] );
		$facts = $faults->during( fn (): array => $this->facts() );
		self::assertGreaterThan( 5, count( $facts ) );
	}


	/** @return array<string, array<string, array<string, mixed>>> */
	private function tests(): array {
		/** @var array<string, array<string, array<string, mixed>>> $tests */
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		return $tests;
	}

	/** @return array{label: string, status: string, badge: array<string, string>, description: string, actions: string, test: string} */
	private function found( string $name ): array {
		$test = $this->tests()['direct'][ $name ]['test'];
		self::assertIsCallable( $test );
		/** @var array{label: string, status: string, badge: array<string, string>, description: string, actions: string, test: string} $found */
		$found = $test();
		return $found;
	}

	/** @return array<string, array<string, string>> */
	private function facts(): array {
		/** @var array{vestibule: array{fields: array<string, array<string, string>>}} $info */
		$info = apply_filters( 'debug_information', array() );
		return $info['vestibule']['fields'];
	}

	private function entry( string $mail, string $when ): void {
		$storage = new Storage();
		$storage->database->insert(
			$storage->tables->named( 'submissions' ),
			array( 'form_id' => 4, 'created_at' => gmdate( 'Y-m-d H:i:s', (int) strtotime( $when ) ), 'status' => 'unread', 'data' => '{}', 'search_text' => '', 'source_url' => '', 'mail_status' => $mail )
		);
	}
}
