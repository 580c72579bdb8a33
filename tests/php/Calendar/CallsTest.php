<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

final class CallsTest extends TestCase {
	private Bookings $site;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->event = $this->site->addEvent();
	}

	public function test_the_response_groups_available_times_by_day(): void {
		$answer = $this->slots();
		self::assertSame( 200, $answer->status );
		self::assertSame(
			'{"success":true,"data":{"timezone":"Europe\/Berlin","days":{"2026-12-02":['
			. '{"start":"2026-12-02T09:00:00Z","end":"2026-12-02T10:00:00Z","remaining":1},'
			. '{"start":"2026-12-02T10:00:00Z","end":"2026-12-02T11:00:00Z","remaining":1},'
			. '{"start":"2026-12-02T11:00:00Z","end":"2026-12-02T12:00:00Z","remaining":1}]}}}',
			wp_json_encode( $answer->body )
		);
	}

	public function test_the_response_with_available_times_matches_its_contract(): void {
		foreach ( array( array(), array( 'from' => '2026-12-05', 'to' => '2026-12-05' ) ) as $query ) {
			$body = json_decode( (string) wp_json_encode( $this->slots( $query )->body ), true );
			self::assertIsArray( $body );
			self::assertTrue( Contracts::schema()->fits( 'slots', $body['data'] ) );
		}
	}

	public function test_a_range_without_available_times_returns_an_empty_object(): void {
		self::assertStringContainsString( '"days":{}', (string) wp_json_encode( $this->slots( array( 'from' => '2026-12-05', 'to' => '2026-12-05' ) )->body ) );
	}

	public function test_a_range_without_available_times_contains_the_next_available_time(): void {
		$next = array( 'start' => '2026-12-07T09:00:00Z', 'end' => '2026-12-07T10:00:00Z', 'remaining' => 1 );
		$later = $this->slots( array( 'from' => '2026-12-05', 'to' => '2026-12-06' ) )->body['data'];
		self::assertIsArray( $later );
		self::assertSame( $next, $later['next'] ?? null );
		$early = $this->slots( array( 'from' => '0001-01-01', 'to' => '0001-01-02' ) )->body['data'];
		self::assertIsArray( $early );
		self::assertArrayNotHasKey( 'next', $early );
		$data = $this->slots( array( 'from' => '2030-12-01', 'to' => '2030-12-31' ) )->body['data'];
		self::assertIsArray( $data );
		self::assertArrayNotHasKey( 'next', $data );
		$data = $this->slots()->body['data'];
		self::assertIsArray( $data );
		self::assertArrayNotHasKey( 'next', $data );
	}

	public function test_old_names_of_time_zones_are_accepted(): void {
		foreach ( array( 'Asia/Calcutta', 'Europe/Kiev', 'UTC', 'America/Buenos_Aires', 'Asia/Saigon', 'Etc/GMT-2', '+05:30' ) as $zone ) {
			self::assertSame( 200, $this->slots( array( 'timezone' => $zone ) )->status, $zone );
		}
	}

	public function test_an_invalid_range_or_time_zone_or_appointment_type_fails_with_400(): void {
		$bad = array(
			array( 'from' => '2026-02-30' ),
			array( 'from' => '2026-2-3' ),
			array( 'from' => "2026-12-02\0" ),
			array( 'from' => '2026-12-02T00:00:00Z' ),
			array( 'from' => array( '2026-12-02' ) ),
			array( 'from' => '' ),
			array( 'to' => '2026-12-01' ),
			array( 'to' => '2027-02-02' ),
			array( 'to' => '0000-00-00' ),
			array( 'to' => '99999-01-01' ),
			array( 'timezone' => 'Mars/Olympus' ),
			array( 'timezone' => '+2' ),
			array( 'timezone' => '' ),
			array( 'timezone' => "UTC\n" ),
			array( 'timezone' => array( 'UTC' ) ),
			array( 'timezone' => "\xff" ),
			array( 'event' => '1 OR 1=1' ),
			array( 'event' => '-1' ),
			array( 'event' => '' ),
			array( 'event' => '99999999999999999999' ),
		);
		foreach ( $bad as $query ) {
			self::assertSame( 400, $this->slots( $query )->status, (string) wp_json_encode( $query ) );
		}
	}

	public function test_an_unknown_appointment_type_fails_with_404(): void {
		self::assertSame( 404, $this->slots( array( 'event' => '999999' ) )->status );
		self::assertSame( 404, $this->slots( array( 'event' => '0' ) )->status );
	}

	public function test_available_times_for_two_months_can_be_requested(): void {
		self::assertSame( 200, $this->slots( array( 'from' => '2026-12-01', 'to' => '2027-01-31' ) )->status );
	}

	public function test_dates_far_in_the_past_or_future_have_no_times_and_cause_no_query(): void {
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked[] = str_contains( $sql, 'vestibule_bookings' );
				return $sql;
			}
		);
		// MySQL rejects comparisons with invalid dates.
		foreach ( array( '0000-01-01', '0001-01-01', '2026-11-30', '9999-12-31' ) as $day ) {
			$answer = $this->slots( array( 'from' => $day, 'to' => $day ) );
			self::assertSame( 200, $answer->status, $day );
			self::assertStringContainsString( '"days":{}', (string) wp_json_encode( $answer->body ) );
		}
		foreach ( array( '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z' ) as $start ) {
			self::assertSame( 409, $this->hold( array( 'start' => $start ) )->status, $start );
		}
		self::assertNotContains( true, $asked );
	}

	public function test_requests_for_available_times_are_rate_limited_per_ip_address(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slots' === $what ? 1 : $limit, 10, 2 );
		self::assertSame( 200, $this->slots()->status );
		$answer = $this->slots();
		self::assertSame( array( 429, '60' ), array( $answer->status, $answer->headers['Retry-After'] ) );
	}

	public function test_a_hold_lasts_one_minute_and_its_time_can_be_booked(): void {
		$answer = $this->hold();
		$data   = $answer->body['data'] ?? array();
		self::assertIsArray( $data );
		self::assertSame( array( 200, Bookings::at( '2026-12-01 08:01:00' )->getTimestamp() ), array( $answer->status, $data['expires'] ) );
		self::assertIsString( $data['hold'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $data['hold'] );
		self::assertSame( 409, $this->hold()->status );
		self::assertGreaterThan( 0, $this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', $data['hold'] ) );
	}

	public function test_choosing_another_time_replaces_the_previous_hold_of_the_visitor(): void {
		$hold = '';
		foreach ( array( '09', '10', '11', '09', '10', '11' ) as $hour ) {
			$answer = $this->hold( array( 'start' => "2026-12-02T{$hour}:00:00Z", 'hold' => $hold ) );
			self::assertSame( 200, $answer->status );
			self::assertIsArray( $answer->body['data'] );
			$hold = $answer->body['data']['hold'];
			self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
		}
	}

	public function test_a_visitor_can_renew_a_hold_for_at_most_half_an_hour(): void {
		$secret = str_repeat( 'ab', 16 );
		$until  = array();
		for ( $second = 0; $second < 1800; $second += 35 ) {
			$this->site->setClock( "2026-12-01 08:00:00 +{$second} seconds" );
			$answer = $this->hold( array( 'hold' => $secret ) );
			self::assertIsArray( $answer->body['data'] );
			self::assertSame( $secret, $answer->body['data']['hold'] );
			$until[] = $answer->body['data']['expires'];
		}
		$begin = Bookings::at( '2026-12-01 08:00:00' )->getTimestamp();
		self::assertSame( array( $begin + 60, $begin + 95 ), array_slice( $until, 0, 2 ) );
		self::assertSame( $begin + 1800, max( $until ) );
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
		self::assertGreaterThan( 0, $this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', $secret ) );
	}

	public function test_choosing_another_time_does_not_restart_the_limit_of_half_an_hour(): void {
		$secret   = str_repeat( 'ab', 16 );
		$statuses = array();
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slot_hold' === $what ? 1 : $limit, 10, 2 );
		foreach ( array( '08:00:00' => '09', '08:00:50' => '10', '08:09:00' => '09', '08:29:30' => '10' ) as $time => $hour ) {
			$this->site->setClock( "2026-12-01 {$time}" );
			$mine = array( 'start' => "2026-12-02T{$hour}:00:00Z", 'hold' => $secret );
			if ( '08:29:30' === $time ) {
				// A visitor with the same IP address has used up the allowed number of holds.
				self::assertSame( 200, $this->hold( array( 'start' => '2026-12-03T09:00:00Z' ) )->status );
			}
			$statuses[] = $this->hold( $mine )->status;
		}
		self::assertSame( array( 200, 200, 200, 429 ), $statuses );
	}

	public function test_a_visitor_can_change_a_hold_to_a_time_that_overlaps_it(): void {
		$event = (string) $this->site->addEvent( array( 'step' => 15 ) );
		$mine  = array( 'event' => $event, 'hold' => str_repeat( 'ab', 16 ) );
		self::assertSame( 200, $this->hold( array( 'start' => '2026-12-02T10:00:00Z' ) + $mine )->status );
		self::assertSame( 409, $this->hold( array( 'start' => '2026-12-02T10:15:00Z', 'event' => $event ) )->status );
		self::assertSame( 200, $this->hold( array( 'start' => '2026-12-02T10:15:00Z' ) + $mine )->status );
	}

	public function test_visitors_keep_their_hold_if_another_time_cannot_be_held(): void {
		$mine = str_repeat( 'ab', 16 );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		self::assertSame( 200, $this->hold( array( 'start' => '2026-12-02T10:00:00Z' ) )->status );
		self::assertSame( 409, $this->hold( array( 'start' => '2026-12-02T10:00:00Z', 'hold' => $mine ) )->status );
		self::assertSame( 409, $this->hold()->status, 'The first time is still held.' );
	}

	public function test_an_expired_hold_can_be_renewed_unless_another_visitor_holds_the_time(): void {
		$mine = str_repeat( 'ab', 16 );
		$this->hold( array( 'hold' => $mine ) );
		$this->site->setClock( '2026-12-01 08:01:01' );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		$this->site->setClock( '2026-12-01 08:02:02' );
		self::assertSame( 200, $this->hold( array( 'hold' => str_repeat( 'cd', 16 ) ) )->status );
		self::assertSame( 409, $this->hold( array( 'hold' => $mine ) )->status );
	}

	public function test_leaving_the_page_releases_the_held_time_at_once(): void {
		$mine = str_repeat( 'ab', 16 );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		self::assertSame( 200, $this->release( array( 'hold' => str_repeat( 'cd', 16 ) ) )->status );
		self::assertSame( 409, $this->hold()->status, 'Another secret releases nothing.' );
		$changes = did_action( 'vestibule/held_times_changed' );
		self::assertSame( array( 'hold' => '' ), $this->release( array( 'hold' => $mine ) )->body['data'] );
		self::assertSame( $changes + 1, did_action( 'vestibule/held_times_changed' ) );
		self::assertSame( 200, $this->hold()->status );
	}

	public function test_releasing_a_hold_does_not_cancel_a_booking(): void {
		$mine = str_repeat( 'ab', 16 );
		$this->hold( array( 'hold' => $mine ) );
		$this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', $mine );
		self::assertSame( 200, $this->release( array( 'hold' => $mine ) )->status );
		self::assertSame( 409, $this->hold()->status );
	}

	public function test_an_invalid_request_to_release_a_hold_is_rejected_and_rate_limited(): void {
		foreach ( array( 'x', '', str_repeat( 'A', 32 ), array( 'a' ) ) as $hold ) {
			self::assertSame( 400, $this->release( array( 'hold' => $hold ) )->status );
		}
		self::assertSame( 400, $this->release( array( 'event' => '1 OR 1=1' ) )->status );
		self::assertSame( 403, $this->release( array( 'nonce' => 'other' ) )->status );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slot_release' === $what ? 7 : $limit, 10, 2 );
		self::assertSame( array( 200, 429 ), array( $this->release()->status, $this->release()->status ) );
	}

	public function test_an_invalid_secret_from_the_browser_is_not_used_for_a_hold(): void {
		foreach ( array( 'x', str_repeat( 'g', 32 ), str_repeat( 'a', 33 ) ) as $number => $brought ) {
			$answer = $this->hold( array( 'start' => "2026-12-02T1{$number}:00:00Z", 'hold' => $brought ) );
			self::assertSame( $number < 2 ? 200 : 409, $answer->status );
			self::assertStringNotContainsString( "\"{$brought}\"", (string) wp_json_encode( $answer->body ) );
		}
	}

	public function test_one_ip_address_can_hold_at_most_three_times(): void {
		foreach ( array( '02T09', '02T10', '02T11', '03T09' ) as $number => $start ) {
			self::assertSame( $number < 3 ? 200 : 429, $this->hold( array( 'start' => "2026-12-{$start}:00:00Z" ) )->status );
		}
		self::assertSame( 3, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
	}

	public function test_a_hold_needs_a_valid_page_key(): void {
		self::assertSame( 403, $this->hold( array( 'nonce' => 'other' ) )->status );
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
	}

	public function test_an_invalid_or_unavailable_time_cannot_be_held(): void {
		foreach ( array( '2026-12-02 09:00', '2026-12-02T09:00:00+01:00', '2026-02-30T09:00:00Z', '', array( 'x' ) ) as $start ) {
			self::assertSame( 400, $this->hold( array( 'start' => $start ) )->status );
		}
		foreach ( array( '2026-11-30T09:00:00Z', '2026-12-02T09:15:00Z', '2026-12-05T09:00:00Z' ) as $start ) {
			self::assertSame( 409, $this->hold( array( 'start' => $start ) )->status );
		}
		self::assertSame( 404, $this->hold( array( 'event' => '999999' ) )->status );
	}

	/** @param array<string, mixed> $query */
	private function slots( array $query = array() ): Answer {
		$query += array( 'event' => (string) $this->event, 'from' => '2026-12-02', 'to' => '2026-12-02', 'timezone' => 'Europe/Berlin' );
		return $this->dispatch( new SlotsCall( $this->site->book, $this->site->clock ), new Request( 'GET', $query, array(), array(), '1.2.3.4' ) );
	}

	/** @param array<string, mixed> $body */
	private function release( array $body = array() ): Answer {
		$body += array( 'event' => (string) $this->event, 'hold' => str_repeat( 'ef', 16 ), 'nonce' => Wired::of( PageKey::class )->forForm( 4 ) );
		$call  = new SlotReleaseCall( $this->site->book, Wired::of( PageKey::class ) );
		return $this->dispatch( $call, new Request( 'POST', array(), $body, array(), '1.2.3.4' ) );
	}

	/** @param array<string, mixed> $body */
	private function hold( array $body = array() ): Answer {
		$body += array( 'event' => (string) $this->event, 'start' => '2026-12-02T09:00:00Z', 'nonce' => Wired::of( PageKey::class )->forForm( 4 ) );
		$call  = new SlotHoldCall( $this->site->book, $this->site->holds, $this->site->rates, Wired::of( PageKey::class ) );
		return $this->dispatch( $call, new Request( 'POST', array(), $body, array(), '1.2.3.4' ) );
	}
}
