<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Admin\EventEditor;
use Vestibule\Calendar\Events\Events;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_Block_Editor_Context;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/** Settings of an appointment type in the editor, which are stored or rejected with an error at their control. */
final class EventScreenTest extends TestCase {

	private Bookings $site;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->event = $this->site->addEvent();
		wp_set_current_user( $this->user( 'editor' ) );
	}

	public function test_the_editor_data_contains_the_limits_of_all_settings_and_the_weekdays(): void {
		$data = $this->editor()->data();
		self::assertSame( array( 'duration' => array( 5, 720 ), 'capacity' => array( 1, 500 ), 'notice' => array( 0, 43_200 ), 'horizon' => array( 1, 730 ), 'step' => array( 0, 720 ), 'bufferBefore' => array( 0, 480 ), 'bufferAfter' => array( 0, 480 ), 'dayLimit' => array( 0, 1000 ), 'moveUntil' => array( 0, 720 ), 'cancelUntil' => array( 0, 720 ), 'waitingHold' => array( 15, 2880 ), 'waitingMost' => array( 1, 200 ) ), $data['limits'] );
		self::assertCount( 7, (array) $data['days'] );
	}

	public function test_an_appointment_type_opens_in_the_block_editor_with_its_only_block(): void {
		$post = get_post( $this->event );
		assert( $post instanceof WP_Post );
		$this->editor()->register();
		self::assertTrue( use_block_editor_for_post( $post ) );
		self::assertSame( array( 'vestibule/event' ), get_allowed_block_types( new WP_Block_Editor_Context( array( 'post' => $post ) ) ) );
		$type = get_post_type_object( Events::NAME );
		self::assertSame( array( array( array( 'vestibule/event' ) ), 'all' ), array( $type->template ?? null, $type->template_lock ?? null ) );
	}

	public function test_an_appointment_type_without_content_opens_with_its_block_and_complete_settings(): void {
		update_post_meta( $this->event, Events::META, array( 'capacity' => 7, 'timezone' => 'Asia/Kolkata', 'hours' => array( 'monday' => array( array( 'start' => '22:00', 'end' => '02:00' ) ) ) ) );
		$read = (array) $this->read()->get_data();
		self::assertSame( '<!-- wp:vestibule/event /-->', ( (array) ( $read['content'] ?? array() ) )['raw'] ?? null );
		self::assertSame( '', (string) get_post_field( 'post_content', $this->event ) );
		self::assertSame( $this->site->events->sanitize( get_post_meta( $this->event, Events::META, true ) ), ( (array) ( $read['meta'] ?? array() ) )[ Events::META ] ?? null );
	}

	public function test_restoring_a_revision_of_an_appointment_type_restores_its_settings(): void {
		self::assertSame( 200, $this->send( array( 'capacity' => 3 ), array( 'title' => 'One' ) )->get_status() );
		$revision = _wp_put_post_revision( $this->event );
		self::assertIsInt( $revision );
		self::assertSame( 200, $this->send( array( 'capacity' => 8 ), array( 'title' => 'Two' ) )->get_status() );
		wp_restore_post_revision( $revision );
		self::assertSame( array( 'One', 3 ), array( get_the_title( $this->event ), ( (array) get_post_meta( $this->event, Events::META, true ) )['capacity'] ) );
	}

	public function test_an_autosave_with_invalid_settings_changes_nothing(): void {
		$before  = get_post_meta( $this->event, Events::META, true );
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-events/{$this->event}/autosaves" );
		$request->set_body_params( array( 'title' => '', 'meta' => array( Events::META => array( 'duration' => '3x' ) ) ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertSame( $before, get_post_meta( $this->event, Events::META, true ) );
		self::assertSame( 'Test', get_the_title( $this->event ) );
	}

	public function test_appointment_type_settings_are_stored_and_opening_hours_are_normalized(): void {
		$hours  = array( 'friday' => array( array( 'start' => '8', 'end' => '9.30' ), array( 'start' => '10pm', 'end' => '2am' ) ), 'monday' => array( array( 'start' => '9–12, 13–17', 'end' => '' ) ) );
		$answer = $this->send( array( 'duration' => '45', 'capacity' => 3, 'notice' => '0', 'horizon' => 10, 'timezone' => 'Asia/Kolkata', 'hours' => $hours ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$stored = (array) get_post_meta( $this->event, Events::META, true );
		self::assertSame( array( 45, 3, 0, 10, 'Asia/Kolkata' ), array( $stored['duration'], $stored['capacity'], $stored['notice'], $stored['horizon'], $stored['timezone'] ) );
		self::assertIsArray( $stored['hours'] );
		self::assertSame( array( array( 'start' => '08:00', 'end' => '09:30' ), array( 'start' => '22:00', 'end' => '02:00' ) ), $stored['hours']['friday'] );
		self::assertSame( array( array( 'start' => '09:00', 'end' => '12:00' ), array( 'start' => '13:00', 'end' => '17:00' ) ), $stored['hours']['monday'] );
		self::assertSame( array(), $stored['hours']['tuesday'] );
		self::assertSame( $stored, ( (array) ( ( (array) $answer->get_data() )['meta'] ?? array() ) )[ Events::META ] ?? null );
	}

	public function test_settings_missing_from_a_request_are_not_changed(): void {
		$before = (array) get_post_meta( $this->event, Events::META, true );
		self::assertSame( 200, $this->send( array( 'capacity' => 9, 'notice' => null ) )->get_status() );
		self::assertSame( 9, ( (array) get_post_meta( $this->event, Events::META, true ) )['capacity'] );
		self::assertEquals( array( 'capacity' => 9 ) + $before, (array) get_post_meta( $this->event, Events::META, true ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function refusals(): iterable {
		$monday = static fn ( string ...$times ): array => array( 'hours' => array( 'monday' => array_map( static fn ( array $pair ): array => array( 'start' => $pair[0], 'end' => $pair[1] ), array_chunk( array_values( $times ), 2 ) ) ) );
		yield 'a duration out of range' => array( array( 'duration' => 721 ), array( 'duration' ) );
		yield 'a duration in words' => array( array( 'duration' => 'half an hour' ), array( 'duration' ) );
		yield 'a notice with a fraction' => array( array( 'notice' => 1.5 ), array( 'notice' ) );
		yield 'a capacity of zero' => array( array( 'capacity' => 0 ), array( 'capacity' ) );
		yield 'two invalid settings' => array( array( 'horizon' => -1, 'notice' => '99999' ), array( 'notice', 'horizon' ) );
		yield 'an unknown time zone' => array( array( 'timezone' => 'Mars/Olympus' ), array( 'timezone' ) );
		yield 'an invalid time' => array( $monday( '9', 'noonish' ), array( 'hours.monday.0' ) );
		yield 'a time out of range' => array( $monday( '9', '25' ), array( 'hours.monday.0' ) );
		yield 'a start without an end' => array( $monday( '9', '12', '13', '' ), array( 'hours.monday.1' ) );
		yield 'opening hours that overlap' => array( $monday( '9', '12', '11', '13' ), array( 'hours.monday.1' ) );
		yield 'too many opening hours for a day' => array( $monday( ...array_merge( ...array_map( static fn ( int $hour ): array => array( "{$hour}:00", "{$hour}:30" ), range( 0, 12 ) ) ) ), array( 'hours.monday.0' ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<string>         $controls
	 */
	#[DataProvider( 'refusals' )]
	public function test_an_invalid_setting_is_rejected_with_an_error_at_its_control_and_changes_nothing( array $settings, array $controls ): void {
		$before = get_post_meta( $this->event, Events::META, true );
		$answer = $this->send( $settings, array( 'title' => 'Changed' ) );
		self::assertSame( 400, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $controls, $this->refused( $answer ) );
		self::assertSame( $before, get_post_meta( $this->event, Events::META, true ) );
		self::assertSame( 'Test', get_the_title( $this->event ) );
	}

	public function test_a_published_appointment_type_needs_a_title(): void {
		self::assertSame( array( 'name' ), $this->refused( $this->send( array(), array( 'title' => ' ' ) ) ) );
		self::assertSame( 200, $this->send( array(), array( 'title' => '', 'status' => 'draft', 'content' => 'x' ) )->get_status() );
	}

	public function test_settings_that_do_not_match_the_contract_are_rejected(): void {
		self::assertSame( 400, $this->send( array( 'owner' => 1 ) )->get_status() );
		self::assertArrayNotHasKey( 'owner', (array) get_post_meta( $this->event, Events::META, true ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $body
	 */
	private function send( array $settings, array $body = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/wp/v2/vestibule-events/{$this->event}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body + array( 'meta' => array( Events::META => (object) $settings ) ) ) );
		return rest_do_request( $request );
	}

	private function editor(): EventEditor {
		$assets = new AdminAssets( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) );
		return new EventEditor( $assets, $this->site->events, Contracts::schema() );
	}

	private function read(): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/wp/v2/vestibule-events/{$this->event}" );
		$request->set_param( 'context', 'edit' );
		return rest_do_request( $request );
	}

	/** @return list<int|string> Controls with errors. */
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
