<?php

declare(strict_types=1);

namespace Vestibule\Tests\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Mail\MailModule;
use Vestibule\Mail\Notification;
use Vestibule\Mail\Notifications;
use Vestibule\Tests\Entries\EntriesTestCase;
use Vestibule\Tests\Form\FormSite;
use Vestibule\Tests\Log\Faults;
use WP_Error;
use WP_REST_Response;

/** The notifications of a form: to whom, when and with which words; what the log holds of them (docs/notifications.md). */
final class NotificationsTest extends EntriesTestCase {

	private FormSite $site;
	private int $form;

	/** @var list<array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>}> */
	private array $sent = array();

	/** @var list<string> What the attached files held while they were there. */
	private array $files = array();

	/** @var list<StoredEntry> What the end of the request sends mails about. */
	private array $stored = array();

	/** Addresses whose mail fails. */
	private string $broken = '';

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		update_option( 'admin_email', 'admin@example.org' );
		remove_all_actions( 'vestibule/form_submitted' );
		add_action(
			'vestibule/form_submitted',
			function ( StoredEntry $entry ): void {
				$this->stored[] = $entry;
			}
		);
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				if ( '' !== $this->broken && in_array( $this->broken, $mail['to'], true ) ) {
					// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as wp_mail() fires it.
					do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The server is down' ) );
					return false;
				}
				/** @var array{to: list<string>, subject: string, message: string, headers: list<string>, attachments: list<string>} $mail */
				$this->sent[] = $mail;
				foreach ( $mail['attachments'] as $path ) {
					$this->files[] = basename( $path ) . "\n" . (string) file_get_contents( $path );
				}
				return true;
			},
			10,
			2
		);
	}

	public function test_a_new_form_confirms_to_the_visitor_and_one_from_before_does_not(): void {
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $this->form ), 'form 4' );
		$new = $this->signInAndMake();
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $new ) );
		delete_post_meta( $new, Notifications::META );
		self::assertSame( array( 'owner' ), $this->ids( $new ), 'as an update finds it' );
		wp_update_post( array( 'ID' => $new, 'post_title' => 'Changed' ) );
		self::assertSame( array( 'owner' ), $this->ids( $new ) );
		update_post_meta( $new, Notifications::META, array( 'list' => array() ) );
		self::assertSame( array(), $this->ids( $new ), 'all deleted' );
	}

	public function test_an_import_brings_its_own(): void {
		$new = $this->signInAndMake();
		add_post_meta( $new, Notifications::META, wp_slash( array( 'list' => array( array( 'id' => 'sales', 'name' => 'Say "hi" \\ there' ) ) ) ) );
		self::assertSame( array( 'sales' ), $this->ids( $new ) );
		self::assertCount( 1, (array) get_post_meta( $new, Notifications::META ) );
		self::assertSame( 'Say "hi" \\ there', Mails::parts()->notifications()->find( $new, 'sales' )->name ?? '' );
	}

	public function test_the_team_and_the_visitor_get_a_mail_and_the_log_says_so(): void {
		$id = $this->submit();
		self::assertSame( array( array( 'admin@example.org' ), array( 'ana@example.com' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringEndsWith( 'Enquiry and appointment: Ana Li', $this->sent[0]['subject'] );
		self::assertStringContainsString( "page=vestibule-entries&entry={$id}", $this->sent[0]['message'] );
		self::assertContains( 'Reply-To: ana@example.com', $this->sent[0]['headers'] );
		self::assertStringContainsString( 'Hello Ana Li,', $this->sent[1]['message'] );
		self::assertStringContainsString( 'On your clock:', $this->sent[1]['message'] );
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

	public function test_the_confirmation_has_the_appointment_as_an_invitation(): void {
		update_post_meta( $this->form, 'vestibule_form_settings', array( 'mailTo' => 'office@example.org' ) );
		$this->site->forms->forget();
		$this->submit();
		self::assertCount( 1, $this->files );
		$file = str_replace( "\r\n ", '', $this->files[0] );
		self::assertStringStartsWith( "appointment.ics\nBEGIN:VCALENDAR\r\n", $file );
		foreach ( array( "METHOD:REQUEST\r\n", "SEQUENCE:0\r\n", ':mailto:office@example.org', ':mailto:ana@example.com' ) as $part ) {
			self::assertStringContainsString( $part, $file );
		}
		$booking = $this->site->rows( $this->site->tables->bookings() )[0]['id'];
		self::assertStringContainsString( "UID:vestibule-{$booking}@", $file );
		self::assertContains( 'Reply-To: office@example.org', $this->sent[1]['headers'] );
		self::assertFileDoesNotExist( $this->sent[1]['attachments'][0] );
		self::assertDirectoryDoesNotExist( dirname( $this->sent[1]['attachments'][0] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function hostileAddresses(): iterable {
		yield 'two' => array( 'a@example.com,b@example.com' );
		yield 'a header' => array( "a@example.com\r\nBcc: b@example.com" );
		yield 'a name' => array( 'A <a@example.com>' );
		yield 'nothing' => array( '' );
		yield 'a list' => array( 'a@example.com;b@example.com' );
	}

	#[DataProvider( 'hostileAddresses' )]
	public function test_what_is_no_single_address_gets_no_confirmation( string $address ): void {
		$id = $this->entry( array( 'email' => $address ), array( 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		$this->runCron();
		self::assertSame( array( array( 'admin@example.org' ) ), array_column( $this->sent, 'to' ) );
		self::assertStringNotContainsString( 'Reply-To', implode( $this->sent[0]['headers'] ) );
		self::assertSame( 'sent', $this->row( $id )['mail_status'] ?? '' );
	}

	public function test_an_address_is_sent_a_few_mails_a_day_and_then_none(): void {
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
		self::assertStringContainsString( '5 mails', (string) wp_json_encode( $mails ) );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$last}/mails/{$mails[1]['id']}" )->get_status(), 'Somebody who may do so sends it all the same.' );
		self::assertSame( array( 'victim@example.com' ), $this->sent[13]['to'] );
	}

	public function test_conditions_and_the_switch_decide_whether_it_is_sent(): void {
		$rule = static fn ( string $value ): array => array( 'match' => 'all', 'rules' => array( array( 'field' => 'input_radio', 'operator' => 'equals', 'value' => $value ) ) );
		$this->notify(
			array( 'id' => 'phone', 'addresses' => 'phone@example.org', 'conditions' => $rule( 'phone' ) ),
			array( 'id' => 'mail', 'addresses' => 'mail@example.org', 'conditions' => $rule( 'email' ) ),
			array( 'id' => 'off', 'addresses' => 'off@example.org', 'enabled' => false )
		);
		$this->submit( array( 'input_radio' => 'phone' ) );
		self::assertSame( array( array( 'phone@example.org' ) ), array_column( $this->sent, 'to' ) );
	}

	public function test_an_entry_without_any_notification_says_so(): void {
		$this->notify();
		$id = $this->submit();
		self::assertSame( array(), $this->sent );
		self::assertSame( 'none', $this->row( $id )['mail_status'] ?? '' );
		$this->signIn( 'editor' );
		self::assertSame( 502, $this->call( 'POST', self::ROUTE . "/{$id}/mail" )->get_status() );
	}

	public function test_an_answer_routes_it(): void {
		$route = static fn ( string $value, string $to ): array => array( 'field' => 'multi_select', 'operator' => 'contains', 'value' => $value, 'addresses' => $to );
		$this->notify( array( 'id' => 'by-topic', 'to' => 'routing', 'addresses' => 'else@example.org', 'routes' => array( $route( 'courses', 'courses@example.org, both@example.org' ), $route( 'visits', 'visits@example.org, both@example.org' ) ) ) );
		$this->submit();
		$this->submit( array( 'multi_select' => array( 'library' ), 'email' => 'b@example.com' ) );
		self::assertSame( array( array( 'courses@example.org', 'both@example.org', 'visits@example.org' ), array( 'else@example.org' ) ), array_column( $this->sent, 'to' ) );
	}

	public function test_words_of_its_own_with_tags_copies_and_a_sender(): void {
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

	public function test_the_html_is_sent_beside_the_text_and_nothing_typed_is_markup_in_it(): void {
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

	public function test_a_filter_that_changes_only_the_text_sends_no_html_of_before(): void {
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

	public function test_one_that_fails_is_tried_again_alone(): void {
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

	public function test_spam_waits_until_it_is_none(): void {
		$id = $this->entry( row: array( 'status' => 'spam', 'mail_status' => 'pending', 'created_at' => '2020-01-01 00:00:00' ) );
		$this->runCron();
		self::assertSame( array(), $this->sent );
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vestibule_submissions', array( 'status' => 'unread' ), array( 'id' => $id ) );
		$this->runCron();
		self::assertCount( 2, $this->sent );
	}

	public function test_a_mail_of_another_entry_is_not_sent_with_this_ones_number(): void {
		$this->signIn( 'editor' );
		$id    = $this->submit();
		$other = $this->entry();
		$mails = $this->log( $id );
		self::assertSame( 404, $this->call( 'POST', self::ROUTE . "/{$other}/mails/{$mails[0]['id']}" )->get_status() );
		self::assertCount( 2, $this->sent );
	}

	public function test_the_log_goes_with_its_entry(): void {
		$this->signIn( 'editor' );
		$id = $this->submit();
		$this->call( 'POST', self::ROUTE . "/{$id}", array( 'status' => 'trash' ) );
		$this->call( 'DELETE', self::ROUTE . "/{$id}" );
		self::assertSame( array(), $this->site->rows( $this->site->tables->mails() ) );
	}

	public function test_what_does_not_fit_is_refused_at_its_control_and_stores_nothing(): void {
		$this->signIn( 'editor' );
		$bad    = array( 'id' => 'x', 'addresses' => 'office@', 'subject' => str_repeat( 'a', 300 ), 'replyTo' => '{inputs.email}, nobody', 'routes' => array( array( 'field' => 'a', 'operator' => 'equals', 'value' => 'b', 'addresses' => '' ) ), 'body' => '<script>alert(1)</script>' );
		$answer = $this->call( 'POST', $this->route( '/preview' ), array( 'notification' => $bad ) );
		self::assertSame( 400, $answer->get_status() );
		$fields = $this->refusals( $answer );
		self::assertEqualsCanonicalizing( array( 'addresses', 'subject', 'replyTo', 'routes.0.addresses', 'body' ), array_keys( $fields ) );
		self::assertSame( '“nobody” is not an e-mail address.', $fields['replyTo'] );
		$answer = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( Notifications::META => array( 'list' => array( $bad ) ) ) ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertArrayHasKey( 'vestibule_form_notifications.list.0.addresses', $this->refusals( $answer ) );
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $this->form ) );
	}

	public function test_the_preview_shows_the_newest_entry_or_examples_and_unknown_tags(): void {
		$this->signIn( 'editor' );
		$show = fn ( bool $example ): array => $this->data( $this->call( 'POST', $this->route( '/preview' ), array( 'notification' => array( 'id' => 'x', 'to' => 'field', 'attachCalendar' => true, 'subject' => '{inputs.nam} {inputs.input_text}' ), 'example' => $example ) ) );
		$this->submit( array( 'input_text' => '<b>Hi</b>' ) );
		$shown = $show( false );
		self::assertStringStartsWith( 'Entry ', $shown['of'] );
		self::assertSame( array( 'ana@example.com', '{inputs.nam} <b>Hi</b>', array( 'appointment.ics' ) ), array( $shown['to'], $shown['subject'], $shown['attachments'] ) );
		self::assertStringContainsString( '&lt;b&gt;Hi', $shown['html'] );
		$shown = $show( true );
		self::assertSame( array( 'Example answers', 'ada@example.org' ), array( $shown['of'], $shown['to'] ) );
		self::assertStringContainsString( 'Ada', $shown['html'] );
		$this->signInWith( 'editor' );
		wp_get_current_user()->add_cap( 'vestibule_read_entries', false );
		self::assertSame( 'Example answers', $show( false )['of'], 'Who may not read entries reads none here.' );
	}

	public function test_a_test_goes_to_who_asks_and_to_nobody_else(): void {
		$this->signIn( 'editor' );
		$answer = $this->call( 'POST', $this->route( '/test' ), array( 'notification' => array( 'id' => 'x', 'addresses' => 'office@example.org', 'cc' => 'cc@example.org', 'bcc' => 'bcc@example.org' ) ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( wp_get_current_user()->user_email ), $this->sent[0]['to'] );
		self::assertStringStartsWith( 'Test: ', $this->sent[0]['subject'] );
		self::assertStringNotContainsString( 'cc@', implode( $this->sent[0]['headers'] ) );
		$this->broken = wp_get_current_user()->user_email;
		$answer       = $this->call( 'POST', $this->route( '/test' ), array( 'notification' => array( 'id' => 'x' ) ) );
		self::assertSame( 502, $answer->get_status() );
		self::assertStringContainsString( 'The server is down', (string) wp_json_encode( $answer->get_data() ) );
	}

	/** @return list<array{id: int, name: string, to: string, subject: string, status: string}> */
	private function log( int $entry ): array {
		/** @var list<array{id: int, name: string, to: string, subject: string, status: string}> $mails */
		$mails = $this->data( $this->call( 'GET', self::ROUTE . "/{$entry}" ) )['mails'];
		return $mails;
	}

	/** @return array<string, string> */
	private function refusals( WP_REST_Response $answer ): array {
		/** @var array{fields: array<string, string>} $data */
		$data = $this->data( $answer )['data'];
		return $data['fields'];
	}

	/** @param array<string, mixed> $values */
	private function submit( array $values = array() ): int {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		foreach ( array_splice( $this->stored, 0 ) as $entry ) {
			Mails::parts()->notifier()->sendNew( $entry );
		}
		$rows = $this->site->rows( $this->site->tables->submissions() );
		return (int) ( end( $rows )['id'] ?? 0 );
	}

	private function runCron(): void {
		do_action( MailModule::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	/** @param array<string, mixed> ...$list */
	private function notify( array ...$list ): void {
		update_post_meta( $this->form, Notifications::META, wp_slash( array( 'list' => array_values( $list ) ) ) );
	}

	/** @return list<string> */
	private function ids( int $form ): array {
		return array_map( static fn ( $one ): string => $one->id, Mails::parts()->notifications()->forForm( $form ) );
	}

	private function signInAndMake(): int {
		$this->signIn( 'editor' );
		$made = $this->call( 'POST', '/wp/v2/vestibule-forms', array( 'title' => 'New', 'status' => 'publish' ) );
		$id   = $this->data( $made )['id'];
		self::assertIsInt( $id );
		return $id;
	}

	private function route( string $path ): string {
		return "/vestibule/v1/forms/{$this->form}/notifications{$path}";
	}
}
