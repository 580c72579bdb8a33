<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use Vestibule\Contract\FormNotifications;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Forms\Withdrawal\LeaveLink;
use Vestibule\Forms\Withdrawal\LeavePage;
use Vestibule\Forms\StoredEntries;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Mail\StandardText;
use Vestibule\Tests\Wired;

/** Senders who leave a waiting list or give up their spot with the link in their emails (docs/limits.md). */
final class WithdrawalTest extends WaitingListTestCase {

	public function test_a_sender_can_use_the_link_to_leave_the_waiting_list_and_the_next_entry_moves_up(): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$answer = $this->send( array( 'email' => 'ben@example.org', 'day' => array( 'Friday', 'Saturday' ) ) );
		$second = self::at( $answer->body, 'data', 'insert_id' );
		self::assertIsInt( $second );
		$third = $this->enter( 'eva', 'Friday' );
		$link  = $this->link( $second );
		$left  = array();
		add_action(
			'vestibule/place_left',
			static function ( int $entry, string $field, string $option, bool $waited ) use ( &$left ): void {
				$left[] = array( $entry, $field, $option, $waited );
			},
			10,
			4
		);

		$page = $this->open( $link );
		self::assertStringContainsString( 'You are on the waiting list for: Friday.', $this->words( $page ) );
		self::assertSame( array( $second, $third ), $this->waiting(), 'A program that only follows the link changes nothing.' );
		$names = $this->names( $page );
		self::assertSame( array( 'wait', 'seat' ), array_map( static fn ( string $name ): string => substr( $name, 0, 4 ), $names ), 'The spot on Saturday can be released, too.' );

		$done = $this->open( $link, $names[0] );
		self::assertIsString( $done );
		self::assertStringEndsWith( "{$link}&vestibule_done=list", $done );
		self::assertSame( array( array( $third ), array( array( $second, 'day', 'Friday', true ) ) ), array( $this->waiting(), $left ) );
		self::assertSame( array( 'email' => 'ben@example.org', 'day' => array( 'Friday (given up)', 'Saturday' ) ), array_intersect_key( $this->table()->find( $second )->data ?? array(), array( 'email' => 1, 'day' => 1 ) ) );
		self::assertSame( array( array( Note::LEAVE, array( array( 'label' => 'Day', 'before' => 'Friday (waiting list)', 'after' => 'Friday (given up)' ) ) ) ), $this->history( $second ) );
		self::assertStringContainsString( 'You are no longer on the waiting list.', $this->words( $this->open( $link, done: 'list' ) ) );

		$this->change( array( $first ), 'trash' );
		$this->sendMails( $second, $third );
		self::assertSame( array( array( 'eva@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_the_response_to_a_submission_contains_no_link_for_leaving_the_waiting_list(): void {
		$this->enter( 'ana', 'Friday' );
		$answer = $this->send( array( 'email' => 'stranger@example.org', 'day' => array( 'Friday' ) ) );
		self::assertStringContainsString( 'You are on the waiting list for: Friday.', self::text( $answer->body, 'data', 'result', 'message' ) );
		self::assertStringNotContainsString( 'vestibule_leave', (string) wp_json_encode( $answer->body ) );
	}

	public function test_a_spot_released_with_a_leave_link_goes_to_the_next_sender_and_an_email_is_sent(): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$third  = $this->enter( 'eva', 'Friday' );
		$this->change( array( $first ), 'trash' );
		$this->sendMails( $second );
		self::assertStringContainsString( 'give it up here so that someone else can have it: http', $this->mails[0]['message'] );
		$link  = self::linkIn( $this->mails[0]['message'] );
		$page  = $this->open( $link );
		$names = $this->names( $page );
		self::assertStringContainsString( 'You have a spot: Friday.', $this->words( $page ) );
		self::assertStringEndsWith( '&vestibule_done=place', $this->words( $this->open( $link, $names[0] ) ) );
		$this->sendMails( $second, $third );
		self::assertSame( array( array( 'eva@example.org' ) ), array_column( $this->mails, 'to' ) );
		self::assertSame( array(), $this->waiting() );
		self::assertSame( 'Friday', self::at( $this->history( $second ), '0', '1', '0', 'before' ) );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );
		$this->assertCounted();

		foreach ( array( 'once more' => $names[0], 'something else' => 'wait:' . str_repeat( '0', 32 ), 'of no kind' => "x' OR 1=1", 'nothing' => '' ) as $what => $name ) {
			$again = $this->open( $link, $name );
			self::assertSame( 409, $again instanceof PageAnswer ? $again->status : 303, $what );
			self::assertStringContainsString( 'This was changed in the meantime.', $this->words( $again ) );
		}
		self::assertStringContainsString( 'You are not on a waiting list', $this->words( $this->open( $link ) ) );
		self::assertCount( 1, $this->history( $second ) );
		$this->assertCounted();
	}

