<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Entries\BookingChange;

/** Changes that the team makes to bookings: move, cancel, restore and no-show. */
final class ChangeTest extends OwnerTestCase {

	public function test_the_team_can_move_a_booking_to_any_unbooked_time_even_outside_of_opening_hours(): void {
		$this->bookings->setClock( '2026-12-01 08:00:00' );
		$host  = $this->bookings->addHost( 'Ada', array( 'ownHours' => true, 'hours' => array() ) );
		$event = $this->bookings->addEvent( array( 'hosts' => array( $host ), 'notice' => 10_000, 'horizon' => 1, 'dayLimit' => 1 ) );
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-01 09:00:00', $entry, array( 'event_id' => $event, 'host_id' => $host ) );
		$this->booked( '2026-12-06 10:00:00', 0, array( 'event_id' => $event, 'host_id' => $host ) );
		$row = $this->done( $id, 'move', array( 'start' => '2026-12-06T20:10:00Z', 'sequence' => 0 ) );
		self::assertSame( array( $id, '2026-12-06T20:10:00Z', '2026-12-06T21:10:00Z', 1, 'booked' ), array( $row['id'], $row['start'], $row['end'], $row['sequence'], $row['status'] ) );
		$user = wp_get_current_user();
		self::assertSame( array( "({$user->display_name})" ), $this->who( $row ) );
		self::assertSame( array( 'moved-owner', 'moved-visitor' ), $this->mails( $entry ) );
	}

	public function test_changing_a_booking_without_notifying_the_visitor_sends_emails_only_to_the_team(): void {
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		$this->done( $id, 'move', array( 'start' => '2026-12-03T09:00:00Z', 'notify' => false ) );
		$this->done( $id, 'cancel', array( 'notify' => false, 'note' => 'Ill' ) );
		self::assertSame( array( 'cancelled-owner', 'moved-owner' ), $this->mails( $entry ) );
	}

	public function test_a_booking_can_be_moved_to_another_host_at_the_same_time(): void {
		$ada   = $this->bookings->addHost( 'Ada' );
		$bob   = $this->bookings->addHost( 'Bob' );
		$event = $this->bookings->addEvent( array( 'hosts' => array( $ada, $bob ) ) );
		$id    = $this->booked( '2026-12-02 09:00:00', 0, array( 'event_id' => $event, 'host_id' => $ada ) );
		$row   = $this->done( $id, 'move', array( 'start' => '2026-12-02T09:00:00Z', 'host' => $bob ) );
		self::assertSame( array( 'id' => $bob, 'name' => 'Bob' ), $row['host'] );
		self::assertSame( 422, $this->call( 'POST', self::BOOKINGS . "/{$id}/move", array( 'start' => '2026-12-02T09:00:00Z', 'host' => $bob ) )->get_status() );
		$row = $this->done( $id, 'move', array( 'start' => '2026-12-02T10:00:00Z' ) );
		self::assertSame( array( 'id' => $bob, 'name' => 'Bob' ), $row['host'], 'The host is unchanged if the move names none.' );
	}

	public function test_a_booking_cannot_be_moved_to_a_booked_time(): void {
		$id = $this->booked( '2026-12-02 09:00:00' );
		$this->booked( '2026-12-02 11:00:00' );
		foreach ( array( '2026-12-02T11:00:00Z', '2026-12-02T10:30:00Z' ) as $start ) {
			$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/move", array( 'start' => $start ) );
			self::assertSame( array( 409, 'vestibule_time_taken' ), array( $answer->get_status(), $this->data( $answer )['code'] ) );
		}
		self::assertSame( array( '2026-12-02T09:00:00Z', 0, array() ), array( $this->one( $id )['start'], $this->one( $id )['sequence'], $this->one( $id )['history'] ) );
	}

	public function test_a_booking_cannot_be_moved_to_a_blocked_time(): void {
		$id = $this->booked( '2026-12-02 09:00:00' );
		$this->call( 'POST', '/vestibule/v1/blocks', array( 'event' => $this->event, 'from' => '2026-12-02T11:00:00Z', 'to' => '2026-12-02T12:00:00Z' ) );
		self::assertSame( 409, $this->call( 'POST', self::BOOKINGS . "/{$id}/move", array( 'start' => '2026-12-02T11:00:00Z' ) )->get_status() );
	}

