<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Feed;

use Sabre\VObject\Component;
use Sabre\VObject\Document;
use Sabre\VObject\Reader;
use Vestibule\Calendar\Feed\FeedAddress;
use Vestibule\Calendar\Feed\FeedCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Secret;
use Vestibule\Tests\Calendar\Admin\OwnerTestCase;
use Vestibule\Tests\Wired;

/** Private calendar feed of a host's bookings (docs/booking-hosts.md). */
final class FeedTest extends OwnerTestCase {

	private int $host;
	private FeedAddress $address;

	protected function setUp(): void {
		parent::setUp();
		$this->host    = $this->bookings->addHost( 'Ada' );
		$this->event   = $this->bookings->addEvent( array( 'timezone' => 'Europe/Berlin', 'hosts' => array( $this->host ), 'place' => array( 'kind' => 'address', 'text' => 'Main Street 1' ) ) );
		$this->address = new FeedAddress( new Secret( $this->bookings->storage->database ) );
	}

	public function test_the_calendar_feed_contains_recent_and_future_bookings_of_the_host(): void {
		$entry = $this->entry( array( 'names[first_name]' => 'Ana', 'names[last_name]' => 'Lee; "x"', 'email' => 'ana@example.com', 'phone' => '+49301234567' ) );
		$ids   = array(
			$this->booked( '2026-12-02 09:00:00', $entry, array( 'host_id' => $this->host, 'sequence' => 2 ) ),
			$this->booked( '2026-12-03 09:00:00', 0, array( 'host_id' => $this->host, 'status' => 'cancelled', 'seat' => null ) ),
		);
		$this->booked( '2026-12-04 09:00:00', 0, array( 'host_id' => $this->bookings->addHost( 'Grace' ) ) );
		$this->booked( '2026-10-04 09:00:00', 0, array( 'host_id' => $this->host ) );
		$this->booked( '2026-12-05 09:00:00', 0, array( 'host_id' => $this->host, 'status' => 'blocked', 'seat' => null ) );
		$this->address->renew( $this->host );
		$answer = $this->get();
		self::assertSame( array( 200, 'text/calendar; charset=utf-8', 'private, no-store', 'noindex, nofollow' ), array( $answer?->status, $answer->headers['Content-Type'] ?? '', $answer->headers['Cache-Control'] ?? '', $answer->headers['X-Robots-Tag'] ?? '' ) );
		$site   = wp_parse_url( home_url(), PHP_URL_HOST );
		$events = $this->events( (string) $answer?->text );
		self::assertSame( array( "vestibule-{$ids[0]}@{$site}", "vestibule-{$ids[1]}@{$site}" ), array_column( $events, 'UID' ) );
		self::assertSame( array( 'CONFIRMED', 'CANCELLED' ), array_column( $events, 'STATUS' ) );
		self::assertSame( array( '2', '0' ), array_column( $events, 'SEQUENCE' ) );
		self::assertSame( array( '20261202T100000', 'Main Street 1', 'Test: Ana Lee; "x"' ), array( $events[0]['DTSTART'], $events[0]['LOCATION'], $events[0]['SUMMARY'] ) );
		self::assertStringContainsString( 'TZID:Europe/Berlin', (string) $answer?->text );
		self::assertStringNotContainsString( 'ana@example.com', (string) $answer?->text );
	}

	public function test_the_calendar_feed_contains_only_the_personal_data_that_its_setting_allows(): void {
		$this->booked( '2026-12-02 09:00:00', $this->entry( array( 'names[first_name]' => 'Ana', 'names[last_name]' => 'Lee', 'email' => 'ana@example.com' ) ), array( 'host_id' => $this->host ) );
		$this->address->renew( $this->host );
		foreach ( array( 'time' => array( false, false ), 'name' => array( true, false ), 'contact' => array( true, true ), 'everything' => array( false, false ) ) as $detail => $said ) {
			$this->address->choose( $this->host, $detail );
			$text = (string) $this->get()?->text;
			self::assertSame( $said, array( str_contains( $text, 'Ana Lee' ), str_contains( $text, 'ana@example.com' ) ), $detail );
		}
	}

	public function test_the_calendar_feed_reads_only_the_entry_columns_that_it_prints(): void {
		$this->booked( '2026-12-02 09:00:00', $this->entry( array( 'names[first_name]' => 'Ana', 'email' => 'ana@example.com' ) ), array( 'host_id' => $this->host ) );
		$this->address->renew( $this->host );
		foreach ( array( 'time' => array(), 'contact' => array( 'id, form_id, data' ) ) as $detail => $columns ) {
			$this->address->choose( $this->host, $detail );
			$read = array();
			$note = static function ( string $sql ) use ( &$read ): string {
				if ( 1 === preg_match( '/^\s*SELECT (.*) FROM \S*vestibule_submissions/', $sql, $found ) ) {
					$read[] = $found[1];
				}
				return $sql;
			};
			add_filter( 'query', $note );
			self::assertSame( 200, $this->get()?->status );
			remove_filter( 'query', $note );
			self::assertSame( $columns, $read, $detail );
		}
	}

