<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Outgoing\Mail\Notifications;
use WP_REST_Response;

/** Preview, validation and test of a notification in the editor before it is saved (docs/notifications.md). */
final class NotificationPreviewTest extends NotificationsTestCase {

	public function test_an_invalid_notification_is_rejected_with_errors_at_its_controls_and_not_saved(): void {
		$this->signIn( 'editor' );
		$bad    = array( 'id' => 'x', 'addresses' => 'office@', 'subject' => str_repeat( 'a', 300 ), 'replyTo' => '{inputs.email}, nobody', 'routes' => array( array( 'field' => 'a', 'operator' => 'equals', 'value' => 'b', 'addresses' => '' ) ), 'body' => '<script>alert(1)</script>' );
		$answer = $this->call( 'POST', $this->route( '/preview' ), array( 'notification' => $bad ) );
		self::assertSame( 400, $answer->get_status() );
		$fields = $this->refusals( $answer );
		self::assertEqualsCanonicalizing( array( 'addresses', 'subject', 'replyTo', 'routes.0.addresses', 'body' ), array_keys( $fields ) );
		self::assertSame( '“nobody” is not an email address.', $fields['replyTo'] );
		$answer = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->form}", array( 'meta' => array( Notifications::META => array( 'list' => array( $bad ) ) ) ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertArrayHasKey( 'vestibule_form_notifications.list.0.addresses', $this->refusals( $answer ) );
		self::assertSame( array( 'owner', 'visitor' ), $this->ids( $this->form ) );
	}

	public function test_an_email_preview_contains_the_newest_entry_or_example_answers_and_keeps_unknown_merge_tags(): void {
		$this->signIn( 'editor' );
		$show = fn ( bool $example ): array => $this->data( $this->call( 'POST', $this->route( '/preview' ), array( 'notification' => array( 'id' => 'x', 'to' => 'field', 'attachCalendar' => true, 'subject' => '{inputs.nam} {entry.name}{inputs.input_text}', 'body' => '{all_fields}' ), 'example' => $example ) ) );
		$this->submit( array( 'input_text' => '<b>Hi</b>' ) );
		$shown = $show( false );
		self::assertStringStartsWith( 'Entry ', $shown['of'] );
		self::assertSame( array( 'ana@example.com', '{inputs.nam} Ana', array( 'appointment.ics' ) ), array( $shown['to'], $shown['subject'], $shown['attachments'] ) );
		self::assertStringNotContainsString( 'Hi', $shown['html'], 'The preview is the same as the email to an unconfirmed address.' );
		self::assertStringContainsString( 'not repeated', $shown['html'] );
		$shown = $show( true );
		self::assertSame( array( 'Example answers', 'ada@example.org' ), array( $shown['of'], $shown['to'] ) );
		self::assertStringContainsString( 'Ada', $shown['html'] );
		$this->signInWith( 'editor' );
		wp_get_current_user()->add_cap( 'vestibule_read_entries', false );
		self::assertSame( 'Example answers', $show( false )['of'], 'Users who may not read entries see no entry in the preview.' );
	}

	public function test_a_test_email_goes_only_to_the_current_user(): void {
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

	public function test_the_opt_in_email_can_be_previewed_and_tested_with_a_link_that_confirms_nothing(): void {
		$this->signIn( 'editor' );
		$this->submit( array( 'input_text' => 'Something private' ) );
		$sent = count( $this->sent );
		$body = '<!-- wp:buttons --><!-- wp:button --><div><a href="{confirm.url}">Confirm</a></div><!-- /wp:button --><!-- /wp:buttons --><!-- wp:paragraph --><p>{confirm.what}, {confirm.until} {inputs.input_text}</p><!-- /wp:paragraph -->';
		/** @var array{to: string, html: string, text: string} $shown */
		$shown = $this->data( $this->call( 'POST', $this->route( '/preview' ), array( 'optIn' => array( 'confirm' => 'entry', 'body' => $body ) ) ) );
		self::assertSame( 'ana@example.com', $shown['to'] );
		self::assertStringContainsString( 'href="' . home_url( '/?vestibule_opt_in=…' ) . '"', $shown['html'] );
		self::assertStringNotContainsString( 'Something private', $shown['html'] );
		self::assertSame( 1, substr_count( $shown['text'], 'vestibule_opt_in' ), 'The link in the button is enough.' );
		/** @var array{to: string, html: string, text: string} $shown */
		$shown = $this->data( $this->call( 'POST', $this->route( '/preview' ), array( 'optIn' => array( 'body' => '<!-- wp:paragraph --><p>Please</p><!-- /wp:paragraph -->' ) ) ) );
		self::assertStringStartsWith( "Please\n\n" . home_url( '/?vestibule_opt_in=' ), $shown['text'], 'The link is added to a message without it.' );
		self::assertSame( 200, $this->call( 'POST', $this->route( '/test' ), array( 'optIn' => array() ) )->get_status() );
		self::assertSame( array( wp_get_current_user()->user_email ), $this->sent[ $sent ]['to'] ?? array() );
		foreach ( array( array( 'body' => '<script></script>' ), 'entry', false ) as $bad ) {
			self::assertSame( 400, $this->call( 'POST', $this->route( '/preview' ), array( 'optIn' => $bad ) )->get_status() );
		}
	}

	public function test_a_notification_that_is_too_long_is_rejected(): void {
		$this->signIn( 'editor' );
		$long = '<!-- wp:paragraph --><p>' . str_repeat( 'a', 20000 ) . '</p><!-- /wp:paragraph -->';
		self::assertArrayHasKey( 'body', $this->refusals( $this->call( 'POST', $this->route( '/preview' ), array( 'notification' => array( 'id' => 'x', 'body' => $long ) ) ) ) );
	}

	/** @return array<string, string> */
	private function refusals( WP_REST_Response $answer ): array {
		/** @var array{fields: array<string, string>} $data */
		$data = $this->data( $answer )['data'];
		return $data['fields'];
	}

	private function route( string $path ): string {
		return "/vestibule/v1/forms/{$this->form}/notifications{$path}";
	}
}
