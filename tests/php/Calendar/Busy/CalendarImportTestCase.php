<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Busy;

use Vestibule\Calendar\Busy\Address;
use Vestibule\Calendar\Busy\Calendars;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Calendar\Busy\ReadingSchedule;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\TestCase;

/** Host with a calendar on a local server. Playground can't start one, so subclasses belong to the group mariadb. */
abstract class CalendarImportTestCase extends TestCase {

	private static ?CalendarServer $shared = null;

	protected CalendarServer $server;
	protected Bookings $site;
	protected Calendars $calendars;
	protected string $url;
	protected int $host;
	protected int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->server = self::$shared ??= new CalendarServer();
		$this->server->asked();
		$this->site      = new Bookings();
		$this->calendars = new Calendars( $this->site->storage->database, $this->site->clock, $this->site->storage->transaction );
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

	protected function signIn( string $role ): void {
		$user = wp_insert_user( array( 'user_login' => $role . wp_rand(), 'user_pass' => 'x', 'role' => $role, 'user_email' => wp_rand() . '@example.org' ) );
		assert( is_int( $user ) );
		wp_set_current_user( $user );
	}

	protected function cron(): void {
		do_action( ReadingSchedule::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	/** @return array{status: string, words: string} */
	protected function state(): array {
		return ( new CalendarStatusText( $this->site->clock ) )->state( $this->calendars->ofHost( $this->host )[ Address::hash( $this->url ) ] ?? null );
	}

	/** @return list<string> Available start times on December 2. */
	protected function free( int $event = 0 ): array {
		$slots = $this->site->book->slots( 0 === $event ? $this->event : $event, '2026-12-02', '2026-12-02', 'UTC' )['days']['2026-12-02'] ?? array();
		return array_map( static fn ( array $slot ): string => substr( (string) $slot['start'], 11, 5 ), $slots );
	}

	/** @param array<string, string> $headers */
	protected function serve( string $start, string $uid = '1', array $headers = array() ): void {
		$this->server->serve( 'file', $this->file( $start, $uid ), 200, $headers );
	}

	protected function file( string $start, string $uid ): string {
		return implode( "\r\n", array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', "UID:{$uid}", "DTSTART:{$start}", 'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR', '' ) );
	}
}
