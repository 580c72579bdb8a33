<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\OptIn;

use Vestibule\Forms\StoredEntries;
use Vestibule\Tests\Wired;

/** Checkbox that counts only after confirmation by email. The entry itself counts at once (docs/form-data.md). */
final class BoxTest extends OptInTestCase {

	private const TICKED = array( 'rules' => array( array( 'field' => 'news', 'operator' => 'not-empty', 'value' => '' ) ) );

	protected function setUp(): void {
		parent::setUp();
		$this->ask( array( 'confirm' => 'field', 'field' => 'news' ) );
	}

	public function test_an_entry_needs_no_confirmation_if_the_checkbox_is_unchecked(): void {
		$id = $this->submit();
		self::assertSame( array( 'unread', '', null ), array( $this->stored( $id )['status'] ?? '', $this->stored( $id )['unconfirmed'] ?? '', $this->proof( $id ) ) );
		self::assertSame( array( 'team@example.org' ), $this->mailed() );
	}

	public function test_the_team_is_notified_at_once_of_an_entry_whose_checkbox_is_not_confirmed_yet(): void {
		$answer = $this->answered( array( 'news' => 'on' ) );
		$id     = $this->entryOf( $answer );
		self::assertSame( array( 'unread', 'news' ), array( $this->stored( $id )['status'] ?? '', $this->stored( $id )['unconfirmed'] ?? '' ) );
		$message = $this->resultOf( $answer )['message'];
		self::assertStringContainsString( 'your message has arrived', $message );
		self::assertStringContainsString( 'Please confirm: we have sent an email to ana@example.com.', $message );
		self::assertStringContainsString( '(not confirmed)', $this->sent[1]['message'] );
		self::assertStringContainsString( 'Send me the newsletter.', $this->sent[0]['message'], 'The email contains the confirmed label.' );
		self::assertSame( array( 'ana@example.com', 'team@example.org' ), $this->mailed() );
	}

	public function test_conditions_on_the_checkbox_match_only_after_confirmation_and_no_email_is_sent_twice(): void {
		$this->addWebhook( self::TICKED );
		update_post_meta(
			$this->post,
			'vestibule_form_notifications',
			array( 'list' => array( array( 'id' => 'owner', 'addresses' => 'team@example.org' ), array( 'id' => 'news', 'addresses' => 'news@example.org', 'conditions' => self::TICKED ) ) )
		);
		$id   = $this->submit( array( 'news' => 'on' ) );
		$link = '';
		foreach ( $this->sent as $mail ) {
			$link = 1 === preg_match( '/vestibule_opt_in=([0-9]+\.[0-9a-f]{32})/', $mail['message'], $found ) ? $found[1] : $link;
		}
		self::assertSame( array( array( 'ana@example.com', 'team@example.org' ), 0 ), array( $this->mailed(), $this->deliveries() ) );
		self::assertSame( 303, $this->answerOf( $this->open( $link, 'POST' ) ) );
		self::assertSame( array( array( 'news@example.org' ), 1 ), array( $this->mailed(), $this->deliveries() ) );
		self::assertStringNotContainsString( '(not confirmed)', (string) wp_json_encode( Wired::of( StoredEntries::class )->find( $id )?->answers ) );
		self::assertStringContainsString( 'Newsletter: Send me the newsletter.', $this->proof( $id )['what'] ?? '' );
	}

	public function test_an_expired_link_confirms_nothing_and_does_not_delete_the_entry(): void {
		$id = $this->submit( array( 'news' => 'on' ) );
		preg_match( '/vestibule_opt_in=([0-9.a-f]+)/', $this->sent[0]['message'], $found );
		$this->setClock( '2026-11-28 10:00:00' );
		$answer = $this->open( $found[1] ?? '', 'POST' );
		self::assertSame( 410, $this->answerOf( $answer ) );
		self::assertStringContainsString( 'has expired', $this->words( $answer ) );
		$this->runPurge();
		self::assertSame( 'news', $this->stored( $id )['unconfirmed'] ?? '' );
	}
}
