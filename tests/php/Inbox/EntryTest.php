<?php

declare(strict_types=1);

namespace Vestibule\Tests\Inbox;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Kernel\Log\Faults;

/** REST routes vestibule/v1/entries/{id} and their bulk versions: read, mark and delete. */
final class EntryTest extends EntriesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->signIn( 'editor' );
	}

	public function test_the_answers_in_an_entry_have_the_order_and_labels_of_the_form(): void {
		$id    = $this->entry( array( 'gone' => 'of an older form', 'input_radio' => 'unknown', 'gdpr-agreement' => 'on', 'fcal_booking_2' => '{"start":"2026-12-01T09:00:00Z"}' ) );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) );
		$names = array_column( (array) $entry['fields'], 'name' );
		self::assertSame( array( 'names[first_name]', 'names[middle_name]', 'names[last_name]', 'email', 'country-list' ), array_slice( $names, 0, 5 ) );
		self::assertSame( 'gone', end( $names ) );
		self::assertNotContains( 'fcal_booking_2', $names );
		$values = array_column( (array) $entry['fields'], 'values', 'name' );
		self::assertSame( array( 'Agreed' ), $values['gdpr-agreement'] );
		self::assertSame( array( 'unknown' ), $values['input_radio'] );
		self::assertSame( array(), $values['names[middle_name]'] );
		self::assertSame( 'ada@example.org', $entry['replyTo'] );
	}

	public function test_the_appointment_in_an_entry_shows_the_host_and_location_and_links_to_its_day_in_the_calendar(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Europe/Berlin' );
		$post  = static fn ( string $type, array $meta, string $title ): int => (int) wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $meta ) );
		$host  = $post( 'vestibule_host', array(), 'Ada & Co' );
		$event = $post( 'vestibule_event', array( 'vestibule_event' => array( 'place' => array( 'kind' => 'address', 'text' => 'Room 3' ) ) ), 'Talk' );
		$id    = $this->entry();
		$this->booking( $id, '2026-12-01 23:30:00', 'Europe/Berlin', 'missed' );
		$booking = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE submission_id = %d', $wpdb->prefix . 'vestibule_bookings', $id ) );
		$wpdb->update( $wpdb->prefix . 'vestibule_bookings', array( 'host_id' => $host, 'event_id' => $event ), array( 'id' => $booking ) );
		$data        = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) );
		$appointment = $data['appointment'];
		self::assertIsArray( $appointment );
		self::assertSame( array( $booking, 'missed', 'Ada & Co', 'Room 3' ), array( $appointment['id'], $appointment['status'], $appointment['host'], $appointment['place'] ) );
		self::assertSame( admin_url( "admin.php?page=vestibule-bookings#/day/2026-12-02?booking={$booking}" ), $appointment['calendarUrl'] );
		self::assertSame( array(), Contracts::schema()->faults( 'entries-entry', $data ) );
	}

	public function test_the_appointment_in_an_entry_is_shown_in_the_time_zones_of_the_site_and_of_the_visitor(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$id = $this->entry();
		$this->booking( $id );
		$appointment = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) )['appointment'];
		self::assertIsArray( $appointment );
		self::assertSame( 'Tuesday 1 December 2026, 10:00 to 10:30, Berlin time', $appointment['words'] );
		self::assertSame( 'Tuesday 1 December 2026, 04:00 to 04:30, New York time', $appointment['visitorWords'] );
	}

	public function test_a_booking_with_an_invalid_time_zone_does_not_cause_an_error(): void {
		$id = $this->entry();
		$this->booking( $id, zone: '"><script>' );
		self::assertSame( 200, $this->call( 'GET', self::ROUTE . "/{$id}" )->get_status() );
	}

	/** @return iterable<string, array{string}> */
	public static function broken(): iterable {
		yield 'data that is not JSON' => array( '{' );
		yield 'data that is a text' => array( '"text"' );
		yield 'nested data' => array( '{"a":{"b":{"c":[1]}},"email":["x",["y"]],"names[first_name]":7}' );
	}

	#[DataProvider( 'broken' )]
	public function test_an_entry_with_corrupt_data_can_still_be_read_and_listed( string $data ): void {
		$id = $this->entry( row: array( 'data' => $data ) );
		self::assertSame( 200, $this->call( 'GET', self::ROUTE . "/{$id}" )->get_status() );
		self::assertSame( array( $id ), $this->listed( array() ) );
	}

	public function test_malicious_email_addresses_and_urls_in_an_entry_are_not_returned_as_links(): void {
		$id    = $this->entry( array( 'email' => "x@example.org?bcc=all@example.org\r\nBcc: y@example.org" ), array( 'source_url' => 'javascript:alert(1)' ) );
		$entry = $this->data( $this->call( 'GET', self::ROUTE . "/{$id}" ) );
		self::assertSame( '', $entry['replyTo'] );
		self::assertSame( '', $entry['sourceUrl'] );
	}

	public function test_changing_the_status_of_an_entry_changes_no_other_column(): void {
		$other  = $this->entry();
		$id     = $this->entry();
		$before = $this->row( $id );
		$extra  = array( 'id' => $other, 'form_id' => 9, 'user_id' => 1, 'data' => '{}', 'mail_status' => 'failed', 'created_at' => '2000-01-01', 'role' => 'administrator' );
		$answer = $this->call( 'PUT', self::ROUTE . "/{$id}", $extra + array( 'status' => 'read' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( $id, $this->data( $answer )['id'] );
		self::assertSame( array( 'status' => 'read' ), array_diff_assoc( (array) $this->row( $id ), (array) $before ) );
		self::assertSame( 'unread', $this->statusOf( $other ) );
	}

	public function test_an_unknown_status_is_rejected(): void {
		$id = $this->entry();
		foreach ( array( 'junk', '', 'READ', array( 'read' ), null ) as $status ) {
			self::assertSame( 400, $this->call( 'PUT', self::ROUTE . "/{$id}", array( 'status' => $status ) )->get_status() );
		}
		self::assertSame( 'unread', $this->statusOf( $id ) );
	}

	public function test_a_bulk_change_updates_all_existing_entries_and_skips_missing_ones(): void {
		$ids    = array( $this->entry(), $this->entry() );
		$answer = $this->call( 'POST', self::ROUTE . '/status', array( 'ids' => array( ...$ids, 999999 ), 'status' => 'trash', 'user_id' => 1 ) );
		self::assertSame( array( 'marked' => $ids ), $this->data( $answer ) );
		self::assertSame( array( 'trash', 'trash' ), array_map( $this->statusOf( ... ), $ids ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function idLists(): iterable {
		yield 'an empty list' => array( array() );
		yield 'SQL instead of an ID' => array( array( '1) OR SLEEP(3)#' ) );
		yield 'a negative ID' => array( array( -1 ) );
		yield 'a nested list' => array( array( array( 1 ) ) );
		yield 'more IDs than the maximum' => array( range( 1, 501 ) );
	}

	#[DataProvider( 'idLists' )]
	public function test_an_invalid_list_of_ids_is_rejected( mixed $ids ): void {
		self::assertSame( 400, $this->call( 'POST', self::ROUTE . '/status', array( 'ids' => $ids, 'status' => 'read' ) )->get_status() );
		self::assertSame( 400, $this->call( 'DELETE', self::ROUTE, array( 'ids' => $ids ) )->get_status() );
	}

	public function test_only_entries_in_the_trash_can_be_deleted(): void {
		$kept = $this->entry();
		$gone = $this->entry( row: array( 'status' => 'trash' ) );
		self::assertSame( 409, $this->call( 'DELETE', self::ROUTE . "/{$kept}" )->get_status() );
		self::assertSame( 409, $this->call( 'DELETE', self::ROUTE, array( 'ids' => array( $gone, $kept ) ) )->get_status() );
		self::assertSame( 'trash', $this->statusOf( $gone ) );
		self::assertSame( 200, $this->call( 'DELETE', self::ROUTE, array( 'ids' => array( $gone ) ) )->get_status() );
		self::assertNull( $this->row( $gone ) );
		self::assertSame( 404, $this->call( 'GET', self::ROUTE . "/{$gone}" )->get_status() );
	}

	public function test_deleting_an_entry_deletes_its_booking(): void {
		global $wpdb;
		$id = $this->entry( row: array( 'status' => 'trash' ) );
		$this->booking( $id );
		$this->booking( $this->entry(), '2026-12-01 10:00:00' );
		$this->call( 'DELETE', self::ROUTE . "/{$id}" );
		self::assertSame( '1', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'vestibule_bookings' ) ) );
	}

	public function test_a_database_error_fails_with_503_and_returns_the_error_id(): void {
		global $wpdb;
		$id  = $this->entry();
		$cut = static fn( string $sql ): string => str_contains( $sql, 'vestibule_submissions' ) ? 'SELECT * FROM no_such_table' : $sql;
		add_filter( 'query', $cut );
		$faults = new Faults();
		$faults->during(
			function () use ( $id, $faults ): void {
				self::assertSame( 503, $this->call( 'GET', self::ROUTE . "/{$id}" )->get_status() );
				$answer = $this->call( 'GET', self::ROUTE );
				self::assertSame( 503, $answer->get_status() );
				self::assertStringContainsString( $faults->ids()[1], (string) wp_json_encode( $answer->get_data() ) );
			}
		);
		self::assertCount( 2, $faults->lines() );
		remove_filter( 'query', $cut );
	}
}