	public function test_a_change_to_an_outdated_booking_fails_with_409_and_returns_the_current_booking(): void {
		$id = $this->booked( '2026-12-02 09:00:00', 0, array( 'sequence' => 3 ) );
		foreach ( array( 'move' => array( 'start' => '2026-12-03T09:00:00Z' ), 'cancel' => array(), 'missed' => array( 'missed' => true ) ) as $what => $body ) {
			$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/{$what}", $body + array( 'sequence' => 2 ) );
			$data   = $this->data( $answer );
			self::assertSame( array( 409, 'vestibule_booking_changed' ), array( $answer->get_status(), $data['code'] ) );
			self::assertSame( 3, ( (array) ( (array) $data['data'] )['booking'] )['sequence'] ?? null );
		}
		$this->done( $id, 'cancel', array( 'sequence' => 3 ) );
		self::assertSame( 409, $this->call( 'POST', self::BOOKINGS . "/{$id}/restore", array( 'sequence' => 3 ) )->get_status() );
		foreach ( array( 'move' => array( 'start' => '2026-12-03T09:00:00Z' ), 'cancel' => array(), 'missed' => array() ) as $what => $body ) {
			self::assertSame( 409, $this->call( 'POST', self::BOOKINGS . "/{$id}/{$what}", $body )->get_status() );
		}
	}

	public function test_a_canceled_time_can_be_booked_again_at_once_and_the_history_contains_the_reason(): void {
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		$row   = $this->done( $id, 'cancel', array( 'note' => 'Ill' ) );
		self::assertSame( array( 'cancelled', 1 ), array( $row['status'], $row['sequence'] ) );
		self::assertStringEndsWith( ': Ill', $this->last( $row ) );
		self::assertSame( array( 'cancelled-owner', 'cancelled-visitor' ), $this->mails( $entry ) );
		self::assertSame( 200, $this->call( 'POST', self::BOOKINGS . '/' . $this->booked( '2026-12-03 09:00:00' ) . '/move', array( 'start' => '2026-12-02T09:00:00Z' ) )->get_status() );
	}

	public function test_a_canceled_booking_can_be_restored_while_its_time_is_available(): void {
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		$this->done( $id, 'cancel', array( 'notify' => false ) );
		$told = did_action( 'vestibule/booking_restored' );
		$row  = $this->done( $id, 'restore', array( 'sequence' => 1 ) );
		self::assertSame( array( 'booked', 2, '2026-12-02T09:00:00Z' ), array( $row['status'], $row['sequence'], $row['start'] ) );
		self::assertStringStartsWith( 'Restored for', $this->last( $row ) );
		self::assertCount( 2, (array) $row['history'] );
		self::assertSame( $told + 1, did_action( 'vestibule/booking_restored' ) );
		self::assertSame( array( 'cancelled-owner', 'restored-owner', 'restored-visitor' ), $this->mails( $entry ) );
		self::assertSame( 409, $this->call( 'POST', self::BOOKINGS . '/' . $this->booked( '2026-12-03 09:00:00' ) . '/move', array( 'start' => '2026-12-02T09:00:00Z' ) )->get_status() );
	}

	public function test_restoring_a_booking_without_notifying_the_visitor_sends_an_email_only_to_the_team(): void {
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		$this->done( $id, 'cancel', array( 'notify' => false ) );
		$this->done( $id, 'restore', array( 'notify' => false ) );
		self::assertSame( array( 'cancelled-owner', 'restored-owner' ), $this->mails( $entry ) );
	}

