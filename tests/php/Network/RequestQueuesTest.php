<?php

declare(strict_types=1);

namespace Vestibule\Tests\Network;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Entries\BookingChange;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Wired;

/** Work at the end of a request on a network. Each task runs on the site that queued it. */
#[Group( 'network' )]
final class RequestQueuesTest extends NetworkTestCase {

	private int $main;
	private int $second;

	/** @var list<array{int, string, string}> Site, recipient and subject of each email. */
	private array $emails = array();

	/** @var list<array{int, string}> Site and URL of each webhook request. */
	private array $requests = array();

	/** @var list<int> Site of each purge of page caches. */
	private array $purges = array();

	protected function setUp(): void {
		parent::setUp();
		$this->main = get_current_blog_id();
		update_option( 'admin_email', 'main@example.org' );
		$this->second = $this->newSite( 'queues' );
		$this->visit( $this->second );
		$this->on( $this->second, fn () => $this->prepareSecondSite() );
		remove_all_actions( 'shutdown', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- Empties the queues of the set-up.
		$this->watch();
	}

	public function test_an_email_about_an_entry_is_sent_from_the_site_that_stores_the_entry(): void {
		$this->submit();
		$this->on( $this->second, fn () => $this->submit() );
		$this->endRequest();
		self::assertSame( array( array( $this->main, 'main@example.org' ), array( $this->second, 'second@example.org' ) ), $this->to() );
		self::assertSame( array( 'sent' ), $this->statuses( 'mails' ) );
		self::assertSame( array( 'sent' ), $this->on( $this->second, fn () => $this->statuses( 'mails' ) ) );
	}

	public function test_emails_are_sent_from_the_site_of_the_entry_even_if_the_request_ends_on_another_site(): void {
		$this->submit();
		$this->on( $this->second, fn () => $this->endRequest() );
		self::assertSame( array( array( $this->main, 'main@example.org' ) ), $this->to() );
	}

	public function test_entries_are_sent_only_to_the_webhooks_of_their_own_site(): void {
		$hook = array( 'id' => 'one', 'name' => 'One', 'url' => 'https://second.example.org/in' );
		$this->on(
			$this->second,
			function () use ( $hook ): void {
				update_post_meta( $this->form(), Webhooks::META, wp_slash( array( 'list' => array( $hook ) ) ) );
				$this->submit();
			}
		);
		$this->submit();
		$this->endRequest();
		$due = $this->on( $this->second, fn () => wp_next_scheduled( 'vestibule_webhook_retry' ) );
		self::assertIsInt( $due );
		self::assertFalse( wp_next_scheduled( 'vestibule_webhook_retry' ) );
		$this->on( $this->second, static fn () => do_action( 'vestibule_webhook_retry' ) ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertSame( array( array( $this->second, 'https://second.example.org/in' ) ), $this->requests );
	}

	public function test_emails_about_changed_appointments_are_sent_from_the_site_that_stores_the_appointment(): void {
		$this->on( $this->second, fn () => $this->submit() );
		$this->endRequest();
		$this->emails = array();
		$this->on(
			$this->second,
			static function (): void {
				$booking = Wired::of( StoredBookings::class )->find( (int) ( new FormSite() )->database->value( 'SELECT id FROM {bookings} LIMIT 1' ) );
				self::assertNotNull( $booking );
				Wired::of( BookingEditor::class )->cancel( $booking, array( 'who' => BookingChange::VISITOR ) );
			}
		);
		$this->endRequest();
		self::assertSame( array( array( $this->second, 'ana@example.com' ), array( $this->second, 'second@example.org' ) ), $this->to() );
	}

	public function test_a_reminder_is_sent_from_the_site_that_stores_the_appointment(): void {
		// On a Saturday, the first available time is on Monday, so the reminder is still in the future when the
		// appointment is booked.
		add_filter( 'vestibule/now', static fn () => Bookings::at( '2026-12-05 00:00:00' ) );
		$this->on( $this->second, fn () => $this->submit() );
		$this->endRequest();
		$this->emails = array();
		$start        = $this->on( $this->second, static fn () => ( new FormSite() )->database->value( 'SELECT start_at FROM {bookings} LIMIT 1' ) );
		add_filter( 'vestibule/now', static fn () => Bookings::at( (string) $start )->modify( '-59 minutes' ) );
		$this->on( $this->second, static fn () => do_action( 'vestibule_reminders' ) ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		$this->endRequest();
		self::assertSame( array( array( $this->second, 'ana@example.com' ) ), $this->to() );
	}

	public function test_an_email_about_a_waiting_list_is_sent_from_the_site_that_stores_the_list(): void {
		$this->on(
			$this->second,
			static function (): void {
				$bookings = new Bookings();
				$event    = $bookings->events->find( $bookings->addEvent( array( 'waiting' => true ) ) );
				self::assertNotNull( $event );
				$entry = Wired::of( WaitingListTable::class )->add( $event->id, 0, Bookings::at( '2026-12-02 09:00:00' ), array( 'email' => 'ada@example.org', 'timezone' => 'UTC', 'language' => '', 'form' => 4 ), '203.0.113.7' );
				self::assertInstanceOf( WaitingListEntry::class, $entry );
				Wired::of( WaitingMail::class )->ask( $entry, $event );
			}
		);
		$this->endRequest();
		self::assertSame( array( array( $this->second, 'ada@example.org' ) ), $this->to() );
		self::assertStringContainsString( 'Second site', $this->emails[0][2] ?? '' );
	}

	public function test_page_caches_are_purged_on_the_site_whose_content_has_changed(): void {
		$this->on( $this->second, fn () => wp_update_post( array( 'ID' => $this->form(), 'post_title' => 'Changed' ) ) );
		$this->on( $this->second, static fn () => update_option( 'vestibule_chat', array( 'isEnabled' => true ) ) );
		$this->endRequest();
		self::assertSame( array( $this->second ), array_values( array_unique( $this->purges ) ) );
	}

	public function test_ids_of_forms_and_appointment_types_refer_to_the_current_site(): void {
		$site = new FormSite();
		self::assertSame( array( 'Enquiry and appointment', 'Second form' ), array( $site->forms->title( 4 ), $this->on( $this->second, static fn () => $site->forms->title( 4 ) ) ) );
		self::assertSame( 'Enquiry and appointment', $site->forms->title( 4 ) );
		$zone  = fn (): string => Wired::of( Events::class )->timezone( (int) Wired::of( Events::class )->oldest()?->id );
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( array( 'Europe/Berlin', 'Asia/Tokyo', 'Europe/Berlin' ), array( $zone(), $this->on( $this->second, $zone ), $zone() ) );
	}

	private function prepareSecondSite(): void {
		do_action( 'admin_init' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does: creates the first form.
		update_option( 'admin_email', 'second@example.org' );
		update_option( 'blogname', 'Second site' );
		update_option( 'timezone_string', 'Asia/Tokyo' );
		wp_update_post( array( 'ID' => $this->form(), 'post_title' => 'Second form' ) );
	}

	private function watch(): void {
		foreach ( array( $this->main, $this->second ) as $site ) {
			$this->on( $site, fn () => update_post_meta( $this->form(), Notifications::META, array( 'list' => array( array( 'id' => 'owner' ) ) ) ) );
		}
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- Empties the queue of that change.
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				foreach ( (array) $mail['to'] as $to ) {
					$this->emails[] = array( get_current_blog_id(), $to, $mail['subject'] );
				}
				return true;
			},
			10,
			2
		);
		add_filter( 'vestibule/webhook_url', '__return_true' );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $options, string $url ): array {
				if ( ! str_contains( $url, 'wp-cron.php' ) ) {
					$this->requests[] = array( get_current_blog_id(), $url );
				}
				return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
			},
			10,
			3
		);
		add_action(
			'vestibule/purge_pages',
			function (): void {
				$this->purges[] = get_current_blog_id();
			}
		);
	}

	/**
	 * @template Result
	 * @param callable(): Result $work
	 * @return Result
	 */
	private function on( int $site, callable $work ): mixed {
		switch_to_blog( $site );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}

	private function form(): int {
		return ( new FormSite() )->forms->byFormId( 4 )->postId ?? 0;
	}

	/** Submits form 4 of the current site with an appointment. */
	private function submit(): void {
		$result = vestibule()->submit( 4, array_diff_key( ( new FormSite() )->values(), array( 'item_4__url' => true ) ) );
		self::assertTrue( $result->isStored(), (string) wp_json_encode( $result ) );
	}

	private function endRequest(): void {
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
	}

	/** @return list<array{int, string}> Site and recipient of each email, in the order of sites. */
	private function to(): array {
		$to = array_map( static fn ( array $email ): array => array( $email[0], $email[1] ), $this->emails );
		sort( $to );
		return $to;
	}

	/** @return list<string|null> */
	private function statuses( string $table ): array {
		return array_column( ( new FormSite() )->database->rows( "SELECT status FROM {{$table}} ORDER BY id" ), 'status' );
	}
}