	public function test_an_unchanged_calendar_feed_returns_status_304(): void {
		$this->booked( '2026-12-02 09:00:00', 0, array( 'host_id' => $this->host ) );
		$this->address->renew( $this->host );
		$etag = $this->get()->headers['ETag'] ?? '';
		$this->bookings->setClock( '2026-12-01 09:00:00' );
		$same = $this->get( null, "W/{$etag}" );
		self::assertSame( array( 304, '' ), array( $same->status ?? 0, $same->text ?? null ) );
		$this->booked( '2026-12-02 11:00:00', 0, array( 'host_id' => $this->host ) );
		self::assertSame( 200, $this->get( null, $etag )?->status );
	}

	public function test_only_the_current_feed_url_of_a_published_host_works(): void {
		self::assertSame( '', $this->address->url( $this->host ) );
		$this->address->renew( $this->host );
		$right = $this->value();
		self::assertSame( 200, $this->get( $right )?->status );
		$other = $this->bookings->addHost( 'Grace' );
		$this->address->renew( $other );
		$last = substr( $right, -1 );
		foreach ( array( '', 'x', (string) $this->host, "{$this->host}.", substr( $right, 0, -1 ), substr( $right, 0, -1 ) . ( '0' === $last ? '1' : '0' ), str_replace( "{$this->host}.", "{$other}.", $right ), strtoupper( $right ) . ' ', "{$right}\n" ) as $wrong ) {
			self::assertNull( $this->get( $wrong ), $wrong );
		}
		self::assertNull( $this->get( $right, '', 'POST' ) );
		$this->address->renew( $this->host );
		self::assertNull( $this->get( $right ), 'The earlier URL no longer works.' );
		$right = $this->value();
		wp_trash_post( $this->host );
		self::assertNull( $this->get( $right ) );
		wp_untrash_post( $this->host );
		self::assertSame( 200, $this->get( $right )?->status );
		$this->address->remove( $this->host );
		self::assertNull( $this->get( $right ) );
	}

	public function test_the_calendar_feed_is_rate_limited(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		$this->address->renew( $this->host );
		for ( $time = 1; $time <= 60; $time++ ) {
			$this->get();
		}
		self::assertSame( 429, $this->get()?->status );
	}

	public function test_users_who_can_edit_hosts_and_read_entries_can_create_and_remove_a_feed_url(): void {
		$route = "/vestibule/v1/hosts/{$this->host}/feed";
		$made  = $this->data( $this->call( 'POST', $route ) );
		self::assertSame( array( $this->address->url( $this->host ), 'name' ), array( $made['url'], $made['detail'] ) );
		self::assertSame( 'contact', $this->data( $this->call( 'POST', $route, array( 'detail' => 'contact' ) ) )['detail'] );
		self::assertSame( 400, $this->call( 'POST', $route, array( 'detail' => 'everything' ) )->get_status() );
		self::assertSame( $made['url'], $this->address->url( $this->host ), 'Changing the setting does not change the URL.' );
		self::assertNotSame( $made['url'], $this->data( $this->call( 'POST', $route ) )['url'] );
		self::assertSame( 'contact', $this->address->detail( $this->host ) );
		self::assertStringNotContainsString( 'vestibule_host_feed', (string) wp_json_encode( $this->call( 'GET', "/wp/v2/vestibule-hosts/{$this->host}", array( 'context' => 'edit' ) )->get_data() ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, FeedAddress::META, null ) );
		self::assertSame( '', $this->data( $this->call( 'DELETE', $route ) )['url'] );
		wp_get_current_user()->add_cap( 'vestibule_read_entries', false );
		self::assertSame( 403, $this->call( 'POST', $route )->get_status() );
	}

	private function value(): string {
		return substr( $this->address->url( $this->host ), strpos( $this->address->url( $this->host ), '=' ) + 1 );
	}

	/** @phpstan-impure */
	private function get( ?string $value = null, string $etag = '', string $method = 'GET' ): ?Answer {
		return Wired::of( FeedCall::class )->answer( new Request( $method, array( FeedAddress::QUERY => $value ?? $this->value() ), array(), array( 'if-none-match' => $etag ), '203.0.113.7', false ) );
	}

	/** @return list<array<string, string>> Events as read by another library. */
	private function events( string $file ): array {
		// The library is older than PHP 8.1 and triggers deprecation notices when its classes are loaded.
		set_error_handler( static fn (): bool => true, E_DEPRECATED ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- For a library.
		try {
			$read = Reader::read( $file );
			assert( $read instanceof Document );
			self::assertSame( array(), array_column( $read->validate(), 'message' ) );
			$events = array();
			foreach ( $read->select( 'VEVENT' ) as $event ) {
				assert( $event instanceof Component );
				$one = array();
				foreach ( $event->children() as $child ) {
					$one[ (string) $child->name ] = (string) $child->getValue();
				}
				$events[] = $one;
			}
			return $events;
		} finally {
			restore_error_handler();
		}
	}
}
