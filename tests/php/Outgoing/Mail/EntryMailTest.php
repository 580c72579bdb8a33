<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Events;
use Vestibule\Outgoing\Queue;
use Vestibule\Tests\Kernel\Log\Faults;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Error;

final class EntryMailTest extends TestCase {

	private Database $database;
	private Tables $tables;

	/** @var list<array<string, mixed>> */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->database = new Database( $wpdb );
		$this->tables   = new Tables( $wpdb );
		remove_all_filters( 'pre_wp_mail' );
	}

	public function test_the_team_gets_a_plain_text_email_with_the_visitor_as_the_reply_to_address(): void {
		$this->catchMails();
		Mails::send( $this->entry() );
		self::assertSame( array( 'admin@example.org' ), $this->sent[0]['to'] );
		self::assertSame( '[Institute] Enquiry: ana@example.com', $this->sent[0]['subject'] );
		self::assertSame( array( 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: ana@example.com' ), $this->sent[0]['headers'] );
		self::assertIsString( $this->sent[0]['message'] );
		self::assertStringContainsString( "Subject\n  A question\n", $this->sent[0]['message'] );
		self::assertSame( 'sent', $this->mailStatus() );
	}

	public function test_the_team_email_is_sent_only_to_the_valid_addresses_in_the_settings(): void {
		$this->catchMails();
		Mails::send( $this->entry( mailTo: 'one@example.org, nonsense, two@example.org' ) );
		self::assertSame( array( 'one@example.org', 'two@example.org' ), $this->sent[0]['to'] );
	}

	public function test_typed_text_cannot_add_email_headers_or_look_like_a_label(): void {
		$this->catchMails();
		Mails::send( $this->entry( email: "ana@example.com\r\nBcc: x@evil.example", title: "Form\r\nBcc: y@evil.example", value: "first\r\nSubject\nBcc: z@evil.example" ) );
		$mail = $this->sent[0];
		self::assertSame( array( 'Content-Type: text/plain; charset=UTF-8' ), $mail['headers'] );
		self::assertIsString( $mail['subject'] );
		self::assertIsString( $mail['message'] );
		self::assertStringNotContainsString( "\n", $mail['subject'] );
		self::assertStringContainsString( "\n  Subject\n  Bcc: z@evil.example", $mail['message'] );
		self::assertStringNotContainsString( "\r", $mail['message'] );
	}

	public function test_a_failed_email_is_recorded_and_fires_the_action(): void {
		$reasons = array();
		add_action(
			'vestibule/mail_failed',
			static function ( StoredEntry $entry, string $reason ) use ( &$reasons ): void {
				$reasons[] = array( $entry->id, $reason );
			},
			10,
			2
		);
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as wp_mail() fires it.
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The server is down' ) );
				return false;
			}
		);
		Mails::send( $this->entry() );
		self::assertSame( array( array( 1, 'The server is down' ) ), $reasons );
		self::assertSame( 'failed', $this->mailStatus() );
	}

	public function test_an_exception_while_sending_an_email_is_logged_as_a_failed_email(): void {
		add_filter( 'pre_wp_mail', static fn() => throw new \RuntimeException( 'Broken' ) );
		$faults = new Faults();
		$faults->during( fn () => Mails::send( $this->entry() ) );
		self::assertCount( 1, $faults->lines() );
		self::assertSame( 'failed', $this->mailStatus() );
	}

	public function test_another_plugin_can_use_the_pre_mail_filter_to_send_the_email_itself(): void {
		$this->catchMails();
		add_filter( 'vestibule/pre_mail', static fn( ?bool $sent, array $mail ): bool => array() !== $mail, 10, 2 );
		Mails::send( $this->entry() );
		self::assertSame( array(), $this->sent );
		self::assertSame( 'sent', $this->mailStatus() );
	}

	public function test_a_filter_can_change_the_email_and_its_invalid_values_are_ignored(): void {
		$this->catchMails();
		add_filter( 'vestibule/entry_mail', static fn(): array => array( 'subject' => 'Ours', 'to' => 'text', 'message' => null ) );
		Mails::send( $this->entry() );
		self::assertSame( array( 'Ours', array( 'admin@example.org' ) ), array( $this->sent[0]['subject'], $this->sent[0]['to'] ) );
	}

	public function test_emails_are_sent_after_the_response_to_the_visitor(): void {
		$this->catchMails();
		remove_all_actions( EntryStored::class );
		remove_all_actions( 'shutdown' );
		add_action( EntryStored::class, static fn ( EntryStored $stored ) => Wired::of( Queue::class )->add( $stored ) );
		Events::tell( new EntryStored( $this->entry() ) );
		self::assertSame( array(), $this->sent );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as the end of a request fires it.
		do_action( 'shutdown' );
		do_action( 'shutdown' );
		// phpcs:enable
		self::assertCount( 1, $this->sent );
	}

	private function catchMails(): void {
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent, array $mail ): bool {
				/** @var array<string, mixed> $mail */
				$this->sent[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	private function entry( string $email = 'ana@example.com', string $title = 'Enquiry', string $value = 'A question', string $mailTo = '' ): StoredEntry {
		update_option( 'blogname', 'Institute' );
		update_option( 'admin_email', 'admin@example.org' );
		$row = array( 'id' => 1, 'form_id' => 4, 'created_at' => '2026-11-20 10:00:00', 'status' => 'unread', 'data' => '{}', 'search_text' => '', 'source_url' => '', 'user_id' => null, 'mail_status' => 'pending' );
		$this->database->insert( $this->tables->named( 'submissions' ), $row );
		$answers = array( array( 'name' => 'input_text', 'type' => 'text', 'label' => 'Subject', 'value' => $value ) );
		return new StoredEntry( 1, 4, $title, $mailTo, answers: $answers, email: $email, language: 'en_US' );
	}

	private function mailStatus(): ?string {
		return $this->database->value( "SELECT status FROM {$this->tables->named( 'mails' )} WHERE entry_id = 1" );
	}
}