	public function test_a_canceled_booking_cannot_be_restored_if_its_time_is_booked_or_blocked(): void {
		$taken = array(
			'booked'    => fn (): int => $this->booked( '2026-12-02 09:00:00' ),
			'overlaps'  => fn (): int => $this->booked( '2026-12-02 09:30:00' ),
			'taken out' => fn (): mixed => $this->call( 'POST', '/vestibule/v1/blocks', array( 'event' => $this->event, 'from' => '2026-12-02T09:00:00Z', 'to' => '2026-12-02T10:00:00Z' ) ),
		);
		foreach ( $taken as $how => $take ) {
			$this->event = $this->bookings->addEvent();
			$entry       = $this->entry();
			$id          = $this->booked( '2026-12-02 09:00:00', $entry );
			$before      = $this->done( $id, 'cancel', array( 'notify' => false ) );
			$take();
			$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/restore" );
			self::assertSame( array( 409, 'vestibule_time_taken' ), array( $answer->get_status(), $this->data( $answer )['code'] ), $how );
			self::assertSame( $before, $this->one( $id ), $how );
			self::assertSame( array( 'cancelled-owner' ), $this->mails( $entry ), $how );
		}
	}

	public function test_a_past_booking_or_a_booking_with_a_trashed_entry_cannot_be_restored(): void {
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		$this->done( $id, 'cancel', array() );
		$statuses = array();
		foreach ( array( array( 'trash', '08:00' ), array( 'read', '09:00' ), array( 'read', '08:59' ) ) as [ $status, $time ] ) {
			$this->bookings->storage->database->execute( "UPDATE {$this->bookings->storage->tables->named( 'submissions' )} SET status = %s WHERE id = %d", $status, $entry );
			$this->bookings->setClock( "2026-12-02 {$time}:00" );
			$statuses[] = $this->call( 'POST', self::BOOKINGS . "/{$id}/restore" )->get_status();
		}
		self::assertSame( array( 422, 422, 200 ), $statuses );
	}