	public function test_a_sender_who_was_promoted_after_opening_the_page_sees_the_spot_and_keeps_it(): void {
		$first  = $this->enter( 'ana', 'Friday' );
		$second = $this->enter( 'ben', 'Friday' );
		$link   = $this->link( $second );
		$names  = $this->names( $this->open( $link ) );
		$this->change( array( $first ), 'trash' );
		$page = $this->open( $link, $names[0] );
		self::assertSame( 409, $page instanceof PageAnswer ? $page->status : 303 );
		self::assertStringContainsString( 'You have a spot: Friday.', $this->words( $page ) );
		self::assertSame( array(), $this->history( $second ) );
	}

	public function test_a_leave_link_does_not_work_if_it_was_altered_or_the_entry_has_a_new_email_address(): void {
		$this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$other = $this->enter( 'eva', 'Friday' );
		$link  = $this->link( $entry );
		$name  = $this->names( $this->open( $link ) )[0];
		$wrong = array( substr_replace( $link, '0' === $link[-1] ? '1' : '0', -1 ), "{$link}0", "{$entry}.", $other . strstr( $link, '.' ), '0.' . str_repeat( 'a', 32 ), '', 'x' );
		foreach ( $wrong as $given ) {
			foreach ( array( null, $name ) as $posted ) {
				$page = $this->open( $given, $posted );
				self::assertSame( 404, $page instanceof PageAnswer ? $page->status : 303, $given );
				self::assertStringContainsString( 'This link does not work.', $this->words( $page ) );
			}
		}
		$this->editor()->change( $entry, array( 'email' => 'new@example.org' ) );
		self::assertStringContainsString( 'This link does not work.', $this->words( $this->open( $link, $name ) ), 'The entry has another email address now.' );
		self::assertSame( array( $entry, $other ), $this->waiting() );
	}

	public function test_an_ip_address_that_tries_many_wrong_leave_links_is_blocked(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		for ( $try = 0; $try < 30; $try++ ) {
			self::assertInstanceOf( PageAnswer::class, $this->open( '7.' . str_repeat( 'a', 32 ) ) );
		}
		$this->expectException( Refused::class );
		$this->open( '7.' . str_repeat( 'a', 32 ) );
	}

	public function test_the_leave_link_of_a_trashed_or_deleted_entry_changes_nothing(): void {
		$this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$link  = $this->link( $entry );
		$name  = $this->names( $this->open( $link ) )[0];
		$this->change( array( $entry ), 'trash' );
		foreach ( array( null, $name ) as $posted ) {
			try {
				$this->open( $link, $posted );
				self::fail( 'The link of a trashed entry worked.' );
			} catch ( Refused $refused ) {
				self::assertSame( 410, $refused->status );
			}
		}
		self::assertSame( array( $entry => 'waits' ), $this->change( array( $entry ), 'restore' ) );
		self::assertStringContainsString( 'You are on the waiting list for: Friday.', $this->words( $this->open( $link ) ) );
		$this->erase( $entry );
		self::assertStringContainsString( 'the entry was deleted', $this->words( $this->open( $link, $name ) ) );
		$this->assertCounted();
	}

	public function test_an_entry_that_left_the_waiting_list_returns_only_if_its_option_is_chosen_again(): void {
		$this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$link  = $this->link( $entry );
		$this->open( $link, $this->names( $this->open( $link ) )[0] );
		$this->editor()->change( $entry, array( 'code' => 'x' ) );
		$this->change( array( $entry ), 'trash' );
		self::assertSame( array(), $this->change( array( $entry ), 'restore' ) );
		self::assertSame( array(), $this->waiting() );
		$this->editor()->change( $entry, array( 'day' => array( 'Friday' ) ) );
		self::assertSame( array( $entry ), $this->waiting(), 'An editor puts the entry back on the list.' );
	}

