<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\Times\SlotsCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Schema\Schema;
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

	public function test_free_times_come_by_day(): void {
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

	public function test_free_times_are_what_their_contract_says(): void {
		foreach ( array( array(), array( 'from' => '2026-12-05', 'to' => '2026-12-05' ) ) as $query ) {
			$body = json_decode( (string) wp_json_encode( $this->slots( $query )->body ), true );
			self::assertIsArray( $body );
			self::assertTrue( ( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ) )->fits( 'slots', $body['data'] ) );
		}
	}

	public function test_no_free_times_are_an_object_too(): void {
		self::assertStringContainsString( '"days":{}', (string) wp_json_encode( $this->slots( array( 'from' => '2026-12-05', 'to' => '2026-12-05' ) )->body ) );
	}

	public function test_days_without_a_free_time_name_the_next_one(): void {
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

	public function test_the_old_names_of_zones_are_known(): void {
		foreach ( array( 'Asia/Calcutta', 'Europe/Kiev', 'UTC', 'America/Buenos_Aires', 'Asia/Saigon', 'Etc/GMT-2', '+05:30' ) as $zone ) {
			self::assertSame( 200, $this->slots( array( 'timezone' => $zone ) )->status, $zone );
		}
	}

	public function test_what_cannot_be_read_is_refused(): void {
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

	public function test_an_unknown_event_is_not_found(): void {
		self::assertSame( 404, $this->slots( array( 'event' => '999999' ) )->status );
		self::assertSame( 404, $this->slots( array( 'event' => '0' ) )->status );
	}

	public function test_two_months_can_be_asked_for(): void {
		self::assertSame( 200, $this->slots( array( 'from' => '2026-12-01', 'to' => '2027-01-31' ) )->status );
	}

	public function test_dates_far_from_now_have_no_times_and_ask_the_database_nothing(): void {
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked[] = str_contains( $sql, 'vestibule_bookings' );
				return $sql;
			}
		);
		// MySQL refuses to compare with a date that it does not know.
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

	public function test_free_times_are_limited_by_address(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slots' === $what ? 1 : $limit, 10, 2 );
		self::assertSame( 200, $this->slots()->status );
		$answer = $this->slots();
		self::assertSame( array( 429, '60' ), array( $answer->status, $answer->headers['Retry-After'] ) );
	}

	public function test_a_hold_lasts_a_minute_and_can_be_booked(): void {
		$answer = $this->hold();
		$data   = $answer->body['data'] ?? array();
		self::assertIsArray( $data );
		self::assertSame( array( 200, Bookings::at( '2026-12-01 08:01:00' )->getTimestamp() ), array( $answer->status, $data['expires'] ) );
		self::assertIsString( $data['hold'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $data['hold'] );
		self::assertSame( 409, $this->hold()->status );
		self::assertGreaterThan( 0, $this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', $data['hold'] ) );
	}

	public function test_choosing_another_time_keeps_one_hold(): void {
		$hold = '';
		foreach ( array( '09', '10', '11', '09', '10', '11' ) as $hour ) {
			$answer = $this->hold( array( 'start' => "2026-12-02T{$hour}:00:00Z", 'hold' => $hold ) );
			self::assertSame( 200, $answer->status );
			self::assertIsArray( $answer->body['data'] );
			$hold = $answer->body['data']['hold'];
			self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
		}
	}

	public function test_the_time_that_a_visitor_holds_is_kept_on_for_half_an_hour(): void {
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

	public function test_the_half_hour_goes_on_when_another_time_is_chosen(): void {
		$secret   = str_repeat( 'ab', 16 );
		$statuses = array();
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slot_hold' === $what ? 1 : $limit, 10, 2 );
		foreach ( array( '08:00:00' => '09', '08:00:50' => '10', '08:09:00' => '09', '08:29:30' => '10' ) as $time => $hour ) {
			$this->site->setClock( "2026-12-01 {$time}" );
			$mine = array( 'start' => "2026-12-02T{$hour}:00:00Z", 'hold' => $secret );
			if ( '08:29:30' === $time ) {
				// Who shares the address has begun all that it may.
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

	public function test_a_taken_time_takes_nothing_from_who_holds_another_one(): void {
		$mine = str_repeat( 'ab', 16 );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		self::assertSame( 200, $this->hold( array( 'start' => '2026-12-02T10:00:00Z' ) )->status );
		self::assertSame( 409, $this->hold( array( 'start' => '2026-12-02T10:00:00Z', 'hold' => $mine ) )->status );
		self::assertSame( 409, $this->hold()->status, 'the first time is still kept' );
	}

	public function test_a_hold_that_has_run_out_is_begun_again_or_was_taken(): void {
		$mine = str_repeat( 'ab', 16 );
		$this->hold( array( 'hold' => $mine ) );
		$this->site->setClock( '2026-12-01 08:01:01' );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		$this->site->setClock( '2026-12-01 08:02:02' );
		self::assertSame( 200, $this->hold( array( 'hold' => str_repeat( 'cd', 16 ) ) )->status );
		self::assertSame( 409, $this->hold( array( 'hold' => $mine ) )->status );
	}

	public function test_who_leaves_gives_the_time_back_at_once(): void {
		$mine = str_repeat( 'ab', 16 );
		self::assertSame( 200, $this->hold( array( 'hold' => $mine ) )->status );
		self::assertSame( 200, $this->release( array( 'hold' => str_repeat( 'cd', 16 ) ) )->status );
		self::assertSame( 409, $this->hold()->status, 'another secret lets nothing go' );
		$changes = did_action( 'vestibule/held_times_changed' );
		self::assertSame( array( 'hold' => '' ), $this->release( array( 'hold' => $mine ) )->body['data'] );
		self::assertSame( $changes + 1, did_action( 'vestibule/held_times_changed' ) );
		self::assertSame( 200, $this->hold()->status );
	}

	public function test_a_booked_time_is_not_let_go(): void {
		$mine = str_repeat( 'ab', 16 );
		$this->hold( array( 'hold' => $mine ) );
		$this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', $mine );
		self::assertSame( 200, $this->release( array( 'hold' => $mine ) )->status );
		self::assertSame( 409, $this->hold()->status );
	}

	public function test_what_cannot_be_let_go_is_refused(): void {
		foreach ( array( 'x', '', str_repeat( 'A', 32 ), array( 'a' ) ) as $hold ) {
			self::assertSame( 400, $this->release( array( 'hold' => $hold ) )->status );
		}
		self::assertSame( 400, $this->release( array( 'event' => '1 OR 1=1' ) )->status );
		self::assertSame( 403, $this->release( array( 'nonce' => 'other' ) )->status );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'slot_release' === $what ? 7 : $limit, 10, 2 );
		self::assertSame( array( 200, 429 ), array( $this->release()->status, $this->release()->status ) );
	}

	public function test_what_is_no_secret_of_ours_is_not_taken_for_one(): void {
		foreach ( array( 'x', str_repeat( 'g', 32 ), str_repeat( 'a', 33 ) ) as $number => $brought ) {
			$answer = $this->hold( array( 'start' => "2026-12-02T1{$number}:00:00Z", 'hold' => $brought ) );
			self::assertSame( $number < 2 ? 200 : 409, $answer->status );
			self::assertStringNotContainsString( "\"{$brought}\"", (string) wp_json_encode( $answer->body ) );
		}
	}

	public function test_an_address_holds_three_times_at_most(): void {
		foreach ( array( '02T09', '02T10', '02T11', '03T09' ) as $number => $start ) {
			self::assertSame( $number < 3 ? 200 : 429, $this->hold( array( 'start' => "2026-12-{$start}:00:00Z" ) )->status );
		}
		self::assertSame( 3, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
	}

	public function test_only_a_page_of_this_site_can_hold(): void {
		self::assertSame( 403, $this->hold( array( 'nonce' => 'other' ) )->status );
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
	}

	public function test_a_hold_of_what_cannot_be_read_or_is_not_offered(): void {
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
