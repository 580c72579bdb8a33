<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking\Busy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Booking\Busy\Address;
use Vestibule\Booking\Busy\Addresses;
use Vestibule\Booking\Busy\BusyCheck;
use Vestibule\Booking\Busy\BusyModule;
use Vestibule\Booking\Busy\Calendars;
use Vestibule\Booking\Busy\CalendarWords;
use Vestibule\Booking\Busy\Fetch;
use Vestibule\Contracts\TimeTaken;
use Vestibule\Http\Pin;
use Vestibule\Http\PinnedGet;
use Vestibule\Http\PublicHost;
use Vestibule\Tests\Booking\Bookings;
use Vestibule\Tests\TestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Calendars of hosts as cron reads them from a real server on this machine (docs/booking.md). Playground starts none. */
#[Group( 'mariadb' )]
final class ReadingTest extends TestCase {

	private static ?CalendarServer $shared = null;

	private CalendarServer $server;
	private Bookings $site;
	private Calendars $calendars;
	private string $url;
	private int $host;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->server = self::$shared ??= new CalendarServer();
		$this->server->asked();
		$this->site      = new Bookings();
		$this->calendars = new Calendars( $this->site->storage->database, $this->site->storage->tables, $this->site->clock, $this->site->storage->transaction );
		$this->url       = "{$this->server->address}/calendar.ics";
		add_filter( 'vestibule/busy_calendar_url', fn ( bool $is, string $url ): bool => $is || $url === $this->url, 10, 2 );
		$this->serve( '20261202T100000Z' );
		$this->host  = $this->site->addHost( 'Ada', array( 'calendars' => array( $this->url ) ) );
		$this->event = $this->site->addEvent( array( 'hosts' => array( $this->host ) ) );
	}

	public static function tearDownAfterClass(): void {
		self::$shared = null;
		parent::tearDownAfterClass();
	}

	public function test_what_is_busy_elsewhere_is_neither_offered_nor_booked(): void {
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
		$this->cron();
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		$asked = $this->server->asked();
		self::assertCount( 1, $asked );
		self::assertArrayNotHasKey( 'referer', $asked[0]['headers'] );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $this->event, Bookings::at( '2026-12-02 10:00:00' ), 1, 'UTC', '', $this->host );
	}

	public function test_buffers_keep_away_from_it(): void {
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host ), 'bufferAfter' => 15 ) );
		$this->cron();
		self::assertSame( array( '11:00' ), $this->free( $event ) );
	}

	public function test_another_host_has_time(): void {
		$other = $this->site->addHost( 'Grace' );
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host, $other ) ) );
		$this->cron();
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free( $event ) );
		$id = $this->site->book->book( $event, Bookings::at( '2026-12-02 10:00:00' ), 1, 'UTC', '' );
		self::assertSame( (string) $other, $this->site->storage->database->value( "SELECT host_id FROM {$this->site->storage->tables->bookings()} WHERE id = %d", $id ) );
	}

	public function test_a_booking_that_comes_back_through_the_hosts_calendar_is_no_obstacle_to_being_moved(): void {
		$id = $this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', '', $this->host );
		$this->serve( '20261202T090000Z', "vestibule-{$id}@" . wp_parse_url( home_url(), PHP_URL_HOST ) );
		$this->cron();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->busyTimes() ) );
		self::assertSame( array( '10:00', '11:00' ), $this->free() );
	}

	public function test_it_is_read_again_after_a_quarter_of_an_hour_and_asked_for_what_is_new(): void {
		$this->serve( '20261202T100000Z', '1', array( 'etag' => '"v1"', 'last-modified' => 'Tue, 01 Dec 2026 07:00:00 GMT' ) );
		$this->cron();
		$this->server->asked();
		$this->site->setClock( '2026-12-01 08:10:00' );
		$this->cron();
		self::assertSame( array(), $this->server->asked() );
		$this->site->setClock( '2026-12-01 08:15:00' );
		$this->cron();
		self::assertSame( array( '"v1"', 'Tue, 01 Dec 2026 07:00:00 GMT' ), array( $this->server->asked()[0]['headers']['if-none-match'], 'Tue, 01 Dec 2026 07:00:00 GMT' ) );
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		$this->serve( '20261202T090000Z', '1', array( 'etag' => '"v2"' ) );
		$this->site->setClock( '2026-12-01 08:30:00' );
		$this->cron();
		self::assertSame( array( '10:00', '11:00' ), $this->free() );
		$this->server->asked();
		$this->site->setClock( '2026-12-02 08:30:00' );
		$this->cron();
		self::assertArrayNotHasKey( 'if-none-match', $this->server->asked()[0]['headers'], 'Once a day it is read whole, because the time ahead has moved on.' );
	}

	public function test_what_fails_leaves_what_was_known_and_is_said_after_a_day(): void {
		$this->cron();
		foreach ( array( '08:15' => 'cut', '08:30' => 'endless', '08:45' => 'bomb', '09:00' => 'around' ) as $at => $mode ) {
			$this->server->serve( $mode );
			$this->site->setClock( "2026-12-01 {$at}:00" );
			$this->cron();
			self::assertSame( array( '09:00', '11:00' ), $this->free(), $mode );
			self::assertSame( 'failed', $this->state()['status'], $mode );
		}
		$this->server->serve( 'file', '', 404 );
		$this->site->setClock( '2026-12-02 08:15:00' );
		$this->cron();
		self::assertStringContainsString( 'There is no calendar at this address', $this->state()['words'] );
		self::assertStringContainsString( 'still counts', $this->state()['words'] );
		$check = new BusyCheck( $this->calendars, new CalendarWords( $this->site->clock ) );
		self::assertSame( array( 'old', 'critical' ), array( $this->state()['status'], $check->finding()->status ) );
		self::assertStringContainsString( 'Ada', $check->finding()->paragraphs[0] );
		$this->serve( '20261202T100000Z' );
		$this->site->setClock( '2026-12-02 09:20:00' );
		$this->cron();
		self::assertSame( array( 'read', 'good' ), array( $this->state()['status'], $check->finding()->status ) );
	}

	public function test_a_file_without_end_and_one_that_unpacks_to_much_are_cut_off(): void {
		foreach ( array( 'endless', 'bomb' ) as $mode ) {
			$this->server->serve( $mode );
			memory_reset_peak_usage();
			$before = memory_get_peak_usage();
			$start  = hrtime( true );
			$get    = new PinnedGet( $this->url, array(), 10, 1_000_000 );
			$get->send( array() );
			self::assertSame( array( true, '' ), array( $get->isLarge(), $get->body() ) );
			// Without curl nothing is read but what the owner's own code allows, and WordPress unpacks that by itself.
			self::assertLessThan( Pin::isPossible() ? 6_000_000 : 200_000_000, memory_get_peak_usage() - $before, $mode );
			self::assertLessThan( 8, ( hrtime( true ) - $start ) / 1e9, $mode );
		}
	}

	public function test_a_packed_file_is_unpacked(): void {
		$this->server->serve( 'packed', $this->file( '20261202T100000Z', '1' ) );
		$this->cron();
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
	}

	public function test_a_name_is_called_where_it_led_when_it_was_looked_at_or_not_at_all(): void {
		$url = str_replace( '127.0.0.1', 'localhost', $this->url );
		if ( Pin::isPossible() ) {
			self::assertIsArray( ( new PinnedGet( $url, array( '127.0.0.1' ), 5, 1_000_000 ) )->send( array() ) );
			self::assertInstanceOf( WP_Error::class, ( new PinnedGet( $url, array( '127.0.0.2' ), 5, 1_000_000 ) )->send( array() ) );
		}
		$public = new Fetch( new Address( new PublicHost( static fn (): array => array( '203.0.114.1' ) ) ) );
		$fault  = $public->get( 'https://calendar.example.com/a.ics', array() )->fault;
		self::assertStringStartsWith( Pin::isPossible() ? 'network:' : 'curl', $fault );
	}

	/** @return iterable<string, array{string}> */
	public static function elsewhere(): iterable {
		yield 'this machine' => array( 'http://127.0.0.1/x.ics' );
		yield 'this machine, by https' => array( 'https://127.0.0.1/x.ics' );
		yield 'the metadata of a cloud' => array( 'http://169.254.169.254/latest/meta-data/' );
		yield 'a file' => array( 'file:///etc/passwd' );
		yield 'another protocol' => array( 'gopher://127.0.0.1:25/_HELO' );
		yield 'an address of the server itself' => array( '//127.0.0.1/secret' );
		yield 'another path, which the owner has not allowed' => array( '/secret' );
		yield 'with a password' => array( 'https://user:secret@example.com/x.ics' );
	}

	#[DataProvider( 'elsewhere' )]
	public function test_it_is_not_followed_into_the_own_network( string $to ): void {
		$this->server->serve( 'file', '', 302, array( 'location' => $to ) );
		$this->cron();
		self::assertSame( array( '/calendar.ics' ), array_column( $this->server->asked(), 'path' ) );
		self::assertSame( 'failed', $this->state()['status'] );
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
	}

	public function test_what_is_removed_takes_no_time_any_more(): void {
		$this->cron();
		self::assertNotFalse( wp_next_scheduled( BusyModule::HOOK ) );
		Addresses::keep( $this->host, array() );
		self::assertSame( array( 0, 0 ), array( $this->calendars->count(), $this->site->storage->count( $this->site->storage->tables->busyTimes() ) ) );
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
		self::assertFalse( wp_next_scheduled( BusyModule::HOOK ), 'Nothing is left to read.' );
		Addresses::keep( $this->host, array( $this->url ) );
		$this->cron();
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->busyTimes() ) );
		wp_delete_post( $this->host, true );
		self::assertSame( array( 0, 0 ), array( $this->calendars->count(), $this->site->storage->count( $this->site->storage->tables->busyTimes() ) ) );
	}

	public function test_a_run_reads_a_few_and_comes_back_for_the_others(): void {
		for ( $number = 1; $number <= 11; $number++ ) {
			$this->site->addHost( "Host {$number}", array( 'calendars' => array( $this->url ) ) );
		}
		wp_clear_scheduled_hook( BusyModule::NEXT );
		$this->cron();
		self::assertCount( 10, $this->server->asked() );
		self::assertEqualsWithDelta( time() + 60, wp_next_scheduled( BusyModule::NEXT ), 5 );
		$this->cron();
		self::assertCount( 2, $this->server->asked() );
	}

	public function test_those_who_edit_a_host_read_it_now(): void {
		self::assertSame( 401, $this->readNow( $this->url )->get_status() );
		$this->signIn( 'editor' );
		$read = (array) $this->readNow( $this->url )->get_data();
		self::assertSame( 'read', $read['status'], (string) wp_json_encode( $read ) );
		self::assertStringContainsString( '1 busy time in the next 13 months', is_string( $read['words'] ) ? $read['words'] : '' );
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		Addresses::keep( $this->host, array() );
		$looked = (array) $this->readNow( $this->url )->get_data();
		self::assertStringContainsString( 'Save the host', is_string( $looked['words'] ) ? $looked['words'] : '' );
		self::assertSame( 0, $this->calendars->count(), 'Looking keeps nothing.' );
		self::assertSame( 'failed', ( (array) $this->readNow( 'https://127.0.0.1/' )->get_data() )['status'] );
		self::assertSame( 400, $this->readNow( '' )->get_status() );
	}

	/** @return iterable<string, array{list<string>, string}> */
	public static function refused(): iterable {
		yield 'without https' => array( array( 'http://calendar.example.com/a.ics' ), 'calendars.0' );
		yield 'no address' => array( array( 'my calendar' ), 'calendars.0' );
		yield 'a number' => array( array( 'https://10.0.0.1/a.ics' ), 'calendars.0' );
		yield 'this machine' => array( array( 'https://localhost/a.ics' ), 'calendars.0' );
		yield 'a password' => array( array( 'https://ada:secret@calendar.example.com/a.ics' ), 'calendars.0' );
		yield 'another port' => array( array( 'https://calendar.example.com:22/a.ics' ), 'calendars.0' );
		yield 'a name that nobody has' => array( array( 'https://calendar.invalid/a.ics' ), 'calendars.0' );
		yield 'long' => array( array( 'https://calendar.example.com/' . str_repeat( 'a', 2000 ) ), 'calendars.0' );
	}

	/** @param list<string> $calendars */
	#[DataProvider( 'refused' )]
	public function test_addresses_that_are_not_read_are_refused_at_their_control( array $calendars, string $control ): void {
		$answer = $this->save( array( $this->url, ...$calendars ) );
		$data   = (array) $answer->get_data();
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( array( str_replace( '.0', '.1', $control ) ), array_keys( (array) ( is_array( $data['data'] ?? null ) ? $data['data']['fields'] : array() ) ) );
	}

	public function test_an_address_as_calendars_give_it_out_is_stored_as_it_is_read(): void {
		add_filter( 'vestibule/busy_calendar_url', '__return_true' );
		self::assertSame( 200, $this->save( array( ' webcal://calendar.example.com/a.ics ', '', $this->url ) )->get_status() );
		self::assertSame( array( 'https://calendar.example.com/a.ics', $this->url ), Addresses::ofHost( $this->host ) );
		self::assertSame( 400, $this->save( array_map( static fn ( int $number ): string => "https://calendar.example.com/{$number}.ics", range( 1, 6 ) ) )->get_status() );
	}

	/** @param list<string> $calendars */
	private function save( array $calendars ): WP_REST_Response {
		$this->signIn( 'editor' );
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-hosts/{$this->host}" );
		$request->set_body_params( array( 'calendars' => $calendars ) );
		return rest_do_request( $request );
	}

	private function readNow( string $url ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/vestibule/v1/hosts/{$this->host}/calendar" );
		$request->set_body_params( array( 'url' => $url ) );
		return rest_do_request( $request );
	}

	private function signIn( string $role ): void {
		$user = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'x', 'role' => $role, 'user_email' => wp_rand() . '@example.org' ) );
		assert( is_int( $user ) );
		wp_set_current_user( $user );
	}

	private function cron(): void {
		do_action( BusyModule::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	/** @return array{status: string, words: string} */
	private function state(): array {
		return ( new CalendarWords( $this->site->clock ) )->state( $this->calendars->ofHost( $this->host )[ Address::hash( $this->url ) ] ?? null );
	}

	/** @return list<string> When the second of December is free. */
	private function free( int $event = 0 ): array {
		$slots = $this->site->book->slots( 0 === $event ? $this->event : $event, '2026-12-02', '2026-12-02', 'UTC' )['days']['2026-12-02'] ?? array();
		return array_map( static fn ( array $slot ): string => substr( (string) $slot['start'], 11, 5 ), $slots );
	}

	/** @param array<string, string> $headers */
	private function serve( string $start, string $uid = '1', array $headers = array() ): void {
		$this->server->serve( 'file', $this->file( $start, $uid ), 200, $headers );
	}

	private function file( string $start, string $uid ): string {
		return implode( "\r\n", array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', "UID:{$uid}", "DTSTART:{$start}", 'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR', '' ) );
	}
}
