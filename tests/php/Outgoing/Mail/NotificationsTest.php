<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Outgoing\Mail\Notification;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Tests\Wired;

/** Notifications of a form: defaults, recipients and conditions (docs/notifications.md). */
final class NotificationsTest extends NotificationsTestCase {

	public function test_a_new_form_sends_an_email_to_the_visitor_but_an_older_form_without_the_setting_does_not(): void {
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $this->form ), 'The default form.' );
		$new = $this->signInAndMake();
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $new ) );
		delete_post_meta( $new, Notifications::META );
		self::assertSame( array( 'owner' ), $this->ids( $new ), 'A form from before the setting.' );
		wp_update_post( array( 'ID' => $new, 'post_title' => 'Changed' ) );
		self::assertSame( array( 'owner' ), $this->ids( $new ) );
		update_post_meta( $new, Notifications::META, array( 'list' => array() ) );
		self::assertSame( array(), $this->ids( $new ), 'All notifications were deleted.' );
	}

	public function test_an_imported_form_keeps_its_own_notifications(): void {
		$new = $this->signInAndMake();
		add_post_meta( $new, Notifications::META, wp_slash( array( 'list' => array( array( 'id' => 'sales', 'name' => 'Say "hi" \\ there' ) ) ) ) );
		self::assertSame( array( 'sales' ), $this->ids( $new ) );
		self::assertCount( 1, (array) get_post_meta( $new, Notifications::META ) );
		self::assertSame( 'Say "hi" \\ there', Wired::of( Notifications::class )->find( $new, 'sales' )->name ?? '' );
	}

	public function test_the_team_and_the_visitor_get_an_email_and_both_are_listed_in_the_log(): void {
		$id = $this->submit();
		self::assertSame( array( array( 'admin@example.org' ), array( 'ana@example.com' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringEndsWith( 'Appointment booked: Ana Li', $this->sent[0]['subject'] );
		self::assertStringContainsString( "page=vestibule-entries&entry={$id}", $this->sent[0]['message'] );
		self::assertContains( 'Reply-To: ana@example.com', $this->sent[0]['headers'] );
		self::assertStringContainsString( 'Hello Ana,', $this->sent[1]['message'] );
		self::assertStringContainsString( 'In your time zone:', $this->sent[1]['message'] );
		self::assertStringNotContainsString( 'wp-admin', $this->sent[1]['message'] );
		self::assertContains( 'Auto-Submitted: auto-replied', $this->sent[1]['headers'] );
		self::assertStringNotContainsString( 'admin@example.org', implode( $this->sent[1]['headers'] ), 'The administrator’s address is never shown.' );
		$this->signIn( 'editor' );
		$mails = $this->log( $id );
		self::assertSame( array( 'sent', 'sent' ), array_column( $mails, 'status' ) );
		self::assertSame( array( 'admin@example.org', 'ana@example.com' ), array_column( $mails, 'to' ) );
		self::assertSame( array( 'Notification to your team', 'Confirmation to the sender' ), array_column( $mails, 'name' ) );
		self::assertSame( array( $this->sent[0]['subject'], $this->sent[1]['subject'] ), array_column( $mails, 'subject' ) );
		self::assertSame( 'sent', $this->row( $id )['mail_status'] ?? '' );
	}

	/** @return iterable<string, array{string}> */
	public static function hostileAddresses(): iterable {
		yield 'two email addresses' => array( 'a@example.com,b@example.com' );
		yield 'an email header' => array( "a@example.com\r\nBcc: b@example.com" );
		yield 'a name with an email address' => array( 'A <a@example.com>' );
		yield 'an empty text' => array( '' );
		yield 'a list with semicolons' => array( 'a@example.com;b@example.com' );
	}

	#[DataProvider( 'hostileAddresses' )]
	public function test_an_invalid_email_address_gets_no_confirmation_email( string $address ): void {
		$id = $this->entry( array( 'email' => $address ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		$this->runCron();
		self::assertSame( array( array( 'admin@example.org' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringNotContainsString( 'Reply-To', implode( $this->sent[0]['headers'] ) );
		self::assertSame( 'sent', $this->row( $id )['mail_status'] ?? '' );
	}

	public function test_each_email_address_gets_at_most_five_emails_a_day_unless_they_are_sent_by_hand(): void {
		for ( $time = 0; $time < 7; $time++ ) {
			$this->entry( array( 'email' => 0 === $time % 2 ? 'victim@example.com' : 'Victim@Example.com' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		}
		$last = $this->entry( array( 'email' => 'victim@example.com' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		$this->runCron();
		$to = array_count_values( array_map( strtolower( ... ), array_column( array_column( $this->sent, 'to' ), 0 ) ) );
		self::assertSame( array( 'admin@example.org' => 8, 'victim@example.com' => 5 ), $to );
		$this->signIn( 'editor' );
		$mails = $this->log( $last );
		self::assertSame( array( 'sent', 'skipped' ), array_column( $mails, 'status' ) );
		self::assertStringContainsString( 'the daily limit', (string) wp_json_encode( $mails ) );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$last}/mails/{$mails[1]['id']}" )->get_status(), 'A permitted user can still send the email.' );
		self::assertSame( array( 'victim@example.com' ), $this->sent[13]['to'] );
	}

	public function test_a_notification_is_sent_only_if_it_is_enabled_and_its_conditions_match(): void {
		$rule = static fn ( string $value ): array => array( 'match' => 'all', 'rules' => array( array( 'field' => 'input_radio', 'operator' => 'equals', 'value' => $value ) ) );
		$this->notify(
			array( 'id' => 'phone', 'addresses' => 'phone@example.org', 'conditions' => $rule( 'phone' ) ),
			array( 'id' => 'mail', 'addresses' => 'mail@example.org', 'conditions' => $rule( 'email' ) ),
			array( 'id' => 'off', 'addresses' => 'off@example.org', 'enabled' => false )
		);
		$this->submit( array( 'input_radio' => 'phone' ) );
		self::assertSame( array( array( 'phone@example.org' ) ), array_column( $this->sent, 'to' ) );
	}

	public function test_the_email_status_is_none_if_the_form_has_no_notifications(): void {
		$this->notify();
		$id = $this->submit();
		self::assertSame( array(), $this->sent );
		self::assertSame( 'none', $this->row( $id )['mail_status'] ?? '' );
		$this->signIn( 'editor' );
		self::assertSame( 502, $this->call( 'POST', self::ROUTE . "/{$id}/mail" )->get_status() );
	}

	public function test_an_answer_can_determine_the_recipients_of_a_notification(): void {
		$route = static fn ( string $value, string $to ): array => array( 'field' => 'multi_select', 'operator' => 'contains', 'value' => $value, 'addresses' => $to );
		$this->notify( array( 'id' => 'by-topic', 'to' => 'routing', 'addresses' => 'else@example.org', 'routes' => array( $route( 'courses', 'courses@example.org, both@example.org' ), $route( 'visits', 'visits@example.org, both@example.org' ) ) ) );
		$this->submit();
		$this->submit( array( 'multi_select' => array( 'library' ), 'email' => 'b@example.com' ) );
		self::assertSame( array( array( 'courses@example.org', 'both@example.org', 'visits@example.org' ), array( 'else@example.org' ) ), array_column( $this->sent, 'to' ) );
	}

	private function signInAndMake(): int {
		$this->signIn( 'editor' );
		$made = $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'publish' ) );
		$id   = $this->data( $made )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
