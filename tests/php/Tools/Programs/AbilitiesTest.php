<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Vectors;
use WP_Abilities_Registry;
use WP_Ability;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Abilities in PHP and over WordPress's route. Before WordPress 6.9 there are none, and no notice is triggered. */
final class AbilitiesTest extends ApiTestCase {

	/** Read-only abilities without a route. All others are tested with their routes in the matrix of permissions. */
	private const ALONE = array( 'get-form', 'get-entry', 'export-entries' );

	/** @return array<array-key, bool> Whether an ability is read-only, by name. */
	private static function names(): array {
		$names = array_fill_keys( self::ALONE, true );
		foreach ( Vectors::rows( 'permissions' ) as [ $row ] ) {
			$is_read_only = is_string( $row['call'] ) && str_starts_with( $row['call'], 'GET ' );
			$names       += array_fill_keys( array_keys( is_array( $row['ability'] ?? null ) ? $row['ability'] : array() ), $is_read_only );
		}
		return $names;
	}

	public function test_all_abilities_are_registered_with_their_annotations_if_wordpress_supports_abilities(): void {
		if ( ! self::exist() ) {
			self::assertFalse( has_action( 'wp_abilities_api_init' ) && did_action( 'wp_abilities_api_init' ) > 0 );
			return;
		}
		$ours = array_filter( wp_get_abilities(), static fn ( WP_Ability $ability ): bool => 'vestibule' === $ability->get_category() );
		self::assertEqualsCanonicalizing( array_map( static fn ( string $name ): string => "vestibule/{$name}", array_keys( self::names() ) ), array_map( static fn ( WP_Ability $ability ): string => $ability->get_name(), array_values( $ours ) ) );
		foreach ( $ours as $ability ) {
			$is_read_only   = self::names()[ substr( $ability->get_name(), strlen( 'vestibule/' ) ) ];
			$is_destructive = in_array( $ability->get_name(), array( 'vestibule/move-booking', 'vestibule/cancel-booking', 'vestibule/cancel-registration' ), true );
			self::assertSame( array( 'readonly' => $is_read_only, 'destructive' => $is_destructive, 'idempotent' => $is_read_only ), $ability->get_meta_item( 'annotations' ) );
			self::assertTrue( $ability->get_meta_item( 'show_in_rest' ) );
			self::assertSame( 'object', $ability->get_input_schema()['type'] );
			self::assertSame( 'object', $ability->get_output_schema()['type'] );
		}
	}

	/** @return iterable<string, array{string, list<string>}> Setting, and the public ones among three abilities. */
	public static function choices(): iterable {
		yield 'no setting' => array( '', array() );
		yield 'off' => array( 'off', array() );
		yield 'read' => array( 'read', array( 'vestibule/list-entries' ) );
		yield 'all' => array( 'all', array( 'vestibule/list-entries', 'vestibule/submit-form', 'vestibule/cancel-booking' ) );
	}

	/** @param list<string> $public */
	#[DataProvider( 'choices' )]
	public function test_a_setting_determines_which_abilities_are_public_for_assistants( string $choice, array $public ): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		'' === $choice || update_option( 'vestibule_data', array( 'assistants' => $choice ) );
		$names    = array( 'vestibule/list-entries', 'vestibule/submit-form', 'vestibule/cancel-booking' );
		$registry = WP_Abilities_Registry::get_instance();
		foreach ( array_keys( self::names() ) as $name ) {
			$registry?->unregister( "vestibule/{$name}" );
		}
		remove_action( 'wp_abilities_api_init', 'wp_register_core_abilities' );
		do_action( 'wp_abilities_api_init', $registry ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$found = array_filter( $names, static fn ( string $name ): bool => true === wp_get_ability( $name )?->get_meta_item( 'public' ) );
		self::assertSame( $public, array_values( $found ) );
		$mcp = array_filter( $names, static fn ( string $name ): bool => array( 'public' => true ) === wp_get_ability( $name )?->get_meta_item( 'mcp' ) );
		self::assertSame( $public, array_values( $mcp ) );
	}

