<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;

/** Log of the emails of an entry: failed, pending and resent ones (docs/notifications.md). */
final class NotificationLogTest extends NotificationsTestCase {

	public function test_resending_the_emails_of_an_entry_sends_only_the_failed_email(): void {
		$this->broken = 'ana@example.com';
		$id           = $this->submit();
		self::assertSame( array( array( 'admin@example.org' ) ), array_column( $this->sent, 'to' ) );
		self::assertSame( 'failed', $this->row( $id )['mail_status'] ?? '' );
		$this->signIn( 'editor' );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) );
		self::assertSame( array( 1, 'The server is down' ), array( $entry['mailTries'], $entry['mailError'] ) );
		$this->broken = '';
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$id}/mail" )->get_status() );
		self::assertSame( array( array( 'admin@example.org' ), array( 'ana@example.com' ) ), array_column( $this->sent, 'to' ) );
		self::assertSame( 'sent', $this->row( $id )['mail_status'] ?? '' );
	}

	public function test_an_entry_in_the_spam_folder_sends_its_emails_only_after_it_is_marked_as_not_spam(): void {
		$id = $this->entry( row: array( 'status' => 'spam', 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		$this->runCron();
		self::assertSame( array(), $this->sent );
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vestibule_submissions', array( 'status' => 'unread' ), array( 'id' => $id ) );
		$this->runCron();
		self::assertCount( 2, $this->sent );
	}

	public function test_an_email_cannot_be_resent_through_another_entry(): void {
		$this->signIn( 'editor' );
		$id    = $this->submit();
		$other = $this->entry();
		$mails = $this->log( $id );
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . "/{$other}/mails/{$mails[0]['id']}" )->get_status() );
		self::assertCount( 2, $this->sent );
	}

	public function test_resending_an_email_keeps_the_time_when_it_was_first_sent(): void {
		$this->signIn( 'editor' );
		$id = $this->submit();
		self::assertSame( array( '', '' ), array_column( $this->log( $id ), 'first' ) );
		$mail = $this->log( $id )[0];
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( '2027-01-05 12:00:00 UTC' ), 99 );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$id}/mails/{$mail['id']}" )->get_status() );
		$again = $this->log( $id )[0];
		self::assertSame( $mail['at'], $again['first'] );
		self::assertNotSame( $mail['at'], $again['at'] );
		self::assertSame( '', $this->log( $id )[1]['first'], 'The other email was sent once.' );
	}

	public function test_resending_an_email_sent_by_an_older_version_keeps_the_time_when_it_was_first_sent(): void {
		$this->signIn( 'editor' );
		$id = $this->submit();
		$this->site->database->execute( "UPDATE {mails} SET first_sent_at = NULL, sent_at = '2026-11-03 09:00:00'" );
		$mail = $this->log( $id )[0];
		self::assertSame( '', $mail['first'] );
		$this->call( 'POST', self::ROUTE . "/{$id}/mails/{$mail['id']}" );
		self::assertSame( $mail['at'], $this->log( $id )[0]['first'] );
	}

	public function test_deleting_an_entry_deletes_its_email_log(): void {
		$this->signIn( 'editor' );
		$id = $this->submit();
		$this->call( 'POST', self::ROUTE . "/{$id}", array( 'status' => 'trash' ) );
		$this->call( 'DELETE', self::ROUTE . "/{$id}" );
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'mails' ) ) );
	}
}
