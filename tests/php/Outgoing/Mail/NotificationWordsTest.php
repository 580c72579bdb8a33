<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;
use Vestibule\Entries\StoredEntry;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Tests\Kernel\Log\Faults;

/** Text, HTML and attachments of notifications (docs/notifications.md). */
final class NotificationWordsTest extends NotificationsTestCase {

	public function test_confirmation_emails_contain_the_appointment_as_an_invitation(): void {
		update_post_meta( $this->form, 'vestibule_form_settings', array( 'mailTo' => 'office@example.org' ) );
		$this->site->forms->forget();
		$this->submit();
		self::assertCount( 2, $this->files, 'The team gets the invitation, too.' );
		[ $owner, $file ] = str_replace( "\r\n ", '', $this->files );
		self::assertStringStartsWith( "appointment.ics\nBEGIN:VCALENDAR\r\n", $owner );
		self::assertStringNotContainsString( 'vestibule_booking=', $owner, 'Only the visitor gets the link.' );
		self::assertStringContainsString( 'vestibule_booking=', $file );
		self::assertStringStartsWith( "appointment.ics\nBEGIN:VCALENDAR\r\n", $file );
		foreach ( array( "METHOD:REQUEST\r\n", "SEQUENCE:0\r\n", ':mailto:office@example.org', ':mailto:ana@example.com' ) as $part ) {
			self::assertStringContainsString( $part, $file );
		}
		$booking = $this->site->rows( $this->site->tables->named( 'bookings' ) )[0]['id'];
		self::assertStringContainsString( "UID:vestibule-{$booking}@", $file );
		self::assertContains( 'Reply-To: office@example.org', $this->sent[1]['headers'] );
		self::assertFileDoesNotExist( $this->sent[1]['attachments'][0] );
		self::assertDirectoryDoesNotExist( dirname( $this->sent[1]['attachments'][0] ) );
	}

	public function test_a_custom_notification_has_its_own_texts_and_merge_tags_and_its_own_recipients_and_sender_name(): void {
		$this->notify(
			array(
				'id'       => 'mine',
				'subject'  => "About {inputs.input_text}\r\nBcc: {nonsense}",
				'body'     => "<b>New</b> from {entry.name}: <a href=\"{entry.url}\">open</a>\n\n{inputs.description}\n\n{inputs.nosuch}",
				'replyTo'  => 'desk@example.org, {inputs.email}',
				'fromName' => 'Desk of {site.name}',
				'cc'       => 'cc@example.org',
				'bcc'      => 'bcc@example.org',
			)
		);
		$id   = $this->submit( array( 'description' => "<img src=x onerror=alert(1)>\nBcc: x@evil.example" ) );
		$mail = $this->sent[0];
		self::assertSame( 'About A question Bcc:', trim( $mail['subject'] ) );
		self::assertSame( array( 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: desk@example.org, ana@example.com', 'Cc: cc@example.org', 'Bcc: bcc@example.org' ), $mail['headers'] );
		self::assertSame( 'New from Ana Li: open (' . admin_url( "admin.php?page=vestibule-entries&entry={$id}" ) . ")\n\n<img src=x onerror=alert(1)>\n  Bcc: x@evil.example\n", $mail['message'] );
	}

	public function test_an_email_has_an_html_and_a_plain_text_part_and_typed_html_is_escaped(): void {
		$this->notify( array( 'id' => 'mine', 'fromName' => 'Desk', 'body' => "<b>New</b>: {inputs.description} <a href=\"{inputs.input_text}\">x</a>\n\n{all_fields}" ) );
		remove_all_filters( 'pre_wp_mail' );
		$mails = array();
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$mails ): void {
				// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
				$mails[] = array( $mailer->Body, $mailer->AltBody, $mailer->ContentType, $mailer->FromName );
				// phpcs:enable
				throw new RuntimeException( 'Enough' );
			},
			20
		);
		( new Faults() )->during( fn () => $this->submit( array( 'description' => '<img src=x onerror=alert(1)>', 'input_text' => 'javascript:alert(1)' ) ) );
		[ $html, $text, $type, $name ] = $mails[0];
		self::assertSame( array( 'text/html', 'Desk' ), array( $type, $name ) );
		self::assertStringContainsString( '<b>New</b>: &lt;img src=x onerror=alert(1)&gt;', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'href="javascript', $html );
		self::assertStringContainsString( '<table', $html );
		self::assertStringNotContainsString( '<p><table', $html );
		self::assertStringContainsString( 'New: <img src=x onerror=alert(1)>', $text );
		self::assertFalse( has_filter( 'wp_mail_from_name' ) );
	}

	public function test_a_filter_that_changes_only_the_plain_text_removes_the_html_part(): void {
		$seen = array();
		add_filter(
			'vestibule/entry_mail',
			static function ( array $mail, StoredEntry $entry, Notification $notification ) use ( &$seen ): array {
				$seen[] = $notification->id;
				return array( 'message' => 'Ours' ) + $mail;
			},
			10,
			3
		);
		$this->submit();
		self::assertSame( array( 'owner', 'visitor' ), $seen );
		self::assertSame( array( 'Ours', 'Ours' ), array_column( $this->sent, 'message' ) );
	}
}
