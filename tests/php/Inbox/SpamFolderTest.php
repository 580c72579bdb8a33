<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use DateTimeImmutable;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\StoredEntry;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Outgoing\Mail\MailLog;
use Vestibule\Tests\Wired;

/** Spam folder: entries that are moved in and out, with their notifications and bookings (docs/spam.md). */
final class SpamFolderTest extends EntriesTestCase {

	/** @var list<int> Entries that were announced as new. */
	private array $announced = array();

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( '2026-11-22 09:00:00 UTC' ) );
		remove_all_actions( EntryStored::class );
		add_action( 'vestibule/form_submitted', $this->announce( ... ) );
	}

	public function test_the_spam_folder_is_a_separate_list_with_its_own_count_and_a_reason_for_each_entry(): void {
		$spam = $this->spam( 'links:7' );
		$good = $this->entry();
		self::assertSame( array( $good ), $this->listed( array() ) );
		self::assertSame( array( $spam ), $this->listed( array( 'status' => 'spam' ) ) );
		$counts = $this->data( $this->call( 'GET', self::ROUTE . '/overview' ) )['counts'];
		self::assertSame( array( 'any' => 1, 'unread' => 1, 'read' => 0, 'unconfirmed' => 0, 'spam' => 1, 'trash' => 0 ), $counts );
		add_filter( 'vestibule/spam_reason', static fn ( string $words, string $stored ): string => "Because of {$stored}", 20, 2 );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . "/{$spam}" ) );
		self::assertSame( array( 'spam', 'Because of links:7' ), array( $entry['status'], $entry['spamReason'] ) );
	}

	public function test_an_entry_marked_as_not_spam_becomes_unread_and_fires_the_action_only_once(): void {
		$id = $this->spam();
		$this->mark( $id, 'not-spam' );
		$this->mark( $id, 'not-spam' );
		self::assertSame( 'unread', $this->statusOf( $id ) );
		self::assertSame( array( '', null ), array( $this->row( $id )['spam_reason'] ?? null, $this->row( $id )['spam_at'] ?? null ) );
		$this->mark( $id, 'spam' );
		$this->mark( $id, 'not-spam' );
		self::assertSame( array( $id ), $this->announced );
	}

	public function test_restoring_an_entry_that_was_marked_as_spam_by_hand_does_not_fire_the_action(): void {
		$read = $this->entry( row: array( 'status' => 'read' ) );
		$this->mark( $read, 'spam' );
		self::assertSame( array( 'spam', 'Manually marked as spam' ), array( $this->statusOf( $read ), $this->data( $this->call( 'GET', self::ROUTE . "/{$read}" ) )['spamReason'] ) );
		$this->mark( $read, 'not-spam' );
		self::assertSame( 'read', $this->statusOf( $read ) );
		self::assertSame( array(), $this->announced );
	}

	public function test_marking_an_entry_as_spam_cancels_its_booking_and_unmarking_it_reports_if_the_time_is_booked(): void {
		$free  = $this->entry();
		$taken = $this->entry();
		$this->booking( $free, '2026-12-01 09:00:00' );
		$this->booking( $taken, '2026-12-02 09:00:00' );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $free, $taken ), 'status' => 'spam' ) );
		self::assertSame( array( 'cancelled', 'spam' ), $this->appointment( $free ) );
		$other = $this->entry();
		$this->booking( $other, '2026-12-02 09:00:00' );
		$answer = $this->data( $this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $free, $taken ), 'status' => 'not-spam' ) ) );
		self::assertSame( array( array( 'id' => $taken, 'reason' => 'taken' ) ), $answer['unbooked'] ?? null );
		self::assertSame( array( array( 'booked', '' ), array( 'cancelled', 'taken' ), array( 'booked', '' ) ), array_map( $this->appointment( ... ), array( $free, $taken, $other ) ) );
	}

	public function test_spam_in_the_trash_is_restored_as_spam(): void {
		$id = $this->spam();
		$this->mark( $id, 'trash' );
		$this->mark( $id, 'spam' );
		self::assertSame( 'trash', $this->statusOf( $id ) );
		$this->mark( $id, 'restore' );
		self::assertSame( 'spam', $this->statusOf( $id ) );
		$this->mark( $id, 'trash' );
		$this->mark( $id, 'read' );
		self::assertSame( array( 'read', array( $id ) ), array( $this->statusOf( $id ), $this->announced ) );
	}

	public function test_spam_can_be_deleted_permanently(): void {
		$id = $this->spam();
		self::assertSame( 200, $this->call( 'DELETE', self::ROUTE . "/{$id}" )->get_status() );
		self::assertNull( $this->statusOf( $id ) );
	}

	public function test_cron_deletes_spam_after_thirty_days(): void {
		$old   = $this->spam( at: '2026-10-22 09:00:00' );
		$young = $this->spam( at: '2026-10-25 09:00:00' );
		$good  = $this->entry( row: array( 'created_at' => '2020-01-01 00:00:00' ) );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( array( null, 'spam', 'unread' ), array_map( $this->statusOf( ... ), array( $old, $young, $good ) ) );
		update_option( 'vestibule_spam', array( 'keepDays' => 0 ) );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( '2027-11-22 09:00:00 UTC' ), 20 );
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Ours.
		self::assertSame( 'spam', $this->statusOf( $young ) );
	}

	public function test_emails_for_a_spam_entry_are_planned_only_after_it_is_marked_as_not_spam(): void {
		$id  = $this->spam();
		$log = Wired::of( MailLog::class );
		self::assertSame( array(), $log->unplanned() );
		$this->mark( $id, 'not-spam' );
		self::assertSame( array( $id ), $log->unplanned() );
	}

	private function spam( string $reason = 'links:7', string $at = '2026-11-21 09:00:00' ): int {
		return $this->entry( row: array( 'status' => 'spam', 'spam_reason' => $reason, 'spam_at' => $at, 'mail_status' => 'pending' ) );
	}

	private function announce( StoredEntry $entry ): void {
		$this->announced[] = $entry->id;
	}

	private function mark( int $id, string $status ): void {
		self::assertSame( 200, $this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => $status ) )->get_status() );
	}

	/** @return array{mixed, mixed} */
	private function appointment( int $id ): array {
		$appointment = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) )['appointment'];
		self::assertIsArray( $appointment );
		return array( $appointment['status'], $appointment['cancelReason'] );
	}
}
