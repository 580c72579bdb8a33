<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Calendar\Hosts\Hosts as HostPostType;
use Vestibule\Calendar\Reminders\Reminders;
use Vestibule\Entries\BookingChange;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Wired;

/** Emails to hosts about their appointments (docs/booking-hosts.md). */
final class HostMailsTest extends NotificationsTestCase {

	private const ALL = array( 'booked', 'moved', 'cancelled', 'reminded' );

	private int $host;

	protected function setUp(): void {
		parent::setUp();
		$this->host  = $this->addHost( 'Dr. Mora', 'mora@example.org' );
		$this->setEvent( array( 'hosts' => array( $this->host ), 'hostMails' => self::ALL, 'place' => array( 'kind' => 'address', 'text' => 'Room 3' ) ) );
	}

	public function test_a_host_gets_an_email_about_a_booking_with_the_answers_and_a_calendar_file(): void {
		$this->submit();
		$mail = $this->toHost()[0] ?? array( 'subject' => '', 'message' => '' );
		self::assertStringContainsString( 'Appointment booked: Ana', $mail['subject'] );
		foreach ( array( 'Consultation', 'With: Dr. Mora', 'Location: Room 3', 'Stadtbücherei', 'page=vestibule-bookings&booking=' ) as $part ) {
			self::assertStringContainsString( $part, $mail['message'] );
		}
		self::assertStringNotContainsString( 'vestibule_booking=', $mail['message'] );
		$file = $this->file( 'mora@example.org' );
		self::assertStringContainsString( "METHOD:REQUEST\r\n", $file );
		self::assertStringContainsString( 'SUMMARY:Consultation\\, Ana', $file );
	}

	public function test_a_host_gets_emails_about_moved_and_canceled_bookings(): void {
		$entry      = $this->submit();
		$this->sent = array();
		$this->move( 3 );
		$this->sendChanges( $entry );
		self::assertStringContainsString( 'Appointment moved', $this->toHost()[0]['subject'] ?? '' );
		$this->sent  = array();
		$this->files = array();
		Wired::of( BookingEditor::class )->cancel( $this->current(), array( 'who' => BookingChange::VISITOR ) );
		$this->sendChanges( $entry );
		self::assertStringContainsString( 'Appointment canceled', $this->toHost()[0]['subject'] ?? '' );
		self::assertStringContainsString( "METHOD:CANCEL\r\n", $this->file( 'mora@example.org' ) );
	}

