<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\OptIn;

use Vestibule\Contract\FormLimits;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Forms\EmailConfirmation\LapsedEntries;
use Vestibule\Inbox\EntryCatalog;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Wired;

/** Invalid confirmation links, and confirmation by the team (docs/form-data.md). */
final class LinkTest extends OptInTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->ask( array( 'confirm' => 'entry' ) );
	}

	public function test_a_confirmation_link_that_was_altered_or_belongs_to_a_deleted_entry_does_not_work(): void {
		$id   = $this->submit();
		$link = $this->link();
		foreach ( array( substr_replace( $link, '0' === $link[-1] ? '1' : '0', -1 ), "{$link}0", strtoupper( $link ), "{$id}.", '', 'x' ) as $wrong ) {
			if ( $wrong !== $link ) {
				$answer = $this->open( $wrong, 'POST' );
				self::assertSame( 404, $this->answerOf( $answer ), $wrong );
				self::assertStringContainsString( 'This link does not work.', $this->words( $answer ) );
			}
		}
		Wired::of( LapsedEntries::class );
		$this->signIn( 'administrator' );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'trash' ) );
		self::assertSame( 200, $this->call( 'DELETE', self::ROUTE . "/{$id}" )->get_status() );
		self::assertSame( 404, $this->answerOf( $this->open( $link ) ) );
	}

	public function test_an_ip_address_that_tries_many_wrong_confirmation_links_is_blocked(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		for ( $try = 0; $try < 30; $try++ ) {
			self::assertSame( 404, $this->answerOf( $this->open( '7.' . str_repeat( 'a', 32 ) ) ) );
		}
		$this->expectException( Refused::class );
		$this->open( '7.' . str_repeat( 'a', 32 ) );
	}

	public function test_a_confirmation_link_works_only_for_the_email_address_that_it_was_sent_to(): void {
		$id   = $this->submit();
		$link = $this->link();
		$this->mailed();
		$this->signIn( 'administrator' );
		$this->call( 'POST', self::ROUTE . "/{$id}/answers", array( 'values' => array( 'email' => 'other@example.com' ) ) );
		self::assertSame( 410, $this->answerOf( $this->open( $link, 'POST' ) ) );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$id}/opt-in/mail" )->get_status() );
		self::assertSame( 404, $this->answerOf( $this->open( $link, 'POST' ) ), 'The old link no longer works.' );
		$fresh = $this->link();
		self::assertSame( array( 'other@example.com' ), $this->mailed() );
		self::assertSame( 303, $this->answerOf( $this->open( $fresh, 'POST' ) ) );
	}

	public function test_an_administrator_can_resend_the_confirmation_email_five_times_and_the_deadline_is_extended(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		$id = $this->submit();
		$this->mailed();
		$this->signIn( 'administrator' );
		$this->setClock( '2026-11-30 10:00:00' );
		for ( $time = 0; $time < 5; $time++ ) {
			self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$id}/opt-in/mail" )->get_status() );
		}
		self::assertSame( 429, $this->call( 'POST', self::ROUTE . "/{$id}/opt-in/mail" )->get_status() );
		self::assertSame( '2026-12-07 10:00:00', $this->proof( $id )['expires_at'] ?? '' );
		$link = $this->link();
		self::assertCount( 5, $this->mailed() );
		self::assertSame( 303, $this->answerOf( $this->open( $link, 'POST' ) ) );
		self::assertSame( 409, $this->call( 'POST', self::ROUTE . "/{$id}/opt-in/mail" )->get_status() );
	}

	public function test_an_administrator_can_confirm_an_entry_and_the_entry_shows_who_confirmed_it(): void {
		$id   = $this->submit();
		$link = $this->link();
		$this->mailed();
		$this->signIn( 'administrator' );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'trash' ) );
		self::assertSame( 409, $this->call( 'POST', self::ROUTE . "/{$id}/opt-in" )->get_status() );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'restore' ) );
		$this->setClock( '2026-12-24 10:00:00' );
		$entry = $this->data( $this->call( 'POST', self::ROUTE . "/{$id}/opt-in" ) );
		$this->end();
		self::assertSame( array( 'team@example.org' ), $this->mailed() );
		self::assertSame( array( 'confirmed', 'hand', wp_get_current_user()->display_name ), array_values( array_intersect_key( (array) $entry['optIn'], array( 'state' => 0, 'by' => 0, 'user' => 0 ) ) ) );
		self::assertSame( array( 'unread', null ), array( $entry['status'], $entry['deletion'] ) );
		self::assertStringContainsString( 'already confirmed', $this->words( $this->open( $link ) ) );
		$export = $this->call( 'POST', self::ROUTE . '/export', array( 'format' => 'csv' ) );
		self::assertSame( 200, $export->get_status() );
	}

	public function test_an_entry_confirmed_by_the_team_uses_a_spot_again(): void {
		update_post_meta( $this->post, PostSettings::key( FormLimits::CONTRACT ), array( 'onePer' => 'email', 'entries' => 1 ) );
		$first = $this->submit();
		$this->submit( array( 'message' => 'The place of this address moves here' ) );
		$this->signIn( 'administrator' );
		self::assertSame( 200, $this->call( 'POST', self::ROUTE . "/{$first}/opt-in" )->get_status() );
		self::assertSame( 'unread', $this->stored( $first )['status'] ?? '' );
		self::assertSame( 409, $this->answered( array( 'email' => 'ben@example.com' ) )->status );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );
	}

	public function test_an_administrator_sees_an_error_when_the_confirmation_email_cannot_be_resent(): void {
		$id = $this->submit();
		$this->signIn( 'administrator' );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$answer = $this->call( 'POST', self::ROUTE . "/{$id}/opt-in/mail" );
		self::assertSame( 502, $answer->get_status() );
		self::assertSame( 'vestibule_mail_failed', $this->data( $answer )['code'] );
	}

	public function test_the_csv_export_contains_when_and_how_an_entry_was_confirmed(): void {
		$id = $this->submit();
		$this->open( $this->link(), 'POST' );
		$catalog = Wired::of( EntryCatalog::class );
		$csv     = implode( '', iterator_to_array( $catalog->export( array( 'form' => $this->number ), 'csv' ), false ) );
		self::assertStringContainsString( '"confirmation","confirmed_at","confirmed_by"', $csv );
		self::assertStringContainsString( '"Sign up","2026-11-21T10:00:00Z","link"', $csv );
		self::assertGreaterThan( 0, $id );
	}
}