	public function test_marking_a_booking_as_a_no_show_keeps_its_time_booked_and_can_be_undone(): void {
		$told = array();
		add_action(
			'vestibule/booking_missed',
			static function ( BookingChange $change ) use ( &$told ): void {
				$told[] = $change->what;
			}
		);
		$this->bookings->setClock( '2026-12-02 09:10:00' );
		$entry = $this->entry();
		$id    = $this->booked( '2026-12-02 09:00:00', $entry );
		self::assertSame( 'missed', $this->done( $id, 'missed', array() )['status'] );
		self::assertSame( array( $id ), $this->found( array( 'status' => array( 'missed' ) ) ) );
		$this->bookings->setClock( '2026-12-02 08:10:00' );
		self::assertSame( 409, $this->call( 'POST', self::BOOKINGS . '/' . $this->booked( '2026-12-03 09:00:00' ) . '/move', array( 'start' => '2026-12-02T09:00:00Z' ) )->get_status() );
		$row = $this->done( $id, 'missed', array( 'missed' => false ) );
		self::assertSame( array( 'booked', 2 ), array( $row['status'], $row['sequence'] ) );
		self::assertCount( 2, (array) $row['history'] );
		self::assertSame( array( 'missed', 'attended' ), $told );
		self::assertSame( array(), $this->mails( $entry ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, int, string}> */
	public static function refused(): iterable {
		yield 'a day that does not exist' => array( 'move', array( 'start' => '2026-02-30T09:00:00Z' ), 422, 'start' );
		yield 'a time with an offset' => array( 'move', array( 'start' => '2026-12-03T09:00:00+01:00' ), 422, 'start' );
		yield 'a time with seconds' => array( 'move', array( 'start' => '2026-12-03T09:00:30Z' ), 422, 'start' );
		yield 'a past time' => array( 'move', array( 'start' => '2026-12-01T07:00:00Z' ), 422, 'start' );
		yield 'a time too far in the future' => array( 'move', array( 'start' => '2076-12-01T07:00:00Z' ), 422, 'start' );
		yield 'the time that is already booked' => array( 'move', array( 'start' => '2026-12-02T09:00:00Z' ), 422, 'start' );
		yield 'an unknown host' => array( 'move', array( 'start' => '2026-12-03T09:00:00Z', 'host' => 999_999 ), 422, 'host' );
		yield 'no new time' => array( 'move', array(), 400, '' );
		yield 'a time that is too long' => array( 'move', array( 'start' => str_repeat( '2', 31 ) ), 400, '' );
		yield 'a note that is too long' => array( 'cancel', array( 'note' => str_repeat( 'a', 501 ) ), 400, '' );
		yield 'a text instead of a boolean' => array( 'cancel', array( 'notify' => 'perhaps' ), 400, '' );
		yield 'marking a future booking as a no-show' => array( 'missed', array(), 422, 'missed' );
		yield 'restoring a booking that was not canceled' => array( 'restore', array(), 409, '' );
		yield 'undoing a no-show of a booking without one' => array( 'missed', array( 'missed' => false ), 409, '' );
	}

	/** @param array<string, mixed> $body */
	#[DataProvider( 'refused' )]
	public function test_an_invalid_change_to_a_booking_is_rejected_with_the_expected_error_and_not_stored( string $what, array $body, int $status, string $name ): void {
		$id     = $this->booked( '2026-12-02 09:00:00' );
		$before = $this->one( $id );
		$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/{$what}", $body );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$data = (array) $this->data( $answer )['data'];
		self::assertSame( '' === $name ? array() : array( $name ), array_keys( (array) ( $data['errors'] ?? array() ) ) );
		self::assertSame( $before, $this->one( $id ) );
	}

	public function test_a_past_booking_cannot_be_canceled_and_changing_a_missing_booking_returns_404(): void {
		$id = $this->booked( '2026-12-01 06:00:00' );
		self::assertSame( 422, $this->call( 'POST', self::BOOKINGS . "/{$id}/cancel" )->get_status() );
		self::assertSame( 404, $this->call( 'POST', self::BOOKINGS . '/999999/cancel', array( 'id' => $id ) )->get_status() );
		wp_delete_post( $this->event, true );
		$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/move", array( 'start' => '2026-12-03T09:00:00Z' ) );
		self::assertSame( array( 422, array( 'event' ) ), array( $answer->get_status(), array_keys( (array) ( (array) $this->data( $answer )['data'] )['errors'] ) ) );
	}

	public function test_guests_and_users_who_may_read_only_another_form_cannot_change_a_booking(): void {
		$id    = $this->booked( '2026-12-02 09:00:00', $this->entry() );
		$moved = array( 'start' => '2026-12-03T09:00:00Z' );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_5' );
		self::assertSame( 404, $this->call( 'POST', self::BOOKINGS . "/{$id}/move", $moved )->get_status() );
		self::assertSame( 403, $this->call( 'POST', '/vestibule/v1/blocks', array( 'event' => $this->event, 'from' => '2026-12-02T09:00:00Z', 'to' => '2026-12-02T10:00:00Z' ) )->get_status() );
		$this->signIn( '' );
		self::assertSame( 401, $this->call( 'POST', self::BOOKINGS . "/{$id}/move", $moved )->get_status() );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( 200, $this->call( 'POST', self::BOOKINGS . "/{$id}/move", $moved )->get_status() );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<mixed>
	 */
	private function done( int $id, string $what, array $body ): array {
		$answer = $this->call( 'POST', self::BOOKINGS . "/{$id}/{$what}", $body );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $this->data( $answer );
	}

	/**
	 * @param array<mixed> $row
	 * @return list<string> Authors of the changes, from the end of each line of the history.
	 */
	private function who( array $row ): array {
		return array_map( static fn ( mixed $line ): string => (string) preg_replace( '/^.*(?=\([^()]*\)$)/', '', is_array( $line ) && is_string( $line['words'] ) ? $line['words'] : '' ), array_values( (array) $row['history'] ) );
	}

	/** @param array<mixed> $row */
	private function last( array $row ): string {
		$lines = array_values( (array) $row['history'] );
		$last  = end( $lines );
		return is_array( $last ) && is_string( $last['words'] ) ? $last['words'] : '';
	}

	/** @return list<string|null> Planned notifications. */
	private function mails( int $entry ): array {
		$storage = $this->bookings->storage;
		return array_column( $storage->database->rows( "SELECT notification FROM {$storage->tables->named( 'mails' )} WHERE entry_id = %d ORDER BY notification", $entry ), 'notification' );
	}
}
