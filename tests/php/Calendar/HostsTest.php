<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/** Hosts: visibility, stored settings and the times that they offer. */
final class HostsTest extends TestCase {

	private Bookings $site;
	private int $host;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new Bookings();
		$this->host = $this->site->addHost( 'Ada' );
	}

	public function test_a_guest_cannot_find_a_host_by_search_or_via_rest(): void {
		foreach ( array( '/wp/v2/vestibule-hosts', "/wp/v2/vestibule-hosts/{$this->host}", '/wp/v2/types/vestibule_host' ) as $route ) {
			self::assertContains( rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_status(), array( 401, 403 ), $route );
		}
		self::assertArrayNotHasKey( Hosts::NAME, (array) rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) )->get_data() );
		self::assertNotContains( $this->host, get_posts( array( 's' => 'Ada', 'post_type' => 'any', 'fields' => 'ids' ) ) );
	}

	public function test_host_settings_are_stored_and_opening_hours_are_normalized(): void {
		$answer = $this->send( array( 'email' => 'ada@example.org', 'timezone' => 'Asia/Tokyo', 'ownHours' => true, 'hours' => array( 'monday' => array( array( 'start' => '9am', 'end' => '5pm' ) ) ), 'overrides' => array( $this->override( array( 'hours' => array( array( 'start' => '10', 'end' => '12' ) ) ) ) ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = $this->site->hosts->sanitize( get_post_meta( $this->host, Hosts::META, true ) );
		self::assertSame( array( 'ada@example.org', 'Asia/Tokyo', true ), array( $stored['email'], $stored['timezone'], $stored['ownHours'] ) );
		self::assertSame( array( array( 'start' => '09:00', 'end' => '17:00' ) ), $stored['hours']['monday'] );
		self::assertSame( array( array( 'start' => '10:00', 'end' => '12:00' ) ), $stored['overrides'][0]['hours'] );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function refused(): iterable {
		$override = static fn ( array $changes ): array => array( 'overrides' => array( $changes + array( 'from' => '2026-12-24', 'to' => '2026-12-24', 'yearly' => false, 'name' => '', 'hours' => array() ) ) );
		yield 'an invalid email address' => array( array( 'email' => 'ada@' ), 'email' );
		yield 'an unknown time zone' => array( array( 'timezone' => 'Mars/Olympus' ), 'timezone' );
		yield 'a date that does not exist' => array( $override( array( 'from' => '2026-02-30' ) ), 'overrides.0.from' );
		yield 'an end before the start' => array( $override( array( 'to' => '2026-12-23' ) ), 'overrides.0.to' );
		yield 'days off of more than a year' => array( $override( array( 'to' => '2028-01-01' ) ), 'overrides.0.to' );
		yield 'a time that cannot be read' => array( $override( array( 'hours' => array( array( 'start' => 'noonish', 'end' => '13:00' ) ) ) ), 'overrides.0.hours.0' );
		yield 'opening hours that overlap' => array( $override( array( 'hours' => array( array( 'start' => '9', 'end' => '12' ), array( 'start' => '11', 'end' => '13' ) ) ) ), 'overrides.0.hours.1' );
		yield 'too many days' => array( array( 'overrides' => array_fill( 0, 201, $override( array() )['overrides'][0] ) ), 'overrides' );
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'refused' )]
	public function test_an_invalid_host_setting_is_rejected_with_an_error_at_its_control( array $settings, string $control ): void {
		$answer = $this->send( $settings );
		self::assertSame( 400, $answer->get_status() );
		$data   = (array) $answer->get_data();
		$fields = is_array( $data['data'] ?? null ) ? (array) $data['data']['fields'] : array();
		self::assertSame( array( $control ), array_keys( $fields ) );
		self::assertSame( '', $this->site->hosts->sanitize( get_post_meta( $this->host, Hosts::META, true ) )['email'] );
	}

	public function test_an_appointment_type_offers_the_times_of_its_hosts(): void {
		$open  = array( 'wednesday' => array( array( 'start' => '10:00', 'end' => '12:00' ) ) );
		$other = $this->site->addHost( 'Grace', array( 'timezone' => 'UTC', 'ownHours' => true, 'hours' => $open ) );
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host, $other ), 'hostChoice' => 'visitor' ) );
		$times = $this->site->book->slots( $event, '2026-12-02', '2026-12-02', 'UTC' )['days']['2026-12-02'];
		self::assertSame( array( 1, 2, 2 ), array_column( $times, 'remaining' ) );
		self::assertSame( array( array( $this->host ), array( $this->host, $other ), array( $this->host, $other ) ), array_column( $times, 'hosts' ) );
		self::assertSame( array( $this->host => 'Ada', $other => 'Grace' ), $this->site->book->hosts( $event ) );
		self::assertCount( 2, $this->site->book->slots( $event, '2026-12-02', '2026-12-02', 'UTC', $other )['days']['2026-12-02'] );
		$id = $this->site->book->book( $event, Bookings::at( '2026-12-02 10:00:00' ), 1, 'UTC', '', $other );
		self::assertSame( (string) $other, $this->site->storage->database->value( "SELECT host_id FROM {$this->site->storage->tables->named( 'bookings' )} WHERE id = %d", $id ) );
		self::assertCount( 1, $this->site->book->slots( $event, '2026-12-02', '2026-12-02', 'UTC', $other )['days']['2026-12-02'] );
	}

	public function test_an_appointment_type_offers_no_times_if_its_hosts_are_in_the_trash(): void {
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host ) ) );
		self::assertCount( 3, $this->times( $event ) );
		wp_trash_post( $this->host );
		self::assertCount( 0, $this->times( $event ) );
		wp_update_post( array( 'ID' => $this->host, 'post_status' => 'publish' ) );
		self::assertCount( 3, $this->times( $event ) );
	}

	public function test_an_appointment_type_accepts_only_existing_hosts(): void {
		$event = $this->site->addEvent();
		wp_set_current_user( $this->editor() );
		foreach ( array( array( array( $event ), 400 ), array( array( 999_999 ), 400 ), array( array( $this->host ), 200 ) ) as [ $hosts, $status ] ) {
			$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-events/{$event}" );
			$request->set_body_params( array( 'meta' => array( Events::META => array( 'hosts' => $hosts, 'place' => array( 'kind' => 'video', 'text' => 'https://meet.example.org/a' ) ) ) ) );
			self::assertSame( $status, rest_do_request( $request )->get_status() );
		}
		self::assertSame( 'https://meet.example.org/a', $this->site->events->sanitize( get_post_meta( $event, Events::META, true ) )['place']['text'] );
	}

	/** @return list<array<string, mixed>> Available times on December 2. */
	private function times( int $event ): array {
		return $this->site->book->slots( $event, '2026-12-02', '2026-12-02', 'UTC' )['days']['2026-12-02'] ?? array();
	}

	/** @param array<string, mixed> $settings */
	private function send( array $settings ): WP_REST_Response {
		wp_set_current_user( $this->editor() );
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-hosts/{$this->host}" );
		$request->set_body_params( array( 'meta' => array( Hosts::META => $settings ) ) );
		return rest_do_request( $request );
	}

	private function editor(): int {
		$user = wp_insert_user( array( 'user_login' => 'editor' . wp_rand(), 'user_pass' => 'x', 'role' => 'editor', 'user_email' => wp_rand() . '@example.org' ) );
		assert( is_int( $user ) );
		return $user;
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function override( array $changes ): array {
		return $changes + array( 'from' => '2026-12-24', 'to' => '2026-12-24', 'yearly' => false, 'name' => '', 'hours' => array() );
	}
}
