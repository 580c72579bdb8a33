<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use PHPUnit\Framework\Attributes\DataProvider;

/** Times that the team blocks, and the available times that remain. */
final class BlockTest extends OwnerTestCase {

	private const BLOCKS = '/vestibule/v1/blocks';

	public function test_blocking_a_time_makes_it_unavailable_until_the_block_is_deleted(): void {
		$before = $this->free();
		self::assertSame( array( '09:00', '10:00', '11:00' ), $before );
		$answer = $this->call( 'POST', self::BLOCKS, array( 'event' => $this->event, 'from' => '2026-12-02T09:30:00Z', 'to' => '2026-12-02T11:00:00Z', 'note' => 'Dentist' ) );
		self::assertSame( 201, $answer->get_status() );
		$rows = $this->data( $answer );
		self::assertCount( 1, $rows );
		$row = (array) $rows[0];
		self::assertSame( array( 'blocked', '2026-12-02T09:30:00Z', '2026-12-02T11:00:00Z', 'Dentist', null, '' ), array( $row['status'], $row['start'], $row['end'], $row['note'], $row['host'], $row['source'] ) );
		self::assertStringContainsString( wp_get_current_user()->display_name, (string) wp_json_encode( $row['history'] ) );
		self::assertSame( array( '11:00' ), $this->free() );
		self::assertIsInt( $row['id'] );
		$deleted = $this->call( 'DELETE', self::BLOCKS . "/{$row['id']}" );
		self::assertSame( array( 200, true ), array( $deleted->get_status(), $this->data( $deleted )['deleted'] ) );
		self::assertSame( $before, $this->free() );
		self::assertSame( '0', $this->bookings->storage->database->value( "SELECT COUNT(*) FROM {$this->bookings->storage->tables->named( 'booking_changes' )}" ) );
		self::assertSame( 404, $this->call( 'DELETE', self::BLOCKS . "/{$row['id']}" )->get_status() );
	}

	public function test_blocking_a_host_creates_one_row_per_day_and_applies_to_all_appointment_types(): void {
		$host   = $this->bookings->addHost( 'Ada' );
		$event  = $this->bookings->addEvent( array( 'hosts' => array( $host ) ) );
		$answer = $this->call( 'POST', self::BLOCKS, array( 'host' => $host, 'from' => '2026-12-01T00:00:00Z', 'to' => '2026-12-03T12:00:00Z' ) );
		self::assertSame( array( '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z', '2026-12-03T00:00:00Z' ), array_column( $this->data( $answer ), 'start' ) );
		self::assertSame( array(), $this->free( $event ) );
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
	}

	public function test_external_busy_times_and_bookings_cannot_be_deleted_like_blocks(): void {
		$busy = $this->booked( '2026-12-02 09:00:00', 0, array( 'status' => 'blocked', 'seat' => null, 'source' => 'Team calendar' ) );
		self::assertSame( 409, $this->call( 'DELETE', self::BLOCKS . "/{$busy}" )->get_status() );
		$booked = $this->booked( '2026-12-02 10:00:00' );
		self::assertSame( 404, $this->call( 'DELETE', self::BLOCKS . "/{$booked}" )->get_status() );
		self::assertSame( array( $busy, $booked ), $this->found() );
	}

	public function test_limits_for_visitors_do_not_restrict_the_available_times_for_the_team(): void {
		$this->bookings->setClock( '2026-12-02 09:30:00' );
		$host  = $this->bookings->addHost( 'Ada' );
		$other = $this->bookings->addHost( 'Bob', array( 'ownHours' => true, 'hours' => array( 'wednesday' => array( array( 'start' => '10:00', 'end' => '11:00' ) ) ) ) );
		$event = $this->bookings->addEvent( array( 'hosts' => array( $host, $other ), 'capacity' => 2, 'notice' => 10_000, 'horizon' => 1, 'dayLimit' => 1 ), 'draft' );
		$this->booked( '2026-12-02 11:00:00', 0, array( 'event_id' => $event, 'host_id' => $host ) );
		$asked = array( 'event' => $event, 'from' => '2026-12-02T00:00:00Z', 'to' => '2026-12-03T00:00:00Z' );
		self::assertSame(
			array(
				array( 'start' => '2026-12-02T10:00:00Z', 'end' => '2026-12-02T11:00:00Z', 'host' => null, 'places' => 4, 'hosts' => array( $host, $other ) ),
				array( 'start' => '2026-12-02T11:00:00Z', 'end' => '2026-12-02T12:00:00Z', 'host' => null, 'places' => 1, 'hosts' => array( $host ) ),
			),
			$this->data( $this->call( 'GET', self::BOOKINGS . '/free', $asked ) )
		);
		self::assertSame(
			array( array( 'start' => '2026-12-02T10:00:00Z', 'end' => '2026-12-02T11:00:00Z', 'host' => $other, 'places' => 2, 'hosts' => array( $other ) ) ),
			$this->data( $this->call( 'GET', self::BOOKINGS . '/free', $asked + array( 'host' => $other ) ) )
		);
	}

