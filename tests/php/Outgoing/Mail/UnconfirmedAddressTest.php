<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Outgoing\DeliveryLog;
use Vestibule\Tests\Wired;

/** Protection of unconfirmed email addresses from texts typed by a stranger (docs/notifications.md). */
final class UnconfirmedAddressTest extends NotificationsTestCase {

	private const BODY = "Hello {entry.name},\n{inputs.description}\n{page.url}\n{user.name}\n{all_fields}";

	public function test_an_email_to_an_unconfirmed_address_repeats_selected_but_no_typed_answers(): void {
		$this->notify( array( 'id' => 'owner' ), array( 'id' => 'visitor', 'to' => 'field', 'subject' => 'About {inputs.input_text}!', 'body' => self::BODY ) );
		$this->submit( array( 'description' => 'Buy at https://evil.example', 'input_text' => 'evil.example', 'names' => array( 'first_name' => 'Win at evil.example', 'middle_name' => '', 'last_name' => 'Li' ) ) );
		[ $team, $visitor ] = $this->sent;
		self::assertStringContainsString( 'https://evil.example', $team['message'], 'The team gets all answers.' );
		self::assertStringNotContainsString( 'evil', $visitor['message'] . $visitor['subject'] );
		self::assertStringContainsString( "Hello Win,\n", $visitor['message'] );
		foreach ( array( 'Received; not repeated in this email', 'Courses', 'Germany', 'ana@example.com' ) as $kept ) {
			self::assertStringContainsString( $kept, $visitor['message'] );
		}
		self::assertStringNotContainsString( '901820', $visitor['message'], 'Phone numbers are not repeated, because they are used for fraud.' );
	}

	/** @return iterable<string, array{string, string}> Typed first name, and the name in the greeting. */
	public static function names(): iterable {
		yield 'a name' => array( 'Ana María', 'Ana' );
		yield 'a title and punctuation of names' => array( 'Dr. Jean-Luc O’Neill', 'Jean-Luc' );
		yield 'another script' => array( '王小明', '王小明' );
		yield 'a sentence without spaces' => array( '请立即致电我们的客服热线', 'Li' );
		yield 'a sentence with hyphens' => array( 'Call-this-number-now', 'Li' );
		yield 'a request in the name' => array( 'Fraud Team. Call', 'Fraud' );
		yield 'a domain' => array( 'evil.example', 'Li' );
		yield 'a URL' => array( 'https://evil', 'Li' );
		yield 'an email address' => array( 'a@evil', 'Li' );
		yield 'a domain with an ideographic full stop' => array( 'evil。example', 'Li' );
		yield 'digits and special characters' => array( 'Ana <b>50% off</b> 0800 123', 'Ana' );
		yield 'a sentence' => array( 'Congratulations you have won a prize call us now please', 'Congratulations' );
	}

