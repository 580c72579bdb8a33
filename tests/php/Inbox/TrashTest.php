<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use DateTimeImmutable;
use Vestibule\Tests\Kernel\Log\Faults;
use WP_REST_Response;

/** Trash: bookings of trashed entries, and the status of restored ones. */
final class TrashTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( '2026-11-22 09:00:00 UTC' ) );
	}

	public function test_trashing_an_entry_keeps_its_booking_by_default(): void {
		$id = $this->entry();
		$this->booking( $id );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $id ), 'status' => 'trash' ) );
		self::assertSame( array( 'trash', 'booked' ), array( $this->statusOf( $id ), $this->appointment( $id )['status'] ) );
		$this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'trash', 'appointment' => 'keep' ) );
		self::assertSame( 'booked', $this->appointment( $id )['status'] );
	}

	public function test_trashing_entries_can_also_cancel_their_bookings(): void {
		$ids = array( $this->entry(), $this->entry(), $this->entry() );
		array_map( $this->booking( ... ), $ids );
		$seen = array();
		add_action(
			'vestibule/appointments_cancelled',
			static function ( array $entries ) use ( &$seen ): void {
				$seen[] = $entries;
			}
		);
		$this->call( 'PUT', self::ROUTE . "/{$ids[0]}", array( 'status' => 'trash', 'appointment' => 'cancel' ) );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $ids[1], $ids[2] ), 'status' => 'trash', 'appointment' => 'cancel' ) );
		foreach ( $ids as $id ) {
			self::assertSame( array( 'cancelled', 'trash' ), array( $this->appointment( $id )['status'], $this->appointment( $id )['cancelReason'] ) );
		}
		self::assertSame( array( array( $ids[0] ), array( $ids[1], $ids[2] ) ), $seen );
	}

	public function test_an_unknown_appointment_option_is_rejected_and_changes_nothing(): void {
		$id = $this->entry();
		$this->booking( $id );
		self::assertSame( 400, $this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'trash', 'appointment' => 'maybe' ) )->get_status() );
		self::assertSame( array( 'unread', 'booked' ), array( $this->statusOf( $id ), $this->appointment( $id )['status'] ) );
	}

	public function test_restoring_an_entry_restores_its_booking_or_reports_that_the_time_is_booked(): void {
		$free  = $this->entry();
		$taken = $this->entry();
		$this->booking( $free, '2026-12-01 09:00:00' );
		$this->booking( $taken, '2026-12-02 09:00:00' );
		$ids = array( $free, $taken );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => $ids, 'status' => 'trash', 'appointment' => 'cancel' ) );
		$other = $this->entry();
		$this->booking( $other, '2026-12-02 09:00:00' );
		$answer = $this->data( $this->call( 'POST', self::ROUTE . '/status', array( 'ids' => $ids, 'status' => 'restore' ) ) );
		self::assertSame( array( 'marked' => $ids, 'unbooked' => array( array( 'id' => $taken, 'reason' => 'taken' ) ) ), $answer );
		self::assertSame( array( 'unread', 'unread' ), array_map( $this->statusOf( ... ), $ids ) );
		self::assertSame( array( 'booked', '' ), array( $this->appointment( $free )['status'], $this->appointment( $free )['cancelReason'] ) );
		self::assertSame( array( 'cancelled', 'taken' ), array( $this->appointment( $taken )['status'], $this->appointment( $taken )['cancelReason'] ) );
		self::assertSame( 'booked', $this->appointment( $other )['status'] );
	}

	public function test_restoring_an_entry_by_setting_its_status_restores_its_booking(): void {
		$id = $this->entry();
		$this->booking( $id );
		$this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'trash', 'appointment' => 'cancel' ) );
		$this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'read' ) );
		self::assertSame( array( 'read', 'booked' ), array( $this->statusOf( $id ), $this->appointment( $id )['status'] ) );
	}

	public function test_a_database_error_during_a_status_change_changes_nothing(): void {
		$id = $this->entry();
		$this->booking( $id );
		$break = static fn( string $sql ): string => str_contains( $sql, "SET status = 'cancelled'" ) ? 'UPDATE no_such_table SET x = 1' : $sql;
		add_filter( 'query', $break );
		$answer = ( new Faults() )->during( fn (): WP_REST_Response => $this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'trash', 'appointment' => 'cancel' ) ) );
		remove_filter( 'query', $break );
		self::assertSame( 503, $answer->get_status() );
		self::assertSame( array( 'unread', 'booked' ), array( $this->statusOf( $id ), $this->appointment( $id )['status'] ) );
	}

	public function test_a_restored_entry_has_the_read_status_it_had_before(): void {
		$unread = $this->entry();
		$read   = $this->entry( row: array( 'status' => 'read' ) );
		$other  = $this->entry();
		$ids    = array( $unread, $read );
		foreach ( array( 'trash', 'trash', 'restore' ) as $status ) {
			$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( ...$ids, $other ), 'status' => $status ) );
		}
		self::assertSame( array( 'unread', 'read', 'unread' ), array_map( $this->statusOf( ... ), array( ...$ids, $other ) ) );
		$this->call( 'PUT', self::ROUTE . "/{$read}", array( 'status' => 'trash' ) );
		self::assertSame( 'read', $this->data( $this->call( 'PUT', self::ROUTE . "/{$read}", array( 'status' => 'restore' ) ) )['status'] );
	}

	public function test_restoring_an_entry_that_is_not_in_the_trash_changes_nothing(): void {
		$id = $this->entry();
		$this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => 'restore' ) );
		self::assertSame( 'unread', $this->statusOf( $id ) );
	}

	public function test_the_action_for_restored_entries_fires_once_per_status(): void {
		$unread = $this->entry();
		$read   = $this->entry( row: array( 'status' => 'read' ) );
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $unread, $read ), 'status' => 'trash' ) );
		$seen = array();
		add_action(
			'vestibule/entries_marked',
			static function ( array $ids, string $status ) use ( &$seen ): void {
				$seen[ $status ] = $ids;
			},
			10,
			2
		);
		$this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( $unread, $read ), 'status' => 'restore' ) );
		self::assertEquals( array( 'unread' => array( $unread ), 'read' => array( $read ) ), $seen );
	}

	/** @return array<mixed> */
	private function appointment( int $id ): array {
		$appointment = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) )['appointment'];
		self::assertIsArray( $appointment );
		return $appointment;
	}
}
