<?php

declare(strict_types=1);

namespace Vestibule\Tests\Guard;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Guard\Akismet\Corrections;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use WP_REST_Request;

/** Requests to Akismet, and corrections after an entry is marked by hand (docs/spam.md). */
#[Group( 'mariadb' )]
final class AkismetTest extends SubmitTestCase {

	private SpamServices $services;

	protected function setUp(): void {
		parent::setUp();
		if ( ! class_exists( \Akismet::class ) ) {
			define( 'AKISMET_VERSION', '5.5' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Akismet's own file names it.
			require_once WP_PLUGIN_DIR . '/akismet/class.akismet.php';
		}
		$this->services = new SpamServices();
		update_option( 'wordpress_api_key', SpamServices::SECRET );
		add_filter( 'vestibule/form_errors', '__return_empty_array' );
		add_filter( 'pre_http_request', fn ( mixed $before, array $args, string $url ): mixed => false === $before && str_contains( $url, 'rest.akismet.com' ) ? wp_remote_post( $this->services->address . '/akismet' . wp_parse_url( $url, PHP_URL_PATH ), array_diff_key( $args, array( 'headers' => 1 ) ) ) : $before, 10, 3 );
		$this->set( array( 'akismet' => true ) );
		$user = get_userdata( 1 );
		wp_set_current_user( false === $user ? 0 : $user->ID );
	}

	public function test_a_spam_correction_repeats_the_data_of_the_original_check_and_is_sent_only_once_by_cron(): void {
		$spam = $this->spam();
		$good = $this->send();
		$this->mark( $spam, 'not-spam' );
		$this->mark( $good, 'spam' );
		self::assertSame( array(), $this->corrections(), 'The request does not wait for Akismet.' );
		$this->runCron();
		$asked = $this->services->asked( 'akismet' );
		self::assertSame( array( 'comment-check', 'comment-check', 'submit-ham', 'submit-spam' ), array_map( static fn ( array $one ): string => basename( $one['path'] ), $asked ) );
		self::assertSame( array( $asked[0]['form'], $asked[1]['form'] ), array( $asked[2]['form'] ?? null, $asked[3]['form'] ?? null ) );
		self::assertNotSame( '', $asked[3]['form']['user_ip'] ?? '' );
		$this->runCron();
		self::assertCount( 2, $this->corrections(), 'Each correction is sent once.' );
	}

	public function test_an_undone_spam_mark_sends_no_correction_and_a_sent_correction_is_reverted(): void {
		$id = $this->send();
		$this->mark( $id, 'spam' );
		$this->mark( $id, 'not-spam' );
		$this->runCron();
		self::assertSame( array(), $this->corrections() );
		$this->mark( $id, 'spam' );
		$this->runCron();
		$this->mark( $id, 'trash' );
		$this->mark( $id, 'restore' );
		$this->runCron();
		$this->mark( $id, 'read' );
		$this->runCron();
		self::assertSame( array( 'submit-spam', 'submit-ham' ), $this->corrections() );
	}

	public function test_no_spam_correction_is_sent_if_akismet_was_not_used_or_is_disabled(): void {
		$this->set( array( 'akismet' => true, 'deny' => array( 'buy now' ) ) );
		$listed = $this->send( array( 'description' => 'buy now' ) );
		$this->mark( $listed, 'not-spam' );
		$asked = $this->send( array( 'email' => 'b@example.org' ) );
		$this->mark( $asked, 'spam' );
		$this->set( array() );
		$this->runCron();
		$this->set( array( 'akismet' => true ) );
		update_option( 'wordpress_api_key', '' );
		$this->runCron();
		self::assertSame( array(), $this->corrections() );
		update_option( 'wordpress_api_key', SpamServices::SECRET );
		$this->runCron();
		self::assertSame( array( 'submit-spam' ), $this->corrections() );
	}

	public function test_a_failed_spam_correction_is_retried_five_times(): void {
		$id = $this->send();
		$this->mark( $id, 'spam' );
		$this->services->become( 'akismet', 'broken' );
		for ( $i = 0; $i < 7; $i++ ) {
			$this->runCron();
		}
		self::assertCount( 5, $this->corrections() );
		$this->services->become( 'akismet', 'up' );
		$this->mark( $id, 'not-spam' );
		$this->mark( $id, 'spam' );
		$this->runCron();
		self::assertCount( 6, $this->corrections(), 'A repeated correction is sent again.' );
	}

	public function test_spam_corrections_are_retried_after_an_hour_only_if_akismet_failed(): void {
		$id = $this->send();
		$this->mark( $id, 'spam' );
		$this->services->become( 'akismet', 'broken' );
		wp_clear_scheduled_hook( Corrections::HOOK );
		$this->runCron();
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS, wp_next_scheduled( Corrections::HOOK ), 60 );
		$this->services->become( 'akismet', 'up' );
		wp_clear_scheduled_hook( Corrections::HOOK );
		$this->runCron();
		self::assertCount( 2, $this->corrections() );
		self::assertFalse( wp_next_scheduled( Corrections::HOOK ) );
	}

	public function test_akismet_data_is_exported_and_is_deleted_with_its_entry_or_after_thirty_days(): void {
		$kept  = fn (): int => count( $this->site->rows( $this->site->tables->named( 'akismet' ) ) );
		$first = $this->spam();
		$this->send();
		self::assertSame( 2, $kept() );
		$data = array_merge( array(), ...array_map( static fn ( BelongsToEntry $one ): array => $one->export( $first ), BelongsToEntry::all() ) );
		self::assertContains( 'IP address, stored for Akismet', array_column( $data, 'name' ) );
		$this->call( 'DELETE', $first, array() );
		self::assertSame( 1, $kept() );
		$this->site->freeze();
		$this->travel( '+29 days' );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( 1, $kept() );
		$this->travel( '+2 days' );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( 0, $kept() );
	}

	private function spam(): int {
		return $this->send( array( 'names' => array( 'first_name' => 'viagra-test-123', 'last_name' => '' ) ) );
	}

	/** @param array<string, mixed> $values */
	private function send( array $values = array() ): int {
		$this->site->submit( $values );
		$rows = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		return (int) ( end( $rows )['id'] ?? 0 );
	}

	private function mark( int $id, string $status ): void {
		$this->call( 'PUT', $id, array( 'status' => $status ) );
	}

	/** @param array<string, mixed> $params */
	private function call( string $method, int $id, array $params ): void {
		$request = new WP_REST_Request( $method, "/vestibule/v1/entries/{$id}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $params ) );
		self::assertSame( 200, rest_get_server()->dispatch( $request )->get_status() );
	}

	private function runCron(): void {
		do_action( Corrections::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
	}

	/** @return list<string> Requests that correct Akismet. */
	private function corrections(): array {
		$calls = array_map( static fn ( array $one ): string => basename( $one['path'] ), $this->services->asked( 'akismet' ) );
		return array_values( array_filter( $calls, static fn ( string $call ): bool => str_starts_with( $call, 'submit-' ) ) );
	}

	/** @param array<string, mixed> $settings */
	private function set( array $settings ): void {
		update_option( 'vestibule_spam', $settings );
		SpamSite::reload();
	}
}
