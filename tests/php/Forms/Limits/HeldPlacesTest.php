<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

/** Places of entries that the screen has moved to the Trash or the spam folder, as long as its notice offers Undo. */
final class HeldPlacesTest extends WaitingListTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		wp_clear_scheduled_hook( 'vestibule_release_places' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function ways(): iterable {
		yield 'the Trash' => array( 'trash', 'restore' );
		yield 'spam' => array( 'spam', 'not-spam' );
	}

	#[DataProvider( 'ways' )]
	public function test_undo_within_the_notice_brings_the_place_back_and_emails_no_one( string $to, string $back ): void {
		[ $first, $second, $third ] = $this->queue();
		$answer                     = $this->put( $first, $to );
		self::assertSame( array( $second, $third ), $this->waiting(), 'The place is not passed on yet.' );
		self::assertSame( array( $first ), $answer['held'] );
		self::assertSame( array( array( 'id' => $second, 'name' => '', 'email' => 'ben@example.org', 'option' => 'Friday' ) ), $answer['next'] );
		self::assertSame( 'good', $this->site->parts->placesCheck()->finding()->status );

		self::assertArrayNotHasKey( 'unbooked', $this->put( $first, $back ) );
		$this->settle( $first );
		$this->travel( '+2 minutes' );
		do_action( 'vestibule_release_places' );
		$this->sendMails( $second );
		self::assertSame( array(), $this->mails );
		self::assertSame( array( $second, $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_the_next_entry_is_promoted_when_the_notice_is_over(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->settle( $first );
		self::assertSame( array( $third ), $this->waiting() );
		$this->sendMails( $second );
		self::assertSame( array( array( 'ben@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_cron_promotes_the_next_entry_after_a_minute_when_the_page_was_closed(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$at = wp_next_scheduled( 'vestibule_release_places' );
		self::assertEqualsWithDelta( time() + 60, $at, 5 );
		do_action( 'vestibule_release_places' );
		self::assertSame( array( $second, $third ), $this->waiting(), 'It is too early.' );
		$this->travel( '+61 seconds' );
		do_action( 'vestibule_release_places' );
		self::assertSame( array( $third ), $this->waiting() );
		$this->sendMails( $second );
		self::assertCount( 1, $this->mails );
	}

	public function test_cron_runs_again_until_no_place_is_held(): void {
		[ $first ] = $this->queue();
		$this->put( $first, 'trash' );
		wp_clear_scheduled_hook( 'vestibule_release_places' );
		do_action( 'vestibule_release_places' );
		self::assertIsInt( wp_next_scheduled( 'vestibule_release_places' ) );
		$this->travel( '+61 seconds' );
		wp_clear_scheduled_hook( 'vestibule_release_places' );
		do_action( 'vestibule_release_places' );
		self::assertFalse( wp_next_scheduled( 'vestibule_release_places' ) );
	}

	public function test_an_entry_that_is_restored_into_a_full_form_passes_its_held_place_on(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->limit( array( 'entries' => 2 ) );
		do_action( 'vestibule_count_entries', $this->number );
		self::assertSame( array( array( 'id' => $first, 'reason' => 'full' ) ), $this->put( $first, 'restore' )['unbooked'] );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_a_place_is_held_for_longer_while_the_notice_is_kept_open(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->travel( '+50 seconds' );
		$this->settle( $first, true );
		$this->travel( '+30 seconds' );
		do_action( 'vestibule_release_places' );
		self::assertSame( array( $second, $third ), $this->waiting() );
		$this->put( $first, 'restore' );
		self::assertSame( array( $second, $third ), $this->waiting() );
	}

	public function test_the_daily_purge_promotes_the_next_entry_if_the_scheduled_event_is_lost(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		wp_clear_scheduled_hook( 'vestibule_release_places' );
		$this->travel( '+1 day' );
		do_action( 'vestibule_purge' );
		self::assertSame( array( $third ), $this->waiting() );
	}

	public function test_deleting_a_held_entry_promotes_the_next_one_at_once(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->erase( $first );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_a_program_without_the_choice_passes_the_place_on_at_once(): void {
		[ $first, , $third ] = $this->queue();
		$request = new WP_REST_Request( 'POST', "/vestibule/v1/entries/{$first}" );
		$request->set_body_params( array( 'status' => 'trash' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( array( $third ), $this->waiting() );
	}

	public function test_a_late_restore_says_that_the_entry_waits(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->settle( $first );
		self::assertSame( array( array( 'id' => $first, 'reason' => 'waits' ) ), $this->put( $first, 'restore' )['unbooked'] );
		self::assertSame( array( $first, $third ), $this->waiting() );
	}

	public function test_a_held_entry_on_the_waiting_list_is_passed_over(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $second, 'trash' );
		$this->erase( $first );
		self::assertSame( array( $second ), $this->waiting() );
		self::assertSame( array( array( 'id' => $second, 'reason' => 'waits' ) ), $this->put( $second, 'restore' )['unbooked'] );
		$this->sendMails( $second, $third );
		self::assertSame( array( array( 'eva@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_a_held_entry_that_was_edited_in_the_trash_gives_its_old_place_up(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->editing()->change( $first, array( 'day' => array( 'Saturday' ) ) );
		$this->put( $first, 'restore' );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	/** @return array{int, int, int} An entry with the place on Friday, and two that wait for it. */
	private function queue(): array {
		$entries = array( $this->enter( 'ana', 'Friday' ), $this->enter( 'ben', 'Friday' ), $this->enter( 'eva', 'Friday' ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		return $entries;
	}

	/** @return array<array-key, mixed> */
	private function put( int $entry, string $to ): array {
		return $this->post( 'status', array( 'ids' => array( $entry ), 'status' => $to, 'places' => 'hold' ) );
	}

	/** The notice is over, or a person keeps it open. */
	private function settle( int $entry, bool $is_held = false ): void {
		$this->post( 'places', array( 'ids' => array( $entry ), 'held' => $is_held ) );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<array-key, mixed>
	 */
	private function post( string $route, array $body ): array {
		$request = new WP_REST_Request( 'POST', "/vestibule/v1/entries/{$route}" );
		$request->set_body_params( $body );
		$response = rest_do_request( $request );
		$data     = $response->get_data();
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $data ) );
		self::assertIsArray( $data );
		return $data;
	}
}