	public function test_an_entry_stays_on_the_waiting_list_if_its_history_cannot_be_written(): void {
		$this->enter( 'ana', 'Friday' );
		$entry = $this->enter( 'ben', 'Friday' );
		$link  = $this->link( $entry );
		$name  = $this->names( $this->open( $link ) )[0];
		$break = static fn ( string $sql ): string => str_contains( $sql, 'entry_notes' ) && str_starts_with( $sql, 'INSERT' ) ? 'INSERT INTO no_such_table VALUES (1)' : $sql;
		add_filter( 'query', $break );
		try {
			$this->open( $link, $name );
			self::fail( 'The database error was ignored.' );
		} catch ( StorageFault ) {
			remove_filter( 'query', $break );
		}
		self::assertSame( array( array( $entry ), array( 'Friday' ) ), array( $this->waiting(), $this->table()->find( $entry )->data['day'] ?? null ) );
		$this->assertCounted();
	}

	public function test_only_emails_to_senders_on_the_waiting_list_contain_the_leave_link(): void {
		update_post_meta(
			$this->post,
			PostSettings::key( FormNotifications::CONTRACT ),
			array(
				'list' => array(
					array( 'id' => 'owner', 'addresses' => 'team@example.org', 'body' => 'Hello {waiting.leave}' ),
					array( 'id' => 'visitor', 'to' => 'field' ),
				),
			)
		);
		$has   = $this->enter( 'ana', 'Friday' );
		$waits = $this->enter( 'ben', 'Friday' );
		$texts = array();
		foreach ( array( $has, $waits ) as $entry ) {
			$this->sendFirst( $entry );
			$texts[] = array_column( $this->mails, 'message' );
		}
		self::assertSame( array( false, false, false, true ), array_map( static fn ( string $text ): bool => str_contains( $text, 'vestibule_leave=' ), array_merge( ...$texts ) ) );
		self::assertStringContainsString( 'Leave the waiting list: http', $texts[1][1] ?? '' );
		self::assertStringNotContainsString( 'Leave the waiting list', $texts[0][1] ?? 'Leave the waiting list' );
		self::assertStringNotContainsString( 'waiting.leave', ( new StandardText() )->body( true ), 'Emails of forms without a waiting list do not mention leaving.' );
	}

	/** Sends the emails of a new entry, which the plugin does at the end of the request. */
	private function sendFirst( int $entry ): void {
		$this->mails = array();
		Wired::of( Notifier::class )->sendNew( Wired::of( StoredEntries::class )->find( $entry ) ?? self::fail() );
	}

	/** @param string|null $name Name of what is released. Null only opens the page. */
	private function open( string $link, ?string $name = null, string $done = '' ): PageAnswer|string {
		$query = array( 'vestibule_leave' => $link ) + array_filter( array( 'vestibule_done' => $done ) );
		return Wired::of( LeavePage::class )->respond( new Request( null === $name ? 'GET' : 'POST', $query, null === $name ? array() : array( LeavePage::FROM => $name ), array(), '203.0.113.7' ) );
	}

	private function words( PageAnswer|string $answer ): string {
		return $answer instanceof PageAnswer ? html_entity_decode( wp_strip_all_tags( $answer->content ), ENT_QUOTES ) : $answer;
	}

	/** @return list<string> Posted names of the buttons. */
	private function names( PageAnswer|string $page ): array {
		self::assertInstanceOf( PageAnswer::class, $page );
		preg_match_all( '/(?:wait|seat):[0-9a-f]{32}/', html_entity_decode( $page->content, ENT_QUOTES ), $found );
		self::assertNotSame( array(), $found[0] );
		return $found[0];
	}

	private function link( int $entry ): string {
		return self::linkIn( Wired::of( LeaveLink::class )->url( Wired::of( StoredEntries::class )->find( $entry ) ?? self::fail() ) );
	}

	private static function linkIn( string $text ): string {
		self::assertSame( 1, preg_match( '/vestibule_leave=([0-9]+\.[0-9a-f]{32})/', $text, $found ) );
		return $found[1] ?? '';
	}

	/** @return list<array{string, array<mixed>}> */
	private function history( int $entry ): array {
		return array_map( static fn ( Note $note ): array => array( $note->kind, $note->data() ), $this->notes()->forEntry( $entry ) );
	}

	private function notes(): NoteTable {
		return new NoteTable( $this->site->database, $this->site->clock );
	}
}
