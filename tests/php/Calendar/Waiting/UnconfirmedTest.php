<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Limits for unconfirmed requests to join a waiting list (docs/booking.md). */
final class UnconfirmedTest extends TestCase {

	private const NINE = '2026-12-02 09:00:00';

	private Bookings $site;
	private WaitingListTable $table;

	protected function setUp(): void {
		parent::setUp();
		$this->site    = new Bookings();
		$this->table = Wired::of( WaitingListTable::class );
	}

	public function test_a_network_with_too_many_unconfirmed_requests_loses_only_its_oldest_requests(): void {
		$this->ask( 'ada@example.org', '198.51.100.4' );
		foreach ( range( 1, 9 ) as $nth ) {
			$this->ask( "{$nth}@example.org", '203.0.113.7' );
		}
		self::assertSame( array( 'ada@example.org', '5@example.org', '6@example.org', '7@example.org', '8@example.org', '9@example.org' ), $this->emails() );
	}

	public function test_ip_addresses_of_one_ipv6_subscriber_count_as_one_network(): void {
		foreach ( range( 1, 9 ) as $nth ) {
			$this->ask( "{$nth}@example.org", "2001:db8:1:2::{$nth}" );
		}
		self::assertCount( 5, $this->emails() );
	}

	public function test_the_limit_of_unconfirmed_requests_applies_to_each_time_separately(): void {
		foreach ( range( 1, 5 ) as $nth ) {
			$this->ask( "{$nth}@example.org", '203.0.113.7' );
			$this->ask( "{$nth}@example.org", '203.0.113.7', '2026-12-02 10:00:00' );
		}
		self::assertCount( 10, $this->emails() );
	}

	public function test_at_most_200_unconfirmed_requests_are_stored_and_the_busiest_networks_lose_theirs_first(): void {
		$this->ask( 'ada@example.org', '198.51.100.4' );
		$this->site->setClock( '2026-12-01 08:01:00' );
		foreach ( range( 1, 60 ) as $network ) {
			foreach ( range( 1, 4 ) as $nth ) {
				$this->ask( "{$nth}-{$network}@example.org", "203.0.113.{$network}" );
			}
		}
		self::assertCount( 200, $this->emails() );
		self::assertContains( 'ada@example.org', $this->emails() );
		$this->ask( 'ben@example.org', '198.51.100.5' );
		self::assertCount( 200, $this->emails() );
		self::assertContains( 'ben@example.org', $this->emails() );
	}

	public function test_confirming_a_request_keeps_the_visitor_and_deletes_the_stored_network(): void {
		$entry = $this->ask( 'ada@example.org', '203.0.113.7' );
		$stored = fn (): string => (string) $this->site->storage->database->value( "SELECT network FROM {$this->site->storage->tables->named( 'booking_waiting' )} WHERE email = 'ada@example.org'" );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $stored() );
		$this->table->confirm( $entry );
		self::assertSame( '', $stored() );
		foreach ( range( 1, 9 ) as $nth ) {
			$this->ask( "{$nth}@example.org", '203.0.113.7' );
		}
		self::assertContains( 'ada@example.org', $this->emails() );
		self::assertCount( 6, $this->emails() );
		self::assertSame( WaitingListEntry::WAITING, $this->table->forEmail( 'ada@example.org' )[0]->status );
	}

	private function ask( string $email, string $address, string $start = self::NINE ): WaitingListEntry {
		$entry = $this->table->add( 12, 0, Bookings::at( $start ), array( 'email' => $email, 'timezone' => '', 'language' => '', 'form' => 4 ), $address );
		self::assertNotNull( $entry );
		return $entry;
	}

	/** @return list<string|null> */
	private function emails(): array {
		return array_column( $this->site->storage->database->rows( "SELECT email FROM {$this->site->storage->tables->named( 'booking_waiting' )} ORDER BY id" ), 'email' );
	}
}