	/** @return iterable<string, array{array<string, mixed>, int, string}> */
	public static function refused(): iterable {
		$time = array( 'from' => '2026-12-02T09:00:00Z', 'to' => '2026-12-02T10:00:00Z' );
		yield 'a block without appointment type or host' => array( $time, 422, 'event' );
		yield 'an appointment type that does not exist' => array( array( 'event' => 999_999 ) + $time, 422, 'event' );
		yield 'a host that does not exist' => array( array( 'host' => 999_999 ) + $time, 422, 'host' );
		yield 'an end before the start' => array( array( 'event' => -1, 'to' => '2026-12-02T08:00:00Z' ) + $time, 422, 'to' );
		yield 'a block of two years' => array( array( 'event' => -1, 'to' => '2028-12-02T08:00:00Z' ) + $time, 422, 'to' );
		yield 'a block in the past' => array( array( 'event' => -1, 'from' => '2026-11-02T08:00:00Z', 'to' => '2026-11-03T08:00:00Z' ), 422, 'to' );
		yield 'a day that does not exist' => array( array( 'event' => -1, 'from' => '2026-02-30T08:00:00Z' ) + $time, 422, 'from' );
		yield 'a block without an end' => array( array( 'event' => -1, 'from' => '2026-12-02T08:00:00Z' ), 400, '' );
		yield 'a note that is too long' => array( array( 'event' => -1, 'note' => str_repeat( 'a', 501 ) ) + $time, 400, '' );
	}

	/** @param array<string, mixed> $body Request body. The event -1 stands for the ID of the appointment type. */
	#[DataProvider( 'refused' )]
	public function test_an_invalid_blocked_time_is_rejected_with_an_error_at_its_field( array $body, int $status, string $name ): void {
		$answer = $this->call( 'POST', self::BLOCKS, array_replace( $body, ( $body['event'] ?? 0 ) < 0 ? array( 'event' => $this->event ) : array() ) );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( '' === $name ? array() : array( $name ), array_keys( (array) ( ( (array) $this->data( $answer )['data'] )['errors'] ?? array() ) ) );
		self::assertSame( array(), $this->found() );
	}

	public function test_the_route_for_available_times_rejects_invalid_parameters(): void {
		$time = array( 'from' => '2026-12-02T00:00:00Z', 'to' => '2026-12-03T00:00:00Z' );
		foreach ( array( array( $time, 400 ), array( array( 'event' => 999_999 ) + $time, 422 ), array( array( 'event' => $this->event, 'host' => 5 ) + $time, 422 ), array( array( 'event' => $this->event, 'to' => '2027-12-03T00:00:00Z' ) + $time, 422 ), array( array( 'event' => $this->event, 'from' => 'today' ) + $time, 422 ) ) as [ $query, $status ] ) {
			self::assertSame( $status, $this->call( 'GET', self::BOOKINGS . '/free', $query )->get_status() );
		}
	}

	/** @return list<string> Available start times on December 2. */
	private function free( ?int $event = null ): array {
		$times = $this->bookings->book->freeTimes( $event ?? $this->event, $this->bookings::at( '2026-12-02 00:00:00' ), $this->bookings::at( '2026-12-03 00:00:00' ) );
		return array_map( static fn ( array $time ): string => $time['start']->format( 'H:i' ), $times );
	}
}