	#[DataProvider( 'names' )]
	public function test_an_email_to_an_unconfirmed_address_repeats_only_one_part_of_the_name( string $typed, string $greeted ): void {
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => 'Hello {entry.name},' ) );
		$this->submit( array( 'names' => array( 'first_name' => $typed, 'middle_name' => '', 'last_name' => 'Li' ) ) );
		self::assertSame( "Hello {$greeted},\n", $this->sent[0]['message'] );
	}

	public function test_text_entered_for_the_option_other_is_treated_as_a_typed_answer(): void {
		$content = (string) get_post_field( 'post_content', $this->form );
		wp_update_post( array( 'ID' => $this->form, 'post_content' => wp_slash( str_replace( '"name":"input_radio"', '"name":"input_radio","other":true', $content ) ) ) );
		$this->site->forms->forget();
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => '{all_fields}' ) );
		$this->submit( array( 'input_radio' => '__other__', 'input_radio:other' => 'evil.example' ) );
		self::assertStringNotContainsString( 'evil', $this->sent[0]['message'] );
	}

	public function test_logged_in_visitors_get_all_answers_at_their_own_email_address(): void {
		$user = wp_insert_user( array( 'user_login' => 'ana', 'user_pass' => 'x', 'user_email' => 'Ana@example.com' ) );
		self::assertIsInt( $user );
		$this->notify( array( 'id' => 'visitor', 'to' => 'field', 'body' => '{inputs.description}' ) );
		$this->entry( array( 'email' => 'ana@example.com', 'description' => 'My own words' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00', 'user_id' => $user ) );
		$this->entry( array( 'email' => 'other@example.com', 'description' => 'My own words' ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00', 'user_id' => $user ) );
		$this->runCron();
		$texts = array_column( $this->sent, 'message', null );
		self::assertSame( array( "My own words\n", "\n" ), $texts );
	}

	public function test_plus_addresses_of_one_mailbox_share_the_daily_limit(): void {
		$this->notify( array( 'id' => 'visitor', 'to' => 'field' ) );
		foreach ( array( 'a', 'b', 'c', 'd', 'e', 'f', 'g' ) as $tag ) {
			$this->entry( array( 'email' => "victim+{$tag}@example.com" ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		}
		$this->runCron();
		self::assertCount( 5, $this->sent );
	}

	public function test_emails_over_the_daily_site_limit_are_sent_the_next_day_and_the_log_shows_the_reason(): void {
		add_filter( 'wp_doing_cron', '__return_true' );
		$this->stopClock( '2026-11-21 10:00:00' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 3 : $limit, 10, 2 );
		$this->notify( array( 'id' => 'visitor', 'to' => 'field' ) );
		$last = 0;
		for ( $number = 0; $number < 5; $number++ ) {
			$last = $this->entry( array( 'email' => "victim{$number}@example.com" ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		}
		$this->runCron();
		$this->runCron();
		self::assertCount( 3, $this->sent );
		$this->signIn( 'editor' );
		$log = $this->log( $last )[0] ?? self::fail();
		self::assertSame( 'pending', $log['status'] );
		self::assertStringContainsString( 'This email will be sent from', (string) wp_json_encode( $log ) );

		$this->stopClock( '2026-11-21 23:59:59' );
		$this->runCron();
		self::assertCount( 3, $this->sent );
		$this->stopClock( '2026-11-22 00:00:00' );
		$this->runCron();
		self::assertCount( 5, $this->sent );
		self::assertSame( 'sent', $this->log( $last )[0]['status'] ?? '' );
	}

	public function test_an_email_delayed_by_the_daily_limit_can_be_sent_by_hand(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 1 : $limit, 10, 2 );
		$this->notify( array( 'id' => 'visitor', 'to' => 'field' ) );
		$row = array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' );
		$this->entry( array( 'email' => 'one@example.com' ), $row );
		$late = $this->entry( array( 'email' => 'two@example.com' ), $row );
		$this->runCron();
		self::assertCount( 1, $this->sent );
		self::assertSame( '', Wired::of( DeliveryLog::class )->sendMailsAgain( $late ) );
		self::assertCount( 2, $this->sent );
	}

	public function test_the_administrator_gets_an_email_at_80_percent_of_the_daily_limit_and_another_at_the_limit(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 10 : $limit, 10, 2 );
		$this->stopClock( '2026-11-21 10:00:00' );
		$budget = $this->site->services->mailBudget();
		for ( $number = 0; $number < 12; $number++ ) {
			$budget->reserve( "one{$number}@example.com", '', true );
		}
		self::assertCount( 0, $this->sent, 'The visitor does not wait for the email.' );
		// This action would close PHPUnit's output buffers.
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions -- As WordPress does.
		// Emails that earlier tests left in the queue are sent, too.
		$notices = array_values( array_filter( $this->sent, static fn ( array $mail ): bool => str_contains( $mail['subject'], 'many emails' ) ) );
		self::assertSame( array( array( 'admin@example.org' ), array( 'admin@example.org' ) ), array_column( $notices, 'to' ) );
		self::assertStringContainsString( '8 of 10', $notices[0]['message'] );
		self::assertStringContainsString( '10 of 10', $notices[1]['message'] );
	}

	public function test_one_network_can_use_only_a_fifth_of_the_daily_limit_and_its_further_emails_are_delayed(): void {
		$this->stopClock( '2026-11-21 10:00:00' );
		$budget = $this->site->services->mailBudget();
		$days   = array();
		for ( $number = 0; $number < 101; $number++ ) {
			$days[] = $budget->reserve( "one{$number}@example.com", '203.0.113.7', true )?->format( 'Y-m-d H:i' );
		}
		self::assertSame( array( '2026-11-21 10:00' => 100, '2026-11-22 00:00' => 1 ), array_count_values( array_filter( $days ) ) );
		self::assertTrue( $budget->isExhausted( '203.0.113.7' ) );
		self::assertFalse( $budget->isExhausted( '198.51.100.7' ) );
		self::assertEquals( $this->site->clock->now(), $budget->reserve( 'other@example.com', '198.51.100.7' ) );
	}

	public function test_the_last_fifth_of_the_daily_limit_is_reserved_for_confirmation_emails(): void {
		$this->stopClock( '2026-11-21 10:00:00' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 10 : 0, 10, 2 );
		$budget = $this->site->services->mailBudget();
		$sent   = array( 'ordinary' => 0, 'priority' => 0 );
		for ( $number = 0; $number < 20; $number++ ) {
			$sent['ordinary'] += null === $budget->reserve( 'one@example.com', '', false, false ) ? 0 : 1;
		}
		for ( $number = 0; $number < 20; $number++ ) {
			$sent['priority'] += null === $budget->reserve( 'one@example.com', '', true, false ) ? 0 : 1;
		}
		self::assertSame( array( 'ordinary' => 8, 'priority' => 2 ), $sent );
	}

	private function stopClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( "{$utc} UTC" ) );
	}
}