	public function test_abilities_can_read_and_submit_forms_and_can_list_and_read_and_export_entries(): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$this->signIn( 'editor' );
		self::assertSame( array( 4 ), array_column( $this->list( $this->ran( 'list-forms' ), 'forms' ), 'id' ) );
		$form = $this->ran( 'get-form', array( 'form' => 4 ) );
		self::assertSame( 'Enquiry and appointment', is_array( $form['form'] ) ? $form['form']['title'] : '' );
		$sent = $this->ran( 'submit-form', array( 'form' => 4, 'values' => $this->answers(), 'key' => 'a' ) );
		self::assertIsInt( $sent['id'] );
		$again = $this->ran( 'submit-form', array( 'form' => 4, 'values' => $this->answers(), 'key' => 'a' ) );
		self::assertSame( $sent['id'], $again['id'] );
		$list = $this->ran( 'list-entries', array( 'form' => 4, 'answers' => array( 'email' ) ) );
		self::assertSame( array( $sent['id'] ), array_column( $this->list( $list, 'entries' ), 'id' ) );
		$entry = $this->ran( 'get-entry', array( 'id' => $sent['id'] ) );
		self::assertSame( 'Ana Li', is_array( $entry['entry'] ) ? $entry['entry']['name'] : '' );
		self::assertSame( 'unread', $this->statusOf( $sent['id'] ) );
		$file = $this->ran( 'export-entries', array( 'format' => 'json' ) );
		self::assertSame( array( 1, null ), array( $file['count'], $file['after'] ) );
		self::assertCount( 1, (array) json_decode( is_string( $file['text'] ) ? $file['text'] : '', true ) );
	}

	public function test_abilities_can_book_and_read_and_change_appointments(): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$this->signIn( 'editor' );
		$event = $this->site->event();
		$start = $this->site->freeStart( 3 );
		$times = $this->list( $this->ran( 'list-free-times', array( 'event' => $event, 'from' => gmdate( 'Y-m-d\TH:i:s\Z' ), 'to' => gmdate( 'Y-m-d\TH:i:s\Z', time() + 30 * DAY_IN_SECONDS ) ) ), 'times' );
		self::assertContains( $start, array_column( $times, 'start' ) );
		$booked = $this->list( $this->ran( 'book-appointment', array( 'event' => $event, 'start' => $start, 'name' => 'Ana Li', 'email' => 'ana@example.com' ) ), 'booking' );
		self::assertSame( array( $booked['id'] ), array_column( $this->list( $this->ran( 'list-bookings' ), 'bookings' ), 'id' ) );
		self::assertSame( 'Ana Li', $this->list( $this->ran( 'get-booking', array( 'id' => $booked['id'] ) ), 'booking' )['name'] );
		$moved = $this->list( $this->ran( 'move-booking', array( 'id' => $booked['id'], 'start' => $this->site->freeStart( 1 ), 'notify' => false ) ), 'booking' );
		self::assertSame( array( $booked['id'], $this->site->freeStart( 0 ) < $moved['start'] ), array( $moved['id'], true ) );
		$refused = wp_get_ability( 'vestibule/mark-booking-missed' )?->execute( array( 'id' => $booked['id'] ) );
		self::assertSame( 'vestibule_booking_invalid', $refused instanceof WP_Error ? $refused->get_error_code() : '' );
		self::assertSame( 'cancelled', $this->list( $this->ran( 'cancel-booking', array( 'id' => $booked['id'] ) ), 'booking' )['status'] );
		self::assertSame( 'booked', $this->list( $this->ran( 'restore-booking', array( 'id' => $booked['id'] ) ), 'booking' )['status'] );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_7' );
		self::assertSame( array(), $this->list( $this->ran( 'list-bookings' ), 'bookings' ) );
		self::assertSame( 404, $this->runRoute( 'cancel-booking', 'POST', array( 'id' => $booked['id'] ) )->get_status() );
		$this->signIn( 'author' );
		self::assertSame( 403, $this->runRoute( 'list-bookings', 'GET', null )->get_status() );
		self::assertSame( 403, $this->runRoute( 'move-booking', 'POST', array( 'id' => $booked['id'], 'start' => $start ) )->get_status() );
	}

	public function test_an_export_ability_can_continue_after_the_last_exported_entry(): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$this->signIn( 'editor' );
		$ids   = array( $this->entry(), $this->entry(), $this->entry() );
		$first = $this->ran( 'export-entries', array( 'limit' => 2 ) );
		self::assertSame( array( 2, $ids[1] ), array( $first['count'], $first['after'] ) );
		$last = $this->ran( 'export-entries', array( 'limit' => 2, 'after' => $first['after'] ) );
		self::assertSame( array( 1, null ), array( $last['count'], $last['after'] ) );
		self::assertStringContainsString( "\"{$ids[2]}\"", is_string( $last['text'] ) ? $last['text'] : '' );
	}

	public function test_invalid_input_of_an_ability_returns_an_error(): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$this->signIn( 'editor' );
		$refused = wp_get_ability( 'vestibule/submit-form' )?->execute( array( 'form' => 4, 'values' => array( 'email' => 'x' ) + $this->answers() ) );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( 'vestibule_not_submitted', $refused->get_error_code() );
		foreach ( array( array( 'get-entry', array( 'id' => 999999 ) ), array( 'get-form', array( 'form' => 999999 ) ), array( 'list-entries', array( 'per_page' => 1000 ) ), array( 'export-entries', array( 'format' => 'xlsx' ) ), array( 'submit-form', array( 'form' => 4 ) ) ) as [ $name, $input ] ) {
			self::assertInstanceOf( WP_Error::class, wp_get_ability( "vestibule/{$name}" )?->execute( $input ), $name );
		}
	}

	/** @return iterable<string, array{string, int}> */
	public static function roles(): iterable {
		foreach ( array( '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 200, 'administrator' => 200 ) as $role => $status ) {
			yield '' === $role ? 'guest' : $role => array( $role, $status );
		}
	}

	#[DataProvider( 'roles' )]
	public function test_running_an_ability_via_rest_requires_the_right_capability( string $role, int $status ): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$entry = $this->entry();
		$this->signIn( $role );
		foreach ( array( array( 'list-forms', null ), array( 'get-form', array( 'form' => '4' ) ), array( 'list-entries', array( 'per_page' => '2', 'starred' => 'false' ) ), array( 'get-entry', array( 'id' => (string) $entry ) ), array( 'export-entries', array( 'limit' => '1' ) ) ) as [ $name, $input ] ) {
			$answer = $this->runRoute( $name, 'GET', $input );
			self::assertSame( $status, $answer->get_status(), $name . wp_json_encode( $answer->get_data() ) );
			self::assertSame( 200 === $status && in_array( $name, array( 'get-entry', 'list-entries', 'export-entries' ), true ), str_contains( (string) wp_json_encode( $answer->get_data() ), 'Ada' ), $name );
		}
		self::assertSame( $status, $this->runRoute( 'submit-form', 'POST', array( 'form' => 4, 'values' => $this->answers() ) )->get_status() );
		self::assertSame( 200 === $status ? 2 : 1, $this->site->counts()[0] );
	}

	public function test_a_user_who_may_read_only_one_form_can_use_abilities_only_for_that_form(): void {
		if ( ! self::exist() ) {
			self::assertFalse( function_exists( 'wp_get_ability' ) );
			return;
		}
		$own   = $this->entry( array(), array( 'form_id' => 7 ) );
		$other = $this->entry();
		$this->signInWith( 'subscriber', 'vestibule_read_entries_7' );
		self::assertSame( 403, $this->runRoute( 'get-entry', 'GET', array( 'id' => $other ) )->get_status() );
		self::assertSame( 403, $this->runRoute( 'get-form', 'GET', array( 'form' => 4 ) )->get_status() );
		self::assertSame( 403, $this->runRoute( 'submit-form', 'POST', array( 'form' => 4, 'values' => $this->answers() ) )->get_status() );
		self::assertSame( array( $own ), array_column( $this->list( $this->ran( 'list-entries' ), 'entries' ), 'id' ) );
		self::assertSame( 1, $this->ran( 'export-entries' )['count'] );
		self::assertSame( array(), $this->list( $this->ran( 'list-forms' ), 'forms' ) );
	}

	private static function exist(): bool {
		return version_compare( get_bloginfo( 'version' ), '6.9-alpha', '>=' );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<mixed>
	 */
	private function ran( string $name, ?array $input = null ): array {
		$answer = wp_get_ability( "vestibule/{$name}" )?->execute( $input );
		self::assertIsArray( $answer, $answer instanceof WP_Error ? $answer->get_error_message() : '' );
		return $answer;
	}

	/**
	 * @param array<mixed> $answer
	 * @return array<mixed>
	 */
	private function list( array $answer, string $name ): array {
		self::assertIsArray( $answer[ $name ] );
		return $answer[ $name ];
	}

	/** @param array<string, mixed>|null $input URL parameters for GET, otherwise JSON. */
	private function runRoute( string $name, string $method, ?array $input ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/wp-abilities/v1/abilities/vestibule/{$name}/run" );
		if ( 'GET' === $method ) {
			$request->set_query_params( null === $input ? array() : array( 'input' => $input ) );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'input' => $input ) ) );
		}
		return rest_get_server()->dispatch( $request );
	}
}
