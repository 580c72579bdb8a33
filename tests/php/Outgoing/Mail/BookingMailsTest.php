<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Reminders\Reminders;
use Vestibule\Entries\BookingChange;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Tests\Wired;

/** Emails about changes to an appointment (docs/notifications.md). */
final class BookingMailsTest extends NotificationsTestCase {

	private int $entry;

	protected function setUp(): void {
		parent::setUp();
		$this->entry = $this->submit();
		$this->sent  = array();
		$this->files = array();
	}

	public function test_moving_a_booking_emails_the_visitor_and_the_team_an_updated_calendar_file(): void {
		$former = $this->current()->time->start;
		$change = $this->move( 3 );
		$this->sendChanges();
		self::assertSame( array( array( 'ana@example.com' ), array( 'admin@example.org' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringContainsString( 'Your appointment was moved', $this->sent[0]['subject'] );
		self::assertStringContainsString( $change->time->start->format( 'j F Y, H:i' ), $this->sent[0]['message'] );
		self::assertStringContainsString( 'Before: ' . $former->format( 'l j F Y, H:i' ), $this->sent[0]['message'] );
		$link = Wired::of( StoredBookings::class )->link( $change->time->id );
		self::assertStringContainsString( $link, $this->sent[0]['message'] );
		self::assertStringNotContainsString( 'vestibule_booking=', $this->sent[1]['message'] );
		$files = str_replace( "\r\n ", '', $this->files );
		self::assertCount( 2, $files );
		foreach ( array( "METHOD:REQUEST\r\n", "SEQUENCE:1\r\n", "UID:vestibule-{$change->time->id}@" ) as $part ) {
			self::assertStringContainsString( $part, $files[0] );
		}
		self::assertStringContainsString( $link, $files[0] );
		self::assertStringNotContainsString( 'vestibule_booking=', $files[1] );
	}

	public function test_canceling_a_booking_sends_a_cancellation_file_and_tells_the_team_the_reason(): void {
		Wired::of( BookingEditor::class )->cancel( $this->current(), array( 'who' => BookingChange::VISITOR, 'note' => "ill\nBcc: x@evil.example" ) );
		$this->sendChanges();
		self::assertStringContainsString( 'Your appointment was canceled', $this->sent[0]['subject'] );
		self::assertStringNotContainsString( 'vestibule_booking=', $this->sent[0]['message'] );
		self::assertStringContainsString( "Reason: ill\n  Bcc: x@evil.example", $this->sent[1]['message'] );
		foreach ( array( "METHOD:CANCEL\r\n", "STATUS:CANCELLED\r\n", "SEQUENCE:1\r\n" ) as $part ) {
			self::assertStringContainsString( $part, $this->files[0] );
		}
	}

	public function test_after_several_changes_only_the_latest_one_is_emailed_and_only_once(): void {
		$this->move( 3 );
		$this->move( 5 );
		$this->sendChanges();
		$this->sendChanges();
		$this->runCron();
		self::assertCount( 2, $this->sent );
		self::assertStringContainsString( "SEQUENCE:2\r\n", $this->files[0] );
		$moved = array_filter( $this->site->rows( $this->site->tables->named( 'mails' ) ), static fn ( array $mail ): bool => '0' !== $mail['booking_id'] );
		self::assertSame( array( 'skipped', 'skipped', 'sent', 'sent' ), array_column( $moved, 'status' ) );
	}

	public function test_an_email_about_a_change_is_retried_by_cron_if_the_mail_server_is_down(): void {
		$this->broken = 'ana@example.com';
		$this->move( 3 );
		$this->sendChanges();
		self::assertCount( 1, $this->sent );
		$this->broken = '';
		$this->site->database->execute( "UPDATE {$this->site->tables->named( 'mails' )} SET next_at = '2020-01-01 00:00:00' WHERE status = 'failed'" );
		$this->runCron();
		self::assertCount( 2, $this->sent );
		self::assertSame( array( 'ana@example.com' ), $this->sent[1]['to'] );
	}

	public function test_a_reminder_email_contains_the_booking_link_and_no_calendar_file(): void {
		$time = $this->current()->time;
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => $time->start->modify( '-90 minutes' ) );
		$this->site->database->execute( "UPDATE {$this->site->tables->named( 'booking_changes' )} SET at = '2020-01-01 00:00:00'" );
		Wired::of( Reminders::class )->run();
		$this->sendChanges();
		self::assertSame( array( array( 'ana@example.com' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringContainsString( 'Reminder of your appointment', $this->sent[0]['subject'] );
		self::assertStringContainsString( Wired::of( StoredBookings::class )->link( $time->id ), $this->sent[0]['message'] );
		self::assertSame( array(), $this->files );
	}

	public function test_emails_about_a_changed_booking_are_listed_in_the_email_log(): void {
		$this->move( 3 );
		$names = array_column( Wired::of( DeliveryLog::class )->mails( $this->entry ), 'name' );
		self::assertSame( array( 'Appointment moved, to the sender', 'Appointment moved, to your team' ), array_slice( $names, -2 ) );
	}

	public function test_a_failed_move_sends_no_email(): void {
		$booking = $this->current();
		$start   = new DateTimeImmutable( $this->site->freeStart( 2 ) );
		$this->site->book->book( $booking->time->event, $start, 99, 'UTC' );
		try {
			Wired::of( BookingEditor::class )->move( $booking, $start, array( 'who' => BookingChange::VISITOR ) );
			self::fail( 'A booked time was booked again.' );
		} catch ( \Vestibule\Kernel\Page\Refused $refused ) {
			self::assertSame( 409, $refused->status );
		}
		$this->sendChanges();
		self::assertSame( array(), $this->sent );
	}

	public function test_the_notifications_of_a_form_replace_the_default_emails_about_changed_bookings(): void {
		$this->notify(
			array( 'id' => 'owner' ),
			array( 'id' => 'mine', 'trigger' => 'moved', 'to' => 'field', 'subject' => 'Now {booking.time}', 'body' => "From {booking.before}\n{booking.google}" ),
			array( 'id' => 'off', 'trigger' => 'cancelled', 'enabled' => false )
		);
		$this->move( 3 );
		$this->sendChanges();
		self::assertCount( 1, $this->sent );
		self::assertStringStartsWith( 'Now ', $this->sent[0]['subject'] );
		self::assertStringContainsString( 'https://calendar.google.com/', $this->sent[0]['message'] );
		Wired::of( BookingEditor::class )->cancel( $this->current(), array( 'who' => BookingChange::SYSTEM ) );
		$this->sendChanges();
		self::assertCount( 1, $this->sent );
	}

	private function current(): StoredBooking {
		$row     = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
		$booking = Wired::of( StoredBookings::class )->find( (int) $row['id'] );
		self::assertNotNull( $booking );
		return $booking;
	}

	private function move( int $skip ): BookingChange {
		return Wired::of( BookingEditor::class )->move( $this->current(), new DateTimeImmutable( $this->site->freeStart( $skip ) ), array( 'who' => BookingChange::VISITOR ) );
	}

	private function sendChanges(): void {
		Wired::of( Notifier::class )->sendChanges( $this->entry );
	}
}
