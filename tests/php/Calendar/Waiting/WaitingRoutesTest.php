<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Tests\Calendar\Admin\OwnerTestCase;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Wired;

/** REST routes for waiting lists: GET vestibule/v1/bookings/waiting, DELETE bookings/waiting/{id} (docs/rest.md). */
final class WaitingRoutesTest extends OwnerTestCase {

	private const WAITING = self::BOOKINGS . '/waiting';
	private const NINE    = '2026-12-02 09:00:00';


	protected function setUp(): void {
		parent::setUp();
		$this->event = $this->bookings->addEvent( array( 'waiting' => true ) );
		add_filter( 'vestibule/pre_mail', '__return_true' );
	}

	public function test_the_waiting_list_route_returns_all_visitors_with_their_time_and_status(): void {
		$booking = Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 7, 'UTC' );
		$ids     = array( $this->ask( 'ada@example.org' ), $this->ask( 'ben@example.org' ), $this->ask( 'cy@example.org' ), $this->ask( 'di@example.org', '2026-12-01 11:00:00' ) );
		$this->confirm( 'ben@example.org' );
		$this->bookings->setClock( '2026-12-01 08:05:00' );
		$this->confirm( 'ada@example.org' );
		Wired::of( Seats::class )->cancel( $booking, 'visitor' );
		Wired::of( Offers::class )->run();
		$answer = $this->call( 'GET', self::WAITING );
		$rows   = $this->data( $answer );
		self::assertSame( array( $ids[3], $ids[1], $ids[0], $ids[2] ), array_column( $rows, 'id' ) );
		self::assertSame( array( 'unconfirmed', 'offered', 'waiting', 'unconfirmed' ), array_column( $rows, 'status' ) );
		$offered = (array) $rows[1];
		self::assertSame( array( 'ben@example.org', '2026-12-02T09:00:00Z', '2026-12-01T08:00:00Z', '2026-12-01T08:00:00Z', '2026-12-01T10:05:00Z' ), array( $offered['email'], $offered['start'], $offered['asked'], $offered['confirmed'], $offered['until'] ) );
		self::assertSame( array( 'id' => $this->event, 'title' => 'Test' ), $offered['event'] );
		$schema = Contracts::schema();
		foreach ( $rows as $row ) {
			self::assertSame( array(), $schema->faults( 'waiting-row', $row ) );
		}
		$this->bookings->setClock( '2026-12-01 10:05:00' );
		self::assertSame( 'lapsed', $this->statuses()['ben@example.org'], 'The offer has expired even if cron is late.' );
	}

	public function test_a_visitor_who_booked_the_offered_time_has_the_status_booked(): void {
		$booking = Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 7, 'UTC' );
		$this->ask( 'ada@example.org' );
		$this->confirm( 'ada@example.org' );
		Wired::of( Seats::class )->cancel( $booking, 'visitor' );
		Wired::of( Offers::class )->run();
		$entry = Wired::of( WaitingListTable::class )->forEmail( 'ada@example.org' )[0];
		Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 8, 'UTC', Wired::of( WaitingListTable::class )->hold( $entry ) );
		self::assertSame( array( 'ada@example.org' => 'booked' ), $this->statuses() );
	}

	public function test_the_waiting_list_can_be_filtered_by_time_and_appointment_type_and_is_paginated(): void {
		$other = $this->bookings->addEvent( array( 'waiting' => true ) );
		$this->ask( 'ada@example.org' );
		$this->ask( 'ben@example.org', '2026-12-02 10:00:00' );
		$this->ask( 'cy@example.org', self::NINE, $other );
		$this->ask( 'past@example.org', '2026-12-01 07:00:00' );
		self::assertSame( array( 'ada@example.org', 'cy@example.org', 'ben@example.org' ), array_keys( $this->statuses() ) );
		self::assertSame( array( 'ada@example.org' ), array_keys( $this->statuses( array( 'event' => array( $this->event ), 'from' => '2026-12-02T09:00:00Z', 'to' => '2026-12-02T09:00:01Z' ) ) ) );
		$second = $this->call( 'GET', self::WAITING, array( 'page' => 2, 'per_page' => 2 ) );
		self::assertSame( array( 'ben@example.org' ), array_column( $this->data( $second ), 'email' ) );
		self::assertSame( array( '3', '2' ), array( $second->get_headers()['X-WP-Total'], $second->get_headers()['X-WP-TotalPages'] ) );
		self::assertSame( 422, $this->call( 'GET', self::WAITING, array( 'from' => '2026-02-30T09:00:00Z' ) )->get_status() );
		self::assertSame( 400, $this->call( 'GET', self::WAITING, array( 'to' => 'soon' ) )->get_status() );
	}

	public function test_removing_a_visitor_from_the_waiting_list_releases_the_time_held_for_them(): void {
		$booking = Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 7, 'UTC' );
		$id      = $this->ask( 'ada@example.org' );
		$this->confirm( 'ada@example.org' );
		Wired::of( Seats::class )->cancel( $booking, 'visitor' );
		Wired::of( Offers::class )->run();
		self::assertNotSame( array(), Wired::of( Book::class )->fullTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:00:01' ) ) );
		$answer = $this->call( 'DELETE', self::WAITING . "/{$id}", array( 'id' => 999_999 ) );
		self::assertSame( 200, $answer->get_status() );
		$data = $this->data( $answer );
		self::assertSame( array( true, 'ada@example.org' ), array( $data['deleted'], ( (array) $data['previous'] )['email'] ?? '' ) );
		self::assertSame( array(), $this->statuses() );
		self::assertSame( array(), Wired::of( Book::class )->fullTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:00:01' ) ) );
		self::assertSame( 404, $this->call( 'DELETE', self::WAITING . "/{$id}" )->get_status() );
	}

	public function test_a_user_who_may_read_only_one_form_cannot_read_or_change_waiting_lists(): void {
		$id = $this->ask( 'ada@example.org' );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( array( 403, 403 ), array( $this->call( 'GET', self::WAITING )->get_status(), $this->call( 'DELETE', self::WAITING . "/{$id}" )->get_status() ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries' );
		self::assertSame( 200, $this->call( 'DELETE', self::WAITING . "/{$id}" )->get_status() );
	}

	private function ask( string $email, string $start = self::NINE, int $event = 0 ): int {
		$person = array( 'email' => $email, 'timezone' => '', 'language' => '', 'form' => 4 );
		return Wired::of( WaitingListTable::class )->add( 0 === $event ? $this->event : $event, 0, Bookings::at( $start ), $person, '203.0.113.7' )->id ?? 0;
	}

	private function confirm( string $email ): void {
		array_map( Wired::of( WaitingListTable::class )->confirm( ... ), Wired::of( WaitingListTable::class )->forEmail( $email ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<mixed> Statuses by email address.
	 */
	private function statuses( array $query = array() ): array {
		return array_column( $this->data( $this->call( 'GET', self::WAITING, $query ) ), 'status', 'email' );
	}
}
