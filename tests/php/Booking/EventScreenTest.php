<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Booking\EventPostType;
use Vestibule\Booking\EventRules;
use Vestibule\Booking\EventData;
use Vestibule\Contracts\Schema;
use Vestibule\Tests\TestCase;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the screen of an event is given, and what it may send: stored as it was typed, or refused in words at its
 * control.
 */
final class EventScreenTest extends TestCase {

	private Bookings $site;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->event = $this->site->addEvent();
		wp_set_current_user( $this->user( 'editor' ) );
	}

	public function test_the_screen_is_given_the_settings_and_their_limits(): void {
		update_post_meta( $this->event, EventPostType::META, array( 'capacity' => 7, 'timezone' => 'Asia/Kolkata', 'hours' => array( 'monday' => array( array( 'start' => '22:00', 'end' => '02:00' ) ) ) ) );
		$screen = new EventData( $this->site->reader, new EventRules( new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' ) ) );
		$post   = get_post( $this->event );
		assert( $post instanceof WP_Post );
		$data = $screen->forPost( $post );
		self::assertSame( $this->site->reader->sanitize( get_post_meta( $this->event, EventPostType::META, true ) ), $data['settings'] );
		self::assertSame( array( 'duration' => array( 5, 720 ), 'capacity' => array( 1, 500 ), 'notice' => array( 0, 43_200 ), 'horizon' => array( 1, 730 ), 'step' => array( 0, 720 ), 'bufferBefore' => array( 0, 480 ), 'bufferAfter' => array( 0, 480 ), 'dayLimit' => array( 0, 1000 ), 'moveUntil' => array( 0, 720 ), 'cancelUntil' => array( 0, 720 ) ), $data['limits'] );
		self::assertCount( 7, (array) $data['days'] );
	}

	public function test_what_was_typed_is_stored(): void {
		$hours  = array( 'friday' => array( array( 'start' => '8', 'end' => '9.30' ), array( 'start' => '10pm', 'end' => '2am' ) ), 'monday' => array( array( 'start' => '9–12, 13–17', 'end' => '' ) ) );
		$answer = $this->send( array( 'duration' => '45', 'capacity' => 3, 'notice' => '0', 'horizon' => 10, 'timezone' => 'Asia/Kolkata', 'hours' => $hours ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = (array) get_post_meta( $this->event, EventPostType::META, true );
		self::assertSame( array( 45, 3, 0, 10, 'Asia/Kolkata' ), array( $stored['duration'], $stored['capacity'], $stored['notice'], $stored['horizon'], $stored['timezone'] ) );
		self::assertIsArray( $stored['hours'] );
		self::assertSame( array( array( 'start' => '08:00', 'end' => '09:30' ), array( 'start' => '22:00', 'end' => '02:00' ) ), $stored['hours']['friday'] );
		self::assertSame( array( array( 'start' => '09:00', 'end' => '12:00' ), array( 'start' => '13:00', 'end' => '17:00' ) ), $stored['hours']['monday'] );
		self::assertSame( array(), $stored['hours']['tuesday'] );
		self::assertSame( array( EventPostType::META => $stored ), ( (array) $answer->get_data() )['meta'] ?? null );
	}

	public function test_settings_that_are_not_sent_stay(): void {
		$before = (array) get_post_meta( $this->event, EventPostType::META, true );
		self::assertSame( 200, $this->send( array( 'capacity' => 9, 'notice' => null ) )->get_status() );
		self::assertSame( 9, ( (array) get_post_meta( $this->event, EventPostType::META, true ) )['capacity'] );
		self::assertEquals( array( 'capacity' => 9 ) + $before, (array) get_post_meta( $this->event, EventPostType::META, true ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function refusals(): iterable {
		$monday = static fn ( string ...$times ): array => array( 'hours' => array( 'monday' => array_map( static fn ( array $pair ): array => array( 'start' => $pair[0], 'end' => $pair[1] ), array_chunk( array_values( $times ), 2 ) ) ) );
		yield 'a length out of range' => array( array( 'duration' => 721 ), array( 'duration' ) );
		yield 'a length that is none' => array( array( 'duration' => 'half an hour' ), array( 'duration' ) );
		yield 'a fraction' => array( array( 'notice' => 1.5 ), array( 'notice' ) );
		yield 'no seat' => array( array( 'capacity' => 0 ), array( 'capacity' ) );
		yield 'two at once' => array( array( 'horizon' => -1, 'notice' => '99999' ), array( 'notice', 'horizon' ) );
		yield 'an unknown zone' => array( array( 'timezone' => 'Mars/Olympus' ), array( 'timezone' ) );
		yield 'a time that is none' => array( $monday( '9', 'noonish' ), array( 'hours.monday.0' ) );
		yield 'a time out of range' => array( $monday( '9', '25' ), array( 'hours.monday.0' ) );
		yield 'half a span' => array( $monday( '9', '12', '13', '' ), array( 'hours.monday.1' ) );
		yield 'times that overlap' => array( $monday( '9', '12', '11', '13' ), array( 'hours.monday.1' ) );
		yield 'more times than a day takes' => array( $monday( ...array_merge( ...array_map( static fn ( int $hour ): array => array( "{$hour}:00", "{$hour}:30" ), range( 0, 12 ) ) ) ), array( 'hours.monday.0' ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<string>         $controls
	 */
	#[DataProvider( 'refusals' )]
	public function test_what_is_not_right_is_refused_at_its_control_and_changes_nothing( array $settings, array $controls ): void {
		$before = get_post_meta( $this->event, EventPostType::META, true );
		$answer = $this->send( $settings, array( 'title' => 'Changed' ) );
		self::assertSame( 400, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $controls, $this->refused( $answer ) );
		self::assertSame( $before, get_post_meta( $this->event, EventPostType::META, true ) );
		self::assertSame( 'Test', get_the_title( $this->event ) );
	}

	public function test_what_visitors_are_offered_has_a_name(): void {
		self::assertSame( array( 'name' ), $this->refused( $this->send( array(), array( 'title' => ' ' ) ) ) );
		self::assertSame( 200, $this->send( array(), array( 'title' => '', 'status' => 'draft', 'content' => 'x' ) )->get_status() );
	}

	public function test_settings_that_the_contract_does_not_know_are_refused(): void {
		self::assertSame( 400, $this->send( array( 'owner' => 1 ) )->get_status() );
		self::assertArrayNotHasKey( 'owner', (array) get_post_meta( $this->event, EventPostType::META, true ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $body
	 */
	private function send( array $settings, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-events/{$this->event}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body + array( 'meta' => array( EventPostType::META => (object) $settings ) ) ) );
		return rest_do_request( $request );
	}

	/** @return list<int|string> The controls that a refusal names. */
	private function refused( WP_REST_Response $answer ): array {
		$refusal = $answer->get_data();
		$data    = is_array( $refusal ) ? $refusal['data'] ?? null : null;
		return array_keys( (array) ( is_array( $data ) ? $data['fields'] ?? array() : array() ) );
	}

	private function user( string $role ): int {
		$user = wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'role' => $role, 'user_email' => "{$role}@example.org" ) );
		assert( is_int( $user ) );
		return $user;
	}
}
