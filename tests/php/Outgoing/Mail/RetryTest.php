<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;
use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\MessageKind;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use WP_Error;

/** Retries of failed emails, with growing intervals and a maximum number. */
final class RetryTest extends EntriesTestCase {

	private const NOW = '2026-11-21 10:00:00';

	/** @var list<array<string, mixed>> */
	private array $sent = array();

	private bool $works = false;

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				if ( $this->works ) {
					$this->sent[] = $mail;
					return true;
				}
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as wp_mail() fires it.
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The server is down' ) );
				return false;
			},
			10,
			2
		);
		$this->setClock( self::NOW );
		// Older forms without the notifications setting send only the email to the team.
		delete_post_meta( ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0, Notifications::META );
	}

	public function test_a_failed_email_is_retried_at_growing_intervals_and_then_abandoned(): void {
		$id    = $this->entry( row: array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$given = array();
		add_action(
			'vestibule/mail_given_up',
			static function ( StoredEntry $entry, string $reason ) use ( &$given ): void {
				$given[] = array( $entry->id, $reason );
			},
			10,
			2
		);
		foreach ( array( '2026-11-21 10:30:00', '2026-11-21 12:30:00', '2026-11-22 00:30:00' ) as $tries => $next ) {
			$this->runCron();
			self::assertSame( array( 'failed', (string) ( $tries + 2 ), $next, 'The server is down' ), $this->mail( $id ) );
			$this->setClock( gmdate( 'Y-m-d H:i:s', (int) strtotime( $next ) - 1 ) );
			$this->runCron();
			self::assertSame( (string) ( $tries + 2 ), $this->mail( $id )[1], 'The email is not sent before it is due.' );
			$this->setClock( $next );
		}
		self::assertSame( array(), $given );
		$this->runCron();
		self::assertSame( array( 'given_up', '5', null, 'The server is down' ), $this->mail( $id ) );
		self::assertSame( array( array( $id, 'The server is down' ) ), $given );
		$this->setClock( '2027-01-01 00:00:00' );
		$this->runCron();
		self::assertSame( '5', $this->mail( $id )[1] );
	}

	public function test_cron_sends_the_email_for_an_aborted_request_with_the_field_labels(): void {
		$id  = $this->entry( row: array( 'mail_status' => 'pending', 'created_at' => '2026-11-21 09:45:00' ) );
		$new = $this->entry( row: array( 'mail_status' => 'pending', 'created_at' => '2026-11-21 09:59:00' ) );
		$this->booking( $id );
		$this->works = true;
		$this->runCron();
		self::assertSame( array( 'sent', 'pending' ), array( $this->mail( $id )[0], $this->mail( $new )[0] ) );
		self::assertCount( 1, $this->sent );
		$text = $this->sent[0]['message'];
		self::assertIsString( $text );
		self::assertStringContainsString( "First name\n  Ada", $text );
		self::assertStringContainsString( 'Sent from https://example.org/contact/', $text );
		self::assertContains( 'Reply-To: ada@example.org', (array) $this->sent[0]['headers'] );
	}

	public function test_cron_corrects_the_email_status_of_entries_whose_request_was_aborted(): void {
		global $wpdb;
		$ids = array();
		foreach ( array( 'sent', 'given_up', 'skipped', 'sending' ) as $status ) {
			$id    = $this->entry( row: array( 'mail_status' => $status, 'mail_tries' => 1, 'mail_next_at' => 'sending' === $status ? '2026-11-21 10:05:00' : null ) );
			$wpdb->update( $wpdb->prefix . 'vestibule_submissions', array( 'mail_status' => 'sending' ), array( 'id' => $id ) );
			$ids[] = $id;
		}
		$ids[] = $this->entry( row: array( 'mail_status' => 'sending' ) );
		$this->runCron();
		self::assertSame( array( 'sent', 'given_up', 'none', 'sending', 'none' ), array_map( fn ( int $id ): mixed => $this->row( $id )['mail_status'] ?? null, $ids ) );
	}

	public function test_a_retried_email_contains_the_appointment_or_says_that_it_was_canceled(): void {
		$this->works = true;
		$data        = array( 'fcal_booking_2' => '{"start":"2026-12-01T09:00:00Z"}' );
		$kept        = $this->entry( $data, array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$gone        = $this->entry( $data, array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$this->booking( $kept );
		$this->booking( $gone, status: 'cancelled' );
		$this->runCron();
		self::assertIsString( $this->sent[0]['message'] );
		self::assertIsString( $this->sent[1]['message'] );
		self::assertStringContainsString( 'Tuesday 1 December 2026', $this->sent[0]['message'] );
		self::assertStringContainsString( 'Canceled', $this->sent[1]['message'] );
		self::assertStringNotContainsString( '{', $this->sent[1]['message'] );
	}

	public function test_an_email_for_a_deleted_form_still_contains_the_answers(): void {
		$this->works = true;
		$this->entry( row: array( 'form_id' => 99, 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$this->runCron();
		self::assertIsString( $this->sent[0]['message'] );
		self::assertStringContainsString( "names[last_name]\n  Lovelace", $this->sent[0]['message'] );
	}

	public function test_two_concurrent_cron_runs_send_an_email_once(): void {
		$this->works = true;
		$id          = $this->entry( row: array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$inside      = false;
		// The second run starts while the first one is about to send. It reads the same rows.
		add_filter(
			'vestibule/entry_mail',
			function ( array $mail ) use ( &$inside ): array {
				if ( ! $inside ) {
					$inside = true;
					$this->runCron();
				}
				return $mail;
			}
		);
		$this->runCron();
		self::assertTrue( $inside );
		self::assertCount( 1, $this->sent );
		self::assertSame( 'sent', $this->mail( $id )[0] );
	}

	public function test_an_email_is_skipped_if_another_cron_run_has_claimed_it_in_the_meantime(): void {
		$this->works = true;
		$id          = $this->entry( row: array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$claim       = static function ( string $sql ) use ( $id ): string {
			global $wpdb;
			if ( str_contains( $sql, "SET status = 'sending'" ) ) {
				remove_all_filters( 'query' );
				$wpdb->query( $wpdb->prepare( 'UPDATE %i SET status = %s, tries = 2, next_at = %s WHERE entry_id = %d', $wpdb->prefix . 'vestibule_mails', 'sending', '2026-11-21 10:10:00', $id ) );
			}
			return $sql;
		};
		add_filter( 'query', $claim );
		$this->runCron();
		self::assertSame( array(), $this->sent );
		self::assertSame( 'sending', $this->mail( $id )[0] );
	}

	public function test_the_claim_of_an_aborted_cron_run_expires(): void {
		$this->works = true;
		$id          = $this->entry( row: array( 'mail_status' => 'sending', 'mail_tries' => 1, 'mail_next_at' => '2026-11-21 10:05:00' ) );
		$this->runCron();
		self::assertSame( 'sending', $this->mail( $id )[0] );
		$this->setClock( '2026-11-21 10:05:00' );
		$this->runCron();
		self::assertSame( array( 'sent', '2' ), array_slice( $this->mail( $id ), 0, 2 ) );
	}

	public function test_an_email_is_abandoned_if_every_attempt_aborts_the_cron_run(): void {
		$id = $this->entry( row: array( 'mail_status' => 'sending', 'mail_tries' => 5, 'mail_next_at' => self::NOW ) );
		$this->runCron();
		self::assertSame( 'given_up', $this->mail( $id )[0] );
	}

	public function test_emails_for_trashed_entries_are_not_sent(): void {
		$this->works = true;
		$this->entry( row: array( 'status' => 'trash', 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		$this->runCron();
		self::assertSame( array(), $this->sent );
	}

	public function test_the_next_cron_run_is_scheduled_for_when_the_next_email_is_due(): void {
		$this->entry( row: array( 'mail_status' => 'failed', 'mail_tries' => 1, 'mail_next_at' => self::NOW ) );
		wp_clear_scheduled_hook( MessageKind::Mail->retryHook() );
		$this->runCron();
		self::assertEqualsWithDelta( time() + 1800, wp_next_scheduled( MessageKind::Mail->retryHook() ), 5 );
		self::assertSame( 'hourly', wp_get_schedule( MessageKind::Mail->hook() ) );
	}

	public function test_a_user_can_resend_an_email_and_sees_the_result(): void {
		$this->signIn( 'editor' );
		$id     = $this->entry( row: array( 'mail_status' => 'given_up', 'mail_tries' => 5, 'mail_error' => 'Old' ) );
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/mail" );
		self::assertSame( 502, $answer->get_status() );
		self::assertStringContainsString( 'The server is down', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 'given_up', $this->mail( $id )[0] );
		$this->works = true;
		$answer      = $this->call( 'POST', self::ROUTE . "/{$id}/mail" );
		self::assertSame( array( 200, 'sent', '' ), array( $answer->get_status(), $this->data( $answer )['mailStatus'], $this->data( $answer )['mailError'] ) );
		self::assertCount( 1, $this->sent );
	}

	public function test_an_email_that_is_being_sent_cannot_be_resent(): void {
		$this->signIn( 'editor' );
		$this->works = true;
		$id          = $this->entry( row: array( 'mail_status' => 'sending', 'mail_tries' => 1, 'mail_next_at' => '2026-11-21 10:05:00' ) );
		self::assertSame( 409, $this->call( 'POST', self::ROUTE . "/{$id}/mail" )->get_status() );
		self::assertSame( array(), $this->sent );
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . '/999999/mail' )->get_status() );
	}

	public function test_entries_with_unsent_emails_can_be_listed_and_are_counted(): void {
		$this->signIn( 'editor' );
		$this->entry();
		$failed = $this->entry( row: array( 'mail_status' => 'failed', 'mail_tries' => 2, 'mail_next_at' => '2026-11-21 12:00:00', 'mail_error' => 'The server is down' ) );
		$given  = $this->entry( row: array( 'mail_status' => 'given_up', 'mail_tries' => 5 ) );
		$this->entry( row: array( 'mail_status' => 'failed', 'status' => 'trash' ) );
		self::assertSame( array( $given, $failed ), $this->listed( array( 'mail' => 'unsent' ) ) );
		self::assertSame( 2, $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) )['unsent'] );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . "/{$failed}" ) );
		self::assertSame( array( 'failed', 2, 'The server is down' ), array( $entry['mailStatus'], $entry['mailTries'], $entry['mailError'] ) );
		self::assertIsString( $entry['mailNext'] );
		self::assertNotSame( '', $entry['mailNext'] );
	}

	private function runCron(): void {
		do_action( MessageKind::Mail->hook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	private function setClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( $utc . ' UTC' ) );
	}

	/**
	 * @return array{string|null, string|null, string|null, string|null} Status, number of attempts, time of the next
	 * attempt and error.
	 */
	private function mail( int $id ): array {
		global $wpdb;
		/** @var array{string|null, string|null, string|null, string|null}|null $row */
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT status, tries, next_at, error FROM %i WHERE entry_id = %d AND notification = %s', $wpdb->prefix . 'vestibule_mails', $id, 'owner' ), ARRAY_N );
		return $row ?? array( $this->row( $id )['mail_status'] ?? null, null, null, null );
	}
}
