<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Pages;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBooking;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\BookingHistory;
use Vestibule\Calendar\Pages\LinkPage;
use Vestibule\Calendar\Pages\PageState;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Page behind a visitor's link to their booking (docs/booking.md). */
final class LinkPageTest extends TestCase {

	private FormSite $site;
	private string $link;
	private int $id;

	/** @var list<BookingChange> Changes reported to listeners. */
	private array $heard = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->site->freeze();
		remove_all_actions( EntryStored::class );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		self::assertSame( 200, $this->site->submit()->status );
		$this->id   = (int) $this->row()['id'];
		$this->link = Wired::of( StoredBookings::class )->link( $this->id );
		foreach ( array( 'moved', 'cancelled' ) as $what ) {
			add_action(
				"vestibule/booking_{$what}",
				function ( BookingChange $change ): void {
					$this->heard[] = $change;
				}
			);
		}
	}

	public function test_a_booking_link_with_a_changed_character_does_not_work(): void {
		$value = $this->value();
		self::assertMatchesRegularExpression( "/^{$this->id}\\.[0-9a-f]{32}$/D", $value );
		self::assertNotNull( $this->open( $value ) );
		foreach ( str_split( $value ) as $place => $sign ) {
			self::assertNull( $this->open( substr_replace( $value, '0' === $sign ? '1' : '0', $place, 1 ) ), "Sign {$place}" );
		}
		foreach ( array( '', "{$value}\n", " {$value}", "{$value}0", strtoupper( $value ), "{$this->id}", "{$this->id}." ) as $other ) {
			self::assertNull( $this->open( $other === $value ? '' : $other ), $other );
		}
	}

	public function test_a_booking_link_cannot_be_built_from_the_stored_row(): void {
		$key = (string) $this->row()['link_key'];
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $key );
		self::assertStringNotContainsString( $key, $this->link );
		$this->site->database->execute( "UPDATE {$this->site->tables->named( 'bookings' )} SET link_key = %s", str_repeat( 'a', 32 ) );
		self::assertNull( $this->open( $this->value() ) );
	}

	public function test_opening_a_booking_link_changes_nothing(): void {
		$before = array( $this->row(), $this->site->rows( $this->site->tables->named( 'booking_changes' ) ) );
		$answer = $this->get();
		self::assertInstanceOf( PageState::class, $answer );
		self::assertSame( 200, $answer->status );
		self::assertSame( $before, array( $this->row(), $this->site->rows( $this->site->tables->named( 'booking_changes' ) ) ) );
	}

	public function test_visitors_can_move_their_booking_and_it_keeps_its_id(): void {
		$start = $this->site->freeStart( 3 );
		self::assertStringContainsString( 'vestibule_done=moved', $this->redirect( $this->post( 'move', array( LinkPage::START => $start ) ) ) );
		$row = $this->row();
		self::assertSame( array( (string) $this->id, 'booked', '1' ), array( $row['id'], $row['status'], $row['sequence'] ) );
		self::assertSame( $start, str_replace( ' ', 'T', (string) $row['start_at'] ) . 'Z' );
		self::assertSame( array( BookingChange::MOVED ), array_column( $this->heard, 'what' ) );
		self::assertNotNull( $this->heard[0]->former );
		self::assertSame( array( 'booked', 'moved' ), array_column( $this->changes(), 'what' ) );
		self::assertSame( array( 'visitor', 'visitor' ), array_column( $this->changes(), 'who' ) );
		self::assertStringContainsString( 'moved', $this->shown( new PageState( done: 'moved' ) ) );
	}

	public function test_moving_a_booking_to_a_time_that_was_booked_in_the_meantime_changes_nothing(): void {
		$start = $this->site->freeStart( 2 );
		$event = $this->site->event();
		$this->site->book->book( $event, new DateTimeImmutable( $start ), 99, 'UTC' );
		$before = $this->row();
		$answer = $this->refused( $this->post( 'move', array( LinkPage::START => $start ) ) );
		self::assertSame( array( 409, $start ), array( $answer->status, $answer->start ) );
		self::assertSame( $before, $this->row() );
		self::assertSame( array(), $this->heard );
	}

	public function test_moving_a_booking_to_a_time_that_is_not_offered_changes_nothing(): void {
		foreach ( array( '', 'soon', '2020-01-01T09:00:00Z', '2099-01-01T09:00:00Z', '2026-12-01T09:07:00Z', str_replace( ' ', 'T', (string) $this->row()['start_at'] ) . 'Z' ) as $start ) {
			self::assertSame( 422, $this->refused( $this->post( 'move', array( LinkPage::START => $start ) ) )->status, $start );
		}
		self::assertSame( '0', $this->row()['sequence'] );
	}

	public function test_visitors_can_cancel_their_booking_and_state_a_reason(): void {
		$start = str_replace( ' ', 'T', (string) $this->row()['start_at'] ) . 'Z';
		self::assertStringContainsString( 'vestibule_done=cancelled', $this->redirect( $this->post( 'cancel', array( LinkPage::REASON => " <b>ill</b>\n" ) ) ) );
		$row = $this->row();
		self::assertSame( array( 'cancelled', null, 'visitor', '1' ), array( $row['status'], $row['seat'], $row['cancel_reason'], $row['sequence'] ) );
		self::assertSame( '<b>ill</b>', $this->heard[0]->note() );
		self::assertTrue( $this->heard[0]->time->isCancelled );
		self::assertSame( $start, $this->site->freeStart(), 'The time is available again.' );
		$page = $this->shown( new PageState( done: 'cancelled' ) );
		self::assertStringContainsString( 'is canceled', $page );
		self::assertStringNotContainsString( '<form', $page );
		self::assertSame( 409, $this->refused( $this->post( 'cancel' ) )->status );
		self::assertSame( 409, $this->refused( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 2 ) ) ) )->status );
		self::assertCount( 1, $this->heard );
	}

	public function test_the_second_of_two_changes_made_on_the_same_page_is_rejected(): void {
		$this->redirect( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 3 ) ) ) );
		$late = $this->refused( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 5 ), LinkPage::SEQUENCE => '0' ) ) );
		self::assertSame( 409, $late->status );
		self::assertSame( '1', $this->row()['sequence'] );
	}

	public function test_the_booking_page_shows_contact_information_after_the_deadline_for_moving_a_booking(): void {
		$meta = get_post_meta( $this->site->event(), 'vestibule_event', true );
		update_post_meta( $this->site->event(), 'vestibule_event', array( 'moveUntil' => 720, 'cancelUntil' => 0 ) + ( is_array( $meta ) ? $meta : array() ) );
		add_filter( 'vestibule/booking_contact', static fn (): string => 'Call <us>' );
		$page = $this->shown( new PageState( first: '2026-01-01' ) );
		self::assertStringContainsString( 'too late to move the appointment here', $page );
		self::assertStringContainsString( 'Call &lt;us&gt;', $page );
		self::assertStringContainsString( 'vestibule-booking__cancel', $page );
		self::assertSame( 422, $this->refused( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 3 ) ) ) )->status );
		self::assertSame( '0', $this->row()['sequence'] );
	}

	public function test_a_past_booking_is_shown_as_over_and_cannot_be_changed(): void {
		$after = new DateTimeImmutable( (string) $this->row()['end_at'] . ' +1 hour' );
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => $after );
		self::assertStringContainsString( 'is over', $this->shown( new PageState() ) );
		self::assertSame( 422, $this->refused( $this->post( 'cancel' ) )->status );
		self::assertSame( 'booked', $this->row()['status'] );
	}

	public function test_wrong_booking_links_and_changes_are_rate_limited(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		$asked = new Request( 'GET', array( StoredBookings::QUERY => '1.x' ), array(), array(), FormSite::ADDRESS );
		for ( $try = 1; $try <= 30; $try++ ) {
			self::assertFalse( $this->page()->isLocked( $asked ) );
		}
		self::assertTrue( $this->page()->isLocked( $asked ) );
		for ( $change = 1; $change <= 5; $change++ ) {
			$this->redirect( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 2 * $change ) ) ) );
		}
		self::assertSame( 429, $this->refused( $this->post( 'cancel' ) )->status );
	}

	public function test_the_booking_page_names_the_time_zone_and_shows_no_personal_data(): void {
		$page = $this->shown( new PageState( first: gmdate( 'Y-m-d' ) ) );
		self::assertStringContainsString( 'New York time', $page );
		self::assertStringContainsString( '<optgroup', $page );
		foreach ( array( 'Ana', 'ana@example.com', 'Stadtb' ) as $typed ) {
			self::assertStringNotContainsString( $typed, $page );
		}
		self::assertStringContainsString( '&lt;i&gt;', $this->shown( new PageState( error: '<i>', reason: '<i>' ) ) );
	}

	public function test_the_history_of_a_booking_is_exported_and_deleted_with_its_entry(): void {
		$this->redirect( $this->post( 'move', array( LinkPage::START => $this->site->freeStart( 3 ) ) ) );
		$this->redirect( $this->post( 'cancel', array( LinkPage::REASON => '<b>ill</b>' ) ) );
		$entry = (int) $this->row()['submission_id'];
		$words = array_column( Wired::of( BookingHistory::class )->ofEntry( $entry ), 'words' );
		self::assertCount( 3, $words );
		self::assertStringStartsWith( 'Moved from ', $words[1] );
		self::assertStringEndsWith( '(by the visitor): <b>ill</b>', $words[2] );
		$data = array_merge( array(), ...array_map( static fn ( BelongsToEntry $one ): array => $one->export( $entry ), BelongsToEntry::all() ) );
		self::assertStringContainsString( '&lt;b&gt;ill&lt;/b&gt;', (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ) );
		( new Changes( new EntryTable( $this->site->database, $this->site->clock ), $this->site->services->store()->transaction() ) )->erase( array( $entry ) );
		self::assertSame( array(), $this->changes() );
	}

	/** @return array<string, string|null> */
	private function row(): array {
		return $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
	}

	/** @return list<array<string, string|null>> */
	private function changes(): array {
		return $this->site->rows( $this->site->tables->named( 'booking_changes' ) );
	}

	private function value(): string {
		parse_str( (string) wp_parse_url( $this->link, PHP_URL_QUERY ), $query );
		self::assertIsString( $query[ StoredBookings::QUERY ] );
		return $query[ StoredBookings::QUERY ];
	}

	private function open( string $value ): ?StoredBooking {
		return Wired::of( StoredBookings::class )->open( $value );
	}

	private function page(): LinkPage {
		return new LinkPage( Wired::of( BookingEditor::class ), Wired::of( Book::class ), $this->site->rates, $this->site->clock );
	}

	private function shown( PageState $state ): string {
		$page    = $this->page();
		$booking = $this->open( $this->value() );
		self::assertNotNull( $booking );
		self::assertInstanceOf( BookedTime::class, $booking->time );
		return $page->content( $booking, new PageState( $state->status, $state->error, $state->done, $state->start, $state->reason, $page->first( $booking, $state->first ) ) );
	}

	private function get(): PageState|string {
		return $this->answer( new Request( 'GET', array( StoredBookings::QUERY => $this->value() ), array(), array(), FormSite::ADDRESS ) );
	}

	/** @param array<string, string> $body */
	private function post( string $action, array $body = array() ): PageState|string {
		$body += array( LinkPage::ACTION => $action, LinkPage::SEQUENCE => (string) $this->row()['sequence'] );
		return $this->answer( new Request( 'POST', array( StoredBookings::QUERY => $this->value() ), $body, array(), FormSite::ADDRESS ) );
	}

	private function answer( Request $request ): PageState|string {
		$booking = $this->page()->open( $request );
		self::assertNotNull( $booking );
		return $this->page()->answer( $booking, $request );
	}

	private function redirect( PageState|string $answer ): string {
		self::assertIsString( $answer, $answer instanceof PageState ? $answer->error : '' );
		return $answer;
	}

	private function refused( PageState|string $answer ): PageState {
		self::assertInstanceOf( PageState::class, $answer );
		self::assertNotSame( '', $answer->error );
		return $answer;
	}
}
