<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Tests\Wired;
use WP_REST_Request;

/** Spots of entries that were moved to the Trash or marked as spam while the notice still offers Undo. */
final class HeldPlacesTest extends WaitingListTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		wp_clear_scheduled_hook( 'vestibule_release_places' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function ways(): iterable {
		yield 'an entry moved to the Trash' => array( 'trash', 'restore' );
		yield 'an entry marked as spam' => array( 'spam', 'not-spam' );
	}

	#[DataProvider( 'ways' )]
	public function test_undoing_the_removal_of_an_entry_while_its_notice_is_shown_restores_its_spot_without_an_email( string $to, string $back ): void {
		[ $first, $second, $third ] = $this->queue();
		$answer                     = $this->put( $first, $to );
		self::assertSame( array( $second, $third ), $this->waiting(), 'The spot is not passed on yet.' );
		self::assertSame( array( $first ), $answer['held'] );
		self::assertSame( array( array( 'id' => $second, 'name' => '', 'email' => 'ben@example.org', 'option' => 'Friday' ) ), $answer['next'] );
		self::assertSame( 'good', Wired::of( PlacesCheck::class )->finding()->status );

		self::assertArrayNotHasKey( 'unbooked', $this->put( $first, $back ) );
		$this->settle( $first );
		$this->travel( '+2 minutes' );
		do_action( 'vestibule_release_places' );
		$this->sendMails( $second );
		self::assertSame( array(), $this->mails );
		self::assertSame( array( $second, $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_the_next_entry_is_promoted_when_the_undo_notice_closes(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->settle( $first );
		self::assertSame( array( $third ), $this->waiting() );
		$this->sendMails( $second );
		self::assertSame( array( array( 'ben@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_cron_promotes_the_next_entry_after_a_minute_if_the_screen_was_closed(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$at = wp_next_scheduled( 'vestibule_release_places' );
		self::assertEqualsWithDelta( time() + 60, $at, 5 );
		do_action( 'vestibule_release_places' );
		self::assertSame( array( $second, $third ), $this->waiting(), 'Cron releases nothing before a minute has passed.' );
		$this->travel( '+61 seconds' );
		do_action( 'vestibule_release_places' );
		self::assertSame( array( $third ), $this->waiting() );
		$this->sendMails( $second );
		self::assertCount( 1, $this->mails );
	}

	public function test_cron_is_scheduled_again_until_all_held_spots_are_released(): void {
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

	public function test_restoring_an_entry_into_a_full_form_releases_its_held_spot(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->limit( array( 'entries' => 2 ) );
		do_action( 'vestibule_count_entries', $this->number );
		self::assertSame( array( array( 'id' => $first, 'reason' => 'full' ) ), $this->put( $first, 'restore' )['unbooked'] );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_a_spot_is_held_longer_while_the_undo_notice_stays_open(): void {
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

	public function test_deleting_a_trashed_entry_releases_its_held_spot_at_once(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->erase( $first );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	public function test_trashing_an_entry_via_rest_without_the_hold_option_releases_its_spot_at_once(): void {
		[ $first, , $third ] = $this->queue();
		$request = new WP_REST_Request( 'POST', "/vestibule/v1/entries/{$first}" );
		$request->set_body_params( array( 'status' => 'trash' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( array( $third ), $this->waiting() );
	}

	public function test_an_entry_restored_after_its_spot_was_released_is_reported_as_being_on_the_waiting_list(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->settle( $first );
		self::assertSame( array( array( 'id' => $first, 'reason' => 'waits' ) ), $this->put( $first, 'restore' )['unbooked'] );
		self::assertSame( array( $first, $third ), $this->waiting() );
	}

	public function test_a_trashed_entry_on_the_waiting_list_is_skipped_until_it_is_restored(): void {
		[ $first, $second, $third ] = $this->queue();
		$this->put( $second, 'trash' );
		$this->erase( $first );
		self::assertSame( array( $second ), $this->waiting() );
		self::assertSame( array( array( 'id' => $second, 'reason' => 'waits' ) ), $this->put( $second, 'restore' )['unbooked'] );
		$this->sendMails( $second, $third );
		self::assertSame( array( array( 'eva@example.org' ) ), array_column( $this->mails, 'to' ) );
		$this->assertCounted();
	}

	public function test_a_held_spot_is_released_when_the_entry_is_edited_in_the_trash(): void {
		[ $first, , $third ] = $this->queue();
		$this->put( $first, 'trash' );
		$this->editor()->change( $first, array( 'day' => array( 'Saturday' ) ) );
		$this->put( $first, 'restore' );
		self::assertSame( array( $third ), $this->waiting() );
		$this->assertCounted();
	}

	/** @return array{int, int, int} Entry with the spot on Friday, and two on the waiting list. */
	private function queue(): array {
		$entries = array( $this->enter( 'ana', 'Friday' ), $this->enter( 'ben', 'Friday' ), $this->enter( 'eva', 'Friday' ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		return $entries;
	}

	/** @return array<array-key, mixed> */
	private function put( int $entry, string $to ): array {
		return $this->post( 'status', array( 'ids' => array( $entry ), 'status' => $to, 'places' => 'hold' ) );
	}

	/** Reports that the notice has closed, or that it is kept open. */
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