	public function test_the_host_gets_a_reminder_email(): void {
		$entry      = $this->submit();
		$this->sent = array();
		$time       = $this->current()->time;
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => $time->start->modify( '-90 minutes' ) );
		$this->site->database->execute( "UPDATE {$this->site->tables->named( 'booking_changes' )} SET at = '2020-01-01 00:00:00'" );
		Wired::of( Reminders::class )->run();
		$this->sendChanges( $entry );
		self::assertStringContainsString( 'Appointment soon', $this->toHost()[0]['subject'] ?? '' );
	}

	public function test_reassigning_a_booking_sends_a_cancellation_to_the_old_host_and_an_invitation_to_the_new_one(): void {
		$entry = $this->submit();
		$other = $this->addHost( 'Ms. Lind', 'lind@example.org' );
		$this->setEvent( array( 'hosts' => array( $other ), 'hostMails' => self::ALL ) );
		$this->sent  = array();
		$this->files = array();
		$this->move( 3 );
		$this->sendChanges( $entry );
		self::assertCount( 4, $this->sent );
		self::assertStringContainsString( 'assigned to another host', $this->toHost()[0]['subject'] ?? '' );
		self::assertStringContainsString( "METHOD:CANCEL\r\n", $this->file( 'mora@example.org' ) );
		self::assertStringContainsString( "SEQUENCE:1\r\n", $this->file( 'mora@example.org' ) );
		self::assertStringContainsString( "METHOD:REQUEST\r\n", $this->file( 'lind@example.org' ) );
		self::assertSame(
			array( 'Appointment booked, to the host', 'Appointment assigned to another host, to the previous host' ),
			array_slice( array_column( Wired::of( DeliveryLog::class )->mails( $entry ), 'name' ), -2 )
		);
	}

	public function test_each_host_email_can_be_turned_off_and_older_appointment_types_send_no_host_emails(): void {
		$this->setEvent( array( 'hosts' => array( $this->host ), 'hostMails' => array( 'moved' ) ) );
		$entry = $this->submit();
		self::assertSame( array(), $this->toHost() );
		$this->move( 3 );
		$this->sendChanges( $entry );
		self::assertCount( 1, $this->toHost() );
		$this->setEvent( array( 'hosts' => array( $this->host ) ) );
		$this->move( 5 );
		$this->sendChanges( $entry );
		self::assertCount( 1, $this->toHost() );
	}

	public function test_the_team_email_contains_the_appointment_with_its_host_and_location_and_links(): void {
		$this->submit();
		$mail = array_values( array_filter( $this->sent, static fn ( array $mail ): bool => array( 'admin@example.org' ) === $mail['to'] ) )[0] ?? array( 'message' => '' );
		foreach ( array( 'Consultation', 'With: Dr. Mora', 'Location: Room 3', "booking={$this->current()->time->id}", 'vestibule-entries' ) as $part ) {
			self::assertStringContainsString( $part, $mail['message'] );
		}
	}

	public function test_the_confirmation_shows_the_appointment_with_host_and_location_and_the_booking_keeps_its_title(): void {
		$answer = $this->site->submit();
		$html   = (string) wp_json_encode( $answer->body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		foreach ( array( 'You’re booked', 'Consultation', 'With Dr. Mora', 'Room 3' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		wp_update_post( array( 'ID' => $this->site->event(), 'post_title' => 'Renamed' ) );
		wp_delete_post( $this->site->event(), true );
		self::assertSame( 'Consultation', $this->current()->time->title );
	}

	private function addHost( string $name, string $email ): int {
		return wp_insert_post( array( 'post_type' => HostPostType::NAME, 'post_status' => 'publish', 'post_title' => $name, 'meta_input' => array( HostPostType::META => array( 'email' => $email ) ) ) );
	}

	/** @param array<string, mixed> $settings Settings in addition to those of the first appointment type. */
	private function setEvent( array $settings ): void {
		$stored = get_post_meta( $this->site->event(), EventPostType::META, true );
		$stored = is_array( $stored ) ? array_diff_key( $stored, array( 'hostMails' => true, 'hosts' => true ) ) : array();
		update_post_meta( $this->site->event(), EventPostType::META, $settings + $stored );
	}

	private function current(): StoredBooking {
		$rows    = $this->site->rows( $this->site->tables->named( 'bookings' ) );
		$booking = Wired::of( StoredBookings::class )->find( (int) ( $rows[0]['id'] ?? 0 ) );
		self::assertNotNull( $booking );
		return $booking;
	}

	private function move( int $skip ): void {
		Wired::of( BookingEditor::class )->move( $this->current(), new DateTimeImmutable( $this->site->freeStart( $skip ) ), array( 'who' => BookingChange::VISITOR ) );
	}

	private function sendChanges( int $entry ): void {
		Wired::of( Notifier::class )->sendChanges( $entry );
	}

	/** @return list<array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>}> */
	private function toHost(): array {
		return array_values( array_filter( $this->sent, static fn ( array $mail ): bool => array( 'mora@example.org' ) === $mail['to'] ) );
	}

	/** Calendar file that invites this address or cancels its appointment. */
	private function file( string $attendee ): string {
		foreach ( str_replace( "\r\n ", '', $this->files ) as $file ) {
			if ( str_contains( $file, "mailto:{$attendee}" ) ) {
				return $file;
			}
		}
		self::fail( "No file for {$attendee}." );
	}
}
