<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\OptIn;

use Vestibule\Contract\FormLimits;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Guard\Judgement;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\MessageKind;

/** Entry that counts only after confirmation by email (docs/form-data.md). */
final class WholeEntryTest extends OptInTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->ask( array( 'confirm' => 'entry' ) );
		$this->addWebhook();
	}

	public function test_an_unconfirmed_entry_is_not_listed_and_only_its_sender_gets_an_email(): void {
		$submitted = 0;
		add_action(
			'vestibule/form_submitted',
			static function () use ( &$submitted ): void {
				++$submitted;
			}
		);
		$id = $this->submit();
		self::assertSame( array( 'unconfirmed', '*', 'sent' ), array( $this->stored( $id )['status'] ?? '', $this->stored( $id )['unconfirmed'] ?? '', $this->stored( $id )['mail_status'] ?? '' ) );
		self::assertStringContainsString( 'Sign up', $this->sent[0]['subject'] );
		self::assertNotSame( '', $this->link() );
		self::assertStringNotContainsString( 'Hello', $this->sent[0]['message'], 'No typed text is sent to an unconfirmed address.' );
		self::assertSame( array( 'ana@example.com' ), $this->mailed() );
		self::assertSame( array( 0, 0 ), array( $submitted, $this->deliveries() ) );

		$this->signIn( 'administrator' );
		$counts = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) )['counts'];
		self::assertEquals( array( 'any' => 0, 'unread' => 0, 'unconfirmed' => 1 ), array_intersect_key( (array) $counts, array( 'any' => 0, 'unread' => 0, 'unconfirmed' => 0 ) ) );
		self::assertSame( array(), $this->data( $this->call( 'GET', self::ROUTE ) ) );
		self::assertSame( array( $id ), array_column( $this->data( $this->call( 'GET', self::ROUTE, array( 'status' => 'unconfirmed' ) ) ), 'id' ) );
	}

	public function test_only_the_button_on_the_confirmation_page_confirms_the_entry_and_sends_the_notifications_once(): void {
		$id   = $this->submit();
		$link = $this->link();
		$this->mailed();
		foreach ( array( 'GET', 'HEAD' ) as $method ) {
			self::assertSame( 200, $this->answerOf( $this->open( $link, $method ) ) );
			self::assertSame( 'unconfirmed', $this->stored( $id )['status'] ?? '', 'Mail scanners follow links.' );
		}
		$this->setClock( '2026-11-22 08:00:00' );
		$to = $this->open( $link, 'POST' );
		self::assertIsString( $to );
		self::assertSame( array( 'unread', '', 'sent' ), array( $this->stored( $id )['status'] ?? '', $this->stored( $id )['unconfirmed'] ?? '', $this->stored( $id )['mail_status'] ?? '' ) );
		self::assertSame( array( 'team@example.org' ), $this->mailed() );
		self::assertSame( 1, $this->deliveries() );
		self::assertSame( array( '2026-11-22 08:00:00', 'link', 'Sign up' ), array( $this->proof( $id )['confirmed_at'] ?? '', $this->proof( $id )['confirmed_by'] ?? '', $this->proof( $id )['what'] ?? '' ) );
		self::assertStringContainsString( 'We have received your message', $this->words( $this->open( $link, 'GET', array( 'vestibule_done' => 'confirmed' ) ) ) );

		$again = $this->open( $link, 'POST' );
		self::assertSame( 200, $this->answerOf( $again ) );
		self::assertStringContainsString( 'already confirmed', $this->words( $again ) );
		self::assertSame( array( array(), 1 ), array( $this->mailed(), $this->deliveries() ) );
	}

	public function test_the_confirmation_message_replaces_the_success_message_and_the_redirect(): void {
		update_post_meta( $this->post, 'vestibule_form_settings', array( 'redirectUrl' => '/thanks/', 'successMessage' => 'All done' ) );
		$this->site->forms->forget();
		$result = $this->resultOf( $this->answered() );
		self::assertStringContainsString( 'Please confirm: we have sent an email to ana@example.com.', $result['message'] );
		self::assertStringNotContainsString( 'All done', $result['message'] );
		self::assertArrayNotHasKey( 'redirectUrl', $result );
		$this->ask( array( 'confirm' => 'entry', 'message' => 'Look into {inputs.email}. {confirm.url}' ) );
		$message = $this->resultOf( $this->answered( array( 'message' => 'Another' ) ) )['message'];
		self::assertStringContainsString( 'Look into ana@example.com.', $message );
		self::assertStringNotContainsString( 'vestibule_opt_in', $message, 'A link on the page would confirm without access to the mailbox.' );
	}

	public function test_an_entry_that_is_never_confirmed_is_deleted_with_its_data_and_no_email_is_sent(): void {
		$this->ask( array( 'confirm' => 'entry', 'days' => 3 ) );
		$id      = $this->submit();
		$trashed = $this->submit( array( 'message' => 'Another' ) );
		$link    = $this->link();
		$this->mailed();
		$this->signIn( 'administrator' );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $trashed ), 'status' => 'trash' ) );
		$this->setClock( '2026-11-24 09:59:59' );
		$this->runPurge();
		self::assertNotNull( $this->stored( $id ) );
		$this->setClock( '2026-11-24 10:00:00' );
		self::assertSame( 410, $this->answerOf( $this->open( $link, 'POST' ) ), 'The deadline has passed.' );
		$this->runPurge();
		self::assertSame( array( null, null, null, null ), array( $this->stored( $id ), $this->proof( $id ), $this->stored( $trashed ), $this->proof( $trashed ) ) );
		self::assertSame( '0', (string) $this->site->database->value( 'SELECT COUNT(*) FROM {mails} WHERE entry_id IN (%d)', array( $id, $trashed ) ) );
		self::assertSame( array(), $this->mailed() );
		self::assertSame( 404, $this->answerOf( $this->open( $link ) ) );
	}

	public function test_an_unconfirmed_entry_uses_a_spot_until_it_is_deleted(): void {
		update_post_meta( $this->post, PostSettings::key( FormLimits::CONTRACT ), array( 'entries' => 1 ) );
		$this->submit();
		self::assertSame( 409, $this->answered( array( 'email' => 'ben@example.com' ) )->status );
		$this->setClock( '2026-11-28 10:00:00' );
		$this->runPurge();
		$id = $this->submit( array( 'email' => 'ben@example.com' ) );
		$this->open( $this->link(), 'POST' );
		self::assertSame( 'unread', $this->stored( $id )['status'] ?? '' );
		self::assertSame( 409, $this->answered( array( 'email' => 'eve@example.com' ) )->status );
	}

	public function test_submitting_again_sends_a_new_confirmation_email_and_returns_the_same_response(): void {
		update_post_meta( $this->post, PostSettings::key( FormLimits::CONTRACT ), array( 'onePer' => 'email', 'entries' => 2 ) );
		$first   = $this->answered();
		$second  = $this->answered( array( 'email' => 'ANA@example.com', 'message' => 'Again' ) );
		$third   = $this->answered( array( 'message' => 'And again' ) );
		$answers = array_map( fn ( Answer $answer ): array => array( $answer->status, strtolower( $this->resultOf( $answer )['message'] ) ), array( $first, $second, $third ) );
		self::assertSame( array( $answers[0], $answers[0], $answers[0] ), $answers );
		self::assertSame( array( 'ana@example.com', 'ANA@example.com', 'ana@example.com' ), array_map( static fn ( array $mail ): string => $mail['to'][0] ?? '', $this->sent ) );

		$links = array_map( static fn ( array $mail ): string => 1 === preg_match( '/vestibule_opt_in=([0-9.a-f]+)/', $mail['message'], $found ) ? $found[1] : '', $this->sent );
		self::assertSame( 303, $this->answerOf( $this->open( $links[2], 'POST' ) ) );
		self::assertSame( 200, $this->answered( array( 'email' => 'ben@example.com' ) )->status, 'The earlier requests use no spots.' );
		$fourth = $this->answered( array( 'message' => 'Once more' ) );
		self::assertSame( 409, $fourth->status, 'The form is full.' );
		try {
			$this->open( $links[0], 'POST' );
			self::fail( 'A second entry of the same address was confirmed.' );
		} catch ( Refused $refused ) {
			self::assertSame( 409, $refused->status );
		}
		self::assertSame( 'unconfirmed', $this->stored( $this->entryOf( $first ) )['status'] ?? '' );
	}

	public function test_an_unconfirmed_entry_does_not_prevent_the_owner_of_its_email_address_from_submitting(): void {
		update_post_meta( $this->post, PostSettings::key( FormLimits::CONTRACT ), array( 'onePer' => 'email' ) );
		$this->submit( array( 'message' => 'From somebody else' ) );
		$own = $this->submit( array( 'message' => 'From the owner' ) );
		self::assertSame( 303, $this->answerOf( $this->open( $this->link(), 'POST' ) ) );
		self::assertSame( 'unread', $this->stored( $own )['status'] ?? '' );
		$this->ask( array( 'confirm' => '' ) );
		$this->site->forms->forget();
		self::assertSame( 409, $this->answered( array( 'message' => 'Twice' ) )->status, 'A confirmed entry counts.' );
	}

	public function test_the_deadline_of_an_entry_starts_when_its_delayed_confirmation_email_is_sent(): void {
		remove_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 1 : 0, 10, 2 );
		$this->ask( array( 'confirm' => 'entry', 'days' => 1 ) );
		$this->submit();
		$answer = $this->answered( array( 'email' => 'ben@example.com' ) );
		$late   = $this->entryOf( $answer );
		self::assertSame( array( 'ana@example.com' ), $this->mailed() );
		self::assertStringContainsString( 'we will send an email to ben@example.com', $this->resultOf( $answer )['message'] );
		self::assertStringContainsString( 'until tomorrow', $this->resultOf( $answer )['message'] );
		$this->setClock( '2026-11-22 10:00:00' );
		$this->runPurge();
		self::assertNotNull( $this->stored( $late ) );
		do_action( MessageKind::Mail->hook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		$link = $this->link();
		self::assertSame( array( 'ben@example.com' ), $this->mailed() );
		self::assertSame( '2026-11-23 10:00:00', $this->proof( $late )['expires_at'] ?? '' );
		$this->setClock( '2026-11-23 09:59:00' );
		self::assertSame( 303, $this->answerOf( $this->open( $link, 'POST' ) ) );
	}

	public function test_the_confirmation_email_contains_selected_options_but_no_typed_text(): void {
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( self::BLOCKS . '<!-- wp:vestibule/field-checkbox {"name":"topics","label":"Topics","other":true,"options":[{"value":"news","label":"News"}]} /-->' ) ) );
		$this->site->forms->forget();
		$this->ask( array( 'confirm' => 'field', 'field' => 'topics' ) );
		$this->submit( array( 'topics' => array( 'news', '__other__' ), 'topics:other' => 'You won: https://evil.example' ) );
		$asking = array_values( array_filter( $this->sent, static fn ( array $mail ): bool => str_contains( $mail['message'], 'vestibule_opt_in' ) ) )[0]['message'] ?? '';
		self::assertStringContainsString( 'Topics: News', $asking );
		self::assertStringNotContainsString( 'evil', $asking );
	}

	public function test_a_limit_that_is_set_later_counts_unconfirmed_entries(): void {
		$this->submit();
		update_post_meta( $this->post, PostSettings::key( FormLimits::CONTRACT ), array( 'entries' => 1 ) );
		self::assertSame( 409, $this->answered( array( 'email' => 'ben@example.com' ) )->status );
	}

	public function test_without_scripts_the_page_shows_the_same_confirmation_message(): void {
		$instance = "ff_form_instance_{$this->number}_1";
		$body     = array(
			'form_id'            => (string) $this->number,
			'vestibule_key'      => $this->site->keys->forForm( $this->number ),
			'vestibule_instance' => $instance,
			'vestibule_page'     => home_url( '/contact/' ),
			'vestibule_try'      => bin2hex( random_bytes( 8 ) ),
			'email'              => 'ana@example.com',
			'message'            => 'Hello',
		);
		$answer   = $this->site->answer( $this->site->submitCall(), $body );
		$this->end();
		self::assertSame( array( 303, array( 'ana@example.com' ) ), array( $answer->status, $this->mailed() ) );
		preg_match( '/vestibule_result=(\w+)/', $answer->headers['Location'] ?? '', $found );
		$_GET['vestibule_result'] = $found[1] ?? '';
		self::assertStringContainsString( 'Please confirm: we have sent an email to', $this->site->states->forRequest( $this->number, $instance )->message );
	}

	public function test_erasing_personal_data_deletes_unconfirmed_entries(): void {
		$id = $this->submit();
		/** @var array<string, array{callback: callable(string, int): mixed}> $erasers */
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		( $erasers['vestibule-entries']['callback'] )( 'ana@example.com', 1 );
		self::assertSame( array( null, null ), array( $this->stored( $id ), $this->proof( $id ) ) );
	}

	public function test_a_confirmed_entry_is_not_deleted_after_the_deadline(): void {
		$id = $this->submit();
		$this->open( $this->link(), 'POST' );
		$this->setClock( '2027-11-24 10:00:00' );
		$this->runPurge();
		self::assertNotNull( $this->stored( $id ) );
	}

	public function test_changing_the_status_of_an_unconfirmed_entry_does_not_confirm_it(): void {
		$id   = $this->submit();
		$link = $this->link();
		$this->mailed();
		$this->signIn( 'administrator' );
		foreach ( array( 'read', 'unread' ) as $status ) {
			$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => $status ) );
			self::assertSame( 'unconfirmed', $this->stored( $id )['status'] ?? '' );
		}
		foreach ( array( array( 'trash', 'restore' ), array( 'trash', 'read' ), array( 'spam', 'not-spam' ), array( 'spam', 'read' ) ) as [ $there, $back ] ) {
			$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => $there ) );
			self::assertSame( array( $there, 410 ), array( $this->stored( $id )['status'] ?? '', $this->answerOf( $this->open( $link, 'POST' ) ) ) );
			$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => $back ) );
			self::assertSame( 'unconfirmed', $this->stored( $id )['status'] ?? '', "{$there}, {$back}" );
		}
		self::assertSame( array( array(), 0 ), array( $this->mailed(), $this->deliveries() ) );
		self::assertSame( 303, $this->answerOf( $this->open( $link, 'POST' ) ) );
	}

	public function test_cron_sends_the_confirmation_email_for_an_aborted_request(): void {
		$this->isKilled = true;
		$id             = $this->submit();
		self::assertSame( array(), $this->mailed() );
		$this->setClock( '2026-11-21 10:11:00' );
		do_action( MessageKind::Mail->hook() ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
		self::assertSame( array( 'ana@example.com' ), $this->mailed() );
		self::assertSame( 'unconfirmed', $this->stored( $id )['status'] ?? '' );
	}

	public function test_an_entry_without_an_email_address_needs_no_confirmation(): void {
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( str_replace( '"required":true', '"required":false', self::BLOCKS ) ) ) );
		$this->site->forms->forget();
		$id = $this->submit( array( 'email' => '' ) );
		self::assertSame( array( 'unread', null ), array( $this->stored( $id )['status'] ?? '', $this->proof( $id ) ) );
		self::assertSame( array( 'team@example.org' ), $this->mailed() );
	}

	public function test_marking_an_unconfirmed_entry_as_not_spam_sends_its_confirmation_email(): void {
		$judge = static fn (): Judgement => new Judgement( 'words:casino' );
		add_filter( 'vestibule/judge_submission', $judge );
		$answer = $this->answered();
		$id     = $this->entryOf( $answer );
		self::assertStringContainsString( 'Please confirm', $this->resultOf( $answer )['message'], 'The sender gets the usual response.' );
		self::assertSame( array( 'spam', array() ), array( $this->stored( $id )['status'] ?? '', $this->mailed() ) );
		$this->setClock( '2026-12-21 10:00:00' );
		$this->signIn( 'administrator' );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'not-spam' ) )->get_status() );
		$this->end();
		$link = $this->link();
		self::assertSame( array( 'unconfirmed', array( 'ana@example.com' ), 0 ), array( $this->stored( $id )['status'] ?? '', $this->mailed(), $this->deliveries() ) );
		self::assertSame( 303, $this->answerOf( $this->open( $link, 'POST' ) ) );
		self::assertSame( array( array( 'team@example.org' ), 1 ), array( $this->mailed(), $this->deliveries() ) );
	}

	public function test_the_personal_data_export_contains_the_time_of_confirmation(): void {
		$id = $this->submit();
		$this->open( $this->link(), 'POST' );
		$lines = array_merge( array(), ...array_map( static fn ( BelongsToEntry $one ): array => $one->export( $id ), BelongsToEntry::all() ) );
		self::assertContains( array( 'name' => 'Confirmed by email', 'value' => '2026-11-21T10:00:00Z' ), $lines );
	}
}
