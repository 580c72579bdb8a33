<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Busy;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vestibule\Calendar\Busy\Addresses;
use Vestibule\Calendar\Hosts\Hosts;
use WP_REST_Request;
use WP_REST_Response;

/** Calendar URLs of hosts and the "Read now" button (docs/booking-hosts.md). */
#[Group( 'mariadb' )]
final class AddressFieldTest extends CalendarImportTestCase {

	public function test_a_user_who_can_edit_a_host_can_read_the_calendar_on_request(): void {
		self::assertSame( 401, $this->readNow( $this->url )->get_status() );
		$this->signIn( 'editor' );
		$read = (array) $this->readNow( $this->url )->get_data();
		self::assertSame( 'read', $read['status'], (string) wp_json_encode( $read ) );
		self::assertStringContainsString( '1 busy time in the next 13 months', is_string( $read['words'] ) ? $read['words'] : '' );
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		Addresses::keep( $this->host, array() );
		$looked = (array) $this->readNow( $this->url )->get_data();
		self::assertStringContainsString( 'Save the host', is_string( $looked['words'] ) ? $looked['words'] : '' );
		self::assertSame( 0, $this->calendars->count(), 'Reading the calendar stores nothing.' );
		self::assertSame( 'failed', ( (array) $this->readNow( 'https://127.0.0.1/' )->get_data() )['status'] );
		self::assertSame( 400, $this->readNow( '' )->get_status() );
	}

	/** @return iterable<string, array{list<string>, string}> */
	public static function refused(): iterable {
		yield 'a URL without HTTPS' => array( array( 'http://calendar.example.com/a.ics' ), 'calendars.0' );
		yield 'a text that is not a URL' => array( array( 'my calendar' ), 'calendars.0' );
		yield 'a private IP address' => array( array( 'https://10.0.0.1/a.ics' ), 'calendars.0' );
		yield 'the hostname localhost' => array( array( 'https://localhost/a.ics' ), 'calendars.0' );
		yield 'a URL with a password' => array( array( 'https://ada:secret@calendar.example.com/a.ics' ), 'calendars.0' );
		yield 'a URL with another port' => array( array( 'https://calendar.example.com:22/a.ics' ), 'calendars.0' );
		yield 'a hostname that cannot be resolved' => array( array( 'https://calendar.invalid/a.ics' ), 'calendars.0' );
		yield 'a URL that is too long' => array( array( 'https://calendar.example.com/' . str_repeat( 'a', 2000 ) ), 'calendars.0' );
	}

	/** @param list<string> $calendars */
	#[DataProvider( 'refused' )]
	public function test_an_unsafe_calendar_url_is_rejected_with_an_error_at_its_control( array $calendars, string $control ): void {
		$answer = $this->save( array( $this->url, ...$calendars ) );
		$data   = (array) $answer->get_data();
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( array( str_replace( '.0', '.1', $control ) ), array_keys( (array) ( is_array( $data['data'] ?? null ) ? $data['data']['fields'] : array() ) ) );
	}

	public function test_a_webcal_url_is_stored_as_https(): void {
		add_filter( 'vestibule/busy_calendar_url', '__return_true' );
		self::assertSame( 200, $this->save( array( ' webcal://calendar.example.com/a.ics ', '', $this->url ) )->get_status() );
		self::assertSame( array( 'https://calendar.example.com/a.ics', $this->url ), Hosts::calendars( $this->host ) );
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
}
