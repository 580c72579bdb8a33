<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Unsubscribe;

use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\StoredEntries;
use Vestibule\Forms\Unsubscribe\UnsubscribeLink;
use Vestibule\Forms\Unsubscribe\UnsubscribePage;
use Vestibule\Inbox\Notes\Note;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Tests\Outgoing\Mail\NotificationsTestCase;
use Vestibule\Tests\Wired;

/** Link in an email that unsubscribes the sender (docs/notifications.md). */
final class UnsubscribeTest extends NotificationsTestCase {

	/** @param array<string, string> $body */
	private function open( string $link, string $method = 'GET', array $body = array() ): PageAnswer {
		global $wpdb;
		$clock   = $this->site->services->clock;
		$store   = new Store( $wpdb );
		$entries = new EntryTable( $store->database, $clock );
		$changes = new Changes( $entries, $store->transaction() );
		$page    = new UnsubscribePage( new UnsubscribeLink( $store->secret() ), Wired::of( StoredEntries::class ), $entries, $changes, $this->site->services->rates() );
		$answer  = $page->respond( new Request( $method, array( 'vestibule_unsubscribe' => $link ), $body, array(), '203.0.113.7' ) );
		self::assertInstanceOf( PageAnswer::class, $answer );
		return $answer;
	}

	/** @return array{int, string} Entry and the part of its link after the equals sign. */
	private function subscribe(): array {
		$this->notify(
			array( 'id' => 'owner', 'body' => 'For the team: [{unsubscribe}]' ),
			array( 'id' => 'visitor', 'to' => 'field', 'field' => 'email', 'body' => "Thank you.\n\nUnsubscribe: {unsubscribe}" )
		);
		$id = $this->submit();
		self::assertStringNotContainsString( 'vestibule_unsubscribe', $this->sent[0]['message'] );
		$text = $this->sent[1]['message'];
		self::assertSame( 1, preg_match( '/vestibule_unsubscribe=([0-9]+\.[0-9a-f]{32})/', $text, $found ), $text );
		return array( $id, $found[1] ?? '' );
	}

	public function test_only_the_button_on_the_unsubscribe_page_unsubscribes_and_opening_the_page_changes_nothing(): void {
		[ $id, $link ] = $this->subscribe();
		self::assertStringContainsString( 'method="post"', $this->open( $link )->content );
		self::assertSame( 'unread', $this->row( $id )['status'] ?? '' );
		self::assertStringContainsString( 'You have been unsubscribed', $this->open( $link, 'POST' )->content );
		self::assertSame( 'trash', $this->row( $id )['status'] ?? '' );
		self::assertStringContainsString( 'You have been unsubscribed', $this->open( $link )->content );
		$this->open( $link, 'POST' );
		$notes = ( new NoteTable( $this->site->database, $this->site->services->clock ) )->forEntry( $id );
		self::assertSame( array( Note::LEAVE ), array_map( static fn ( Note $note ): string => $note->kind, $notes ), 'A second click adds nothing.' );
		self::assertStringContainsString( 'unsubscribed by the link in an email', (string) wp_json_encode( $notes[0]->data() ) );
	}

	public function test_an_email_has_headers_for_one_click_unsubscribing(): void {
		[ $id, $link ] = $this->subscribe();
		$headers       = $this->sent[1]['headers'];
		self::assertContains( 'List-Unsubscribe: <' . home_url( "/?vestibule_unsubscribe={$link}" ) . '>', $headers );
		self::assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
		self::assertStringNotContainsString( 'List-Unsubscribe', implode( $this->sent[0]['headers'] ) );
		$this->open( $link, 'POST', array( 'List-Unsubscribe' => 'One-Click' ) );
		self::assertSame( 'trash', $this->row( $id )['status'] ?? '' );
	}

	public function test_an_unsubscribe_link_does_not_work_for_another_entry_or_email_address(): void {
		[ $id, $link ] = $this->subscribe();
		self::assertSame( 404, $this->open( ( $id + 1 ) . strstr( $link, '.' ), 'POST' )->status );
		$other = array_replace( (array) json_decode( $this->row( $id )['data'] ?? '', true ), array( 'email' => 'other@example.com' ) );
		$this->site->database->execute( 'UPDATE {submissions} SET data = %s WHERE id = %d', (string) wp_json_encode( $other ), $id );
		self::assertSame( 404, $this->open( $link, 'POST' )->status );
		self::assertSame( 'unread', $this->row( $id )['status'] ?? '' );
	}
}
