<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Tests\Contracts;

/** List of bookings in the REST API. */
final class ListTest extends OwnerTestCase {

	public function test_a_row_in_the_bookings_list_contains_the_booking_with_the_name_and_contact_data_of_its_entry(): void {
		$host  = $this->bookings->addHost( 'Ada & Co' );
		$event = $this->bookings->addEvent( array( 'hosts' => array( $host ), 'timezone' => 'Europe/Berlin', 'place' => array( 'kind' => 'address', 'text' => 'Room 3' ) ) );
		$entry = $this->entry( array( 'names[first_name]' => 'Ana', 'names[last_name]' => 'Li', 'email' => 'ana@example.com', 'phone' => '+4930901820' ) );
		$id    = $this->booked( '2026-12-02 09:00:00', $entry, array( 'event_id' => $event, 'host_id' => $host, 'timezone' => 'America/New_York', 'sequence' => 2, 'note' => 'Brings a dog' ) );
		$rows  = $this->data( $this->call( 'GET', self::BOOKINGS ) );
		self::assertSame(
			array(
				array(
					'id'       => $id,
					'status'   => 'booked',
					'event'    => array( 'id' => $event, 'title' => 'Test' ),
					'host'     => array( 'id' => $host, 'name' => 'Ada & Co' ),
					'start'    => '2026-12-02T09:00:00Z',
					'end'      => '2026-12-02T10:00:00Z',
					'timezone' => 'America/New_York',
					'home'     => 'Europe/Berlin',
					'entry'    => $entry,
					'form'     => 4,
					'name'     => 'Ana Li',
					'email'    => 'ana@example.com',
					'phone'    => '+4930901820',
					'note'     => 'Brings a dog',
					'sequence' => 2,
					'place'    => 'Room 3',
					'url'      => admin_url( "admin.php?page=vestibule-entries&entry={$entry}" ),
					'source'   => 'form',
				),
			),
			$rows
		);
		self::assertSame( array(), Contracts::schema()->faults( 'bookings-row', $rows[0] ) );
	}

	public function test_a_booking_made_with_a_deleted_form_still_has_the_name_of_its_sender(): void {
		$this->booked( '2026-12-02 09:00:00', $this->entry( array( 'email' => 'ada@example.org' ), array( 'form_id' => 999 ) ) );
		$row = $this->data( $this->call( 'GET', self::BOOKINGS ) )[0];
		self::assertIsArray( $row );
		self::assertSame( array( 'Ada Lovelace', 'ada@example.org', 999 ), array( $row['name'], $row['email'], $row['form'] ) );
	}

	public function test_bookings_that_overlap_the_range_are_listed_by_start_time(): void {
		$early  = $this->booked( '2026-12-01 08:30:00' );
		$in     = $this->booked( '2026-12-01 10:00:00' );
		$before = $this->booked( '2026-12-01 08:00:00' );
		$after  = $this->booked( '2026-12-01 11:00:00' );
		$night  = $this->booked( '2026-11-30 10:00:00', 0, array( 'status' => 'blocked', 'seat' => null, 'end_at' => '2026-12-01 10:00:00' ) );
		self::assertSame( array( $night, $early, $in ), $this->found( array( 'from' => '2026-12-01T09:00:00Z', 'to' => '2026-12-01T11:00:00Z' ) ) );
		self::assertSame( array( $after, $in, $early, $before, $night ), $this->found( array( 'order' => 'desc' ) ) );
		self::assertSame( array( $early, $in, $before, $after, $night ), $this->found( array( 'orderby' => 'id' ) ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function orders(): iterable {
		foreach ( array( 'start', 'id' ) as $column ) {
			yield "{$column}, ascending" => array( $column, 'asc' );
			yield "{$column}, descending" => array( $column, 'desc' );
		}
	}

	#[DataProvider( 'orders' )]
	public function test_paging_by_a_neighboring_booking_returns_the_same_page_as_paging_by_number( string $column, string $order ): void {
		$events = array( $this->bookings->addEvent(), $this->bookings->addEvent() );
		foreach ( array( '11', '09', '10', '09', '12', '10' ) as $at => $hour ) {
			$this->booked( "2026-12-01 {$hour}:00:00", 0, array( 'event_id' => $events[ $at % 2 ], 'seat' => 1 + $at ) );
		}
		$asked = array( 'orderby' => $column, 'order' => $order );
		$all   = $this->found( $asked );
		self::assertCount( 6, $all );
		$asked['per_page'] = 2;
		self::assertSame( array( $all[2], $all[3] ), $this->found( array( 'page' => 2 ) + $asked ) );
		self::assertSame( array( $all[2], $all[3] ), $this->found( array( 'page' => 2, 'following' => $all[1] ) + $asked ) );
		self::assertSame( array( $all[4], $all[5] ), $this->found( array( 'page' => 3, 'following' => $all[3], 'limit_total' => true ) + $asked ) );
		self::assertSame( array( $all[2], $all[3] ), $this->found( array( 'page' => 2, 'preceding' => $all[4] ) + $asked ) );
		self::assertSame( array( $all[4], $all[5] ), $this->found( array( 'page' => 3, 'following' => 999_999 ) + $asked ) );
	}

	public function test_bookings_can_be_searched_and_can_be_filtered_by_appointment_type_or_host_or_status(): void {
		$other     = $this->bookings->addEvent();
		$booked    = $this->booked( '2026-12-01 09:00:00', $this->entry( array( 'email' => 'ana@example.com' ) ) );
		$missed    = $this->booked( '2026-12-01 10:00:00', 0, array( 'status' => 'missed', 'host_id' => 3 ) );
		$cancelled = $this->booked( '2026-12-01 11:00:00', 0, array( 'status' => 'cancelled', 'seat' => null, 'event_id' => $other ) );
		$blocked   = $this->booked( '2026-12-01 12:00:00', 0, array( 'status' => 'blocked', 'seat' => null, 'note' => 'Dentist O’Hara' ) );
		$this->booked( '2026-12-01 13:00:00', 0, array( 'status' => 'held', 'event_id' => $other, 'expires_at' => '2026-12-01 09:00:00' ) );
		self::assertSame( array( $booked, $missed, $blocked ), $this->found() );
		self::assertSame( array( $booked, $missed, $cancelled ), $this->found( array( 'status' => array( 'booked', 'cancelled', 'missed' ) ) ) );
		self::assertSame( array( $cancelled ), $this->found( array( 'status' => array( 'cancelled' ) ) ) );
		self::assertSame( array( $missed ), $this->found( array( 'host' => array( 3 ) ) ) );
		self::assertSame( array( $cancelled ), $this->found( array( 'event' => array( $other ), 'status' => array( 'cancelled', 'booked' ) ) ) );
		self::assertSame( array( $booked ), $this->found( array( 'search' => 'LOVELACE ana@' ) ) );
		self::assertSame( array( $blocked ), $this->found( array( 'search' => 'dent' ) ) );
		self::assertSame( array( $blocked ), $this->found( array( 'search' => "o'hara" ) ) );
		self::assertSame( array(), $this->found( array( 'search' => '100%' ) ) );
	}

	public function test_the_response_for_a_page_of_bookings_has_headers_with_the_total(): void {
		foreach ( array( '09', '10', '11' ) as $hour ) {
			$ids[] = $this->booked( "2026-12-01 {$hour}:00:00" );
		}
		$first = $this->call( 'GET', self::BOOKINGS, array( 'per_page' => 2 ) );
		self::assertSame( array( array( $ids[0], $ids[1] ), '3', '2' ), array( array_column( $this->data( $first ), 'id' ), $first->get_headers()['X-WP-Total'], $first->get_headers()['X-WP-TotalPages'] ) );
		$last = $this->call( 'GET', self::BOOKINGS, array( 'per_page' => 2, 'page' => 2 ) );
		self::assertSame( array( array( $ids[2] ), '3', '2' ), array( array_column( $this->data( $last ), 'id' ), $last->get_headers()['X-WP-Total'], $last->get_headers()['X-WP-TotalPages'] ) );
		self::assertSame( '3', $this->call( 'GET', self::BOOKINGS, array( 'per_page' => 2, 'page' => 5 ) )->get_headers()['X-WP-Total'] );
	}

	public function test_a_page_of_bookings_loads_its_entries_with_one_query(): void {
		foreach ( range( 1, 30 ) as $day ) {
			$this->booked( sprintf( '2026-12-%02d 09:00:00', $day ), $this->entry() );
		}
		$this->found();
		$queries = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				$queries += str_contains( $sql, 'vestibule_' ) ? 1 : 0;
				return $sql;
			}
		);
		self::assertCount( 30, $this->found() );
		self::assertSame( 2, $queries );
	}

	public function test_bookings_are_counted_per_day_in_the_site_time_zone(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$this->booked( '2026-12-02 03:00:00' );
		$this->booked( '2026-12-02 04:00:00' );
		$this->booked( '2026-12-02 14:00:00', 0, array( 'status' => 'missed' ) );
		$this->booked( '2026-12-02 15:00:00', 0, array( 'status' => 'blocked', 'seat' => null ) );
		$asked = array( 'from' => '2026-12-01T05:00:00Z', 'to' => '2027-01-01T05:00:00Z' );
		self::assertSame( array( '2026-12-01' => 2, '2026-12-02' => 1 ), $this->data( $this->call( 'GET', self::BOOKINGS . '/days', $asked ) ) );
		self::assertSame( array( '2026-12-02' => 1 ), $this->data( $this->call( 'GET', self::BOOKINGS . '/days', $asked + array( 'status' => array( 'blocked' ) ) ) ) );
		self::assertSame( '{}', wp_json_encode( $this->call( 'GET', self::BOOKINGS . '/days', array( 'from' => '2027-12-01T05:00:00Z', 'to' => '2028-01-01T05:00:00Z' ) )->get_data() ) );
	}

	public function test_a_single_booking_includes_its_history(): void {
		$id = $this->booked( '2026-12-02 09:00:00' );
		$this->bookings->storage->database->insert(
			$this->bookings->storage->tables->named( 'booking_changes' ),
			array( 'booking_id' => $id, 'at' => '2026-12-01 08:00:00', 'who' => 'visitor', 'what' => 'booked', 'to_at' => '2026-12-02 09:00:00', 'occasion' => 'booked:0' )
		);
		$history = $this->one( $id )['history'];
		self::assertIsArray( $history );
		self::assertIsArray( $history[0] );
		self::assertIsString( $history[0]['words'] );
		self::assertStringContainsString( 'by the visitor', $history[0]['words'] );
		self::assertSame( 404, $this->call( 'GET', self::BOOKINGS . '/999999' )->get_status() );
		self::assertSame( 404, $this->call( 'GET', self::BOOKINGS . '/' . $this->booked( '2026-12-03 09:00:00', 0, array( 'status' => 'held' ) ) )->get_status() );
	}

	public function test_the_booking_filters_include_all_appointment_types_and_hosts_including_drafts(): void {
		$host    = $this->bookings->addHost( 'Ada' );
		$draft   = $this->bookings->addEvent( array( 'hosts' => array( $host ), 'duration' => 45 ), 'draft' );
		$sources = $this->data( $this->call( 'GET', self::BOOKINGS . '/sources' ) );
		self::assertContains( array( 'id' => $draft, 'title' => 'Test', 'duration' => 45, 'zone' => 'UTC', 'hosts' => array( $host ), 'waiting' => false, 'form' => 0 ), (array) $sources['events'] );
		self::assertSame( array( array( 'id' => $host, 'name' => 'Ada' ) ), $sources['hosts'] );
		self::assertSame( array(), Contracts::schema()->faults( 'bookings-sources', $sources ) );
	}

	public function test_a_user_who_may_read_only_one_form_sees_only_its_bookings(): void {
		$own   = $this->booked( '2026-12-02 09:00:00', $this->entry() );
		$other = $this->booked( '2026-12-03 09:00:00', $this->entry( array(), array( 'form_id' => 5 ) ) );
		$block = $this->booked( '2026-12-04 09:00:00', 0, array( 'status' => 'blocked', 'seat' => null ) );
		self::assertSame( array( $own, $other, $block ), $this->found() );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( array( $own ), $this->found() );
		self::assertSame( 200, $this->call( 'GET', self::BOOKINGS . "/{$own}" )->get_status() );
		self::assertSame( 404, $this->call( 'GET', self::BOOKINGS . "/{$other}", array( 'id' => $own ) )->get_status() );
		self::assertSame( array( '2026-12-02' => 1 ), $this->data( $this->call( 'GET', self::BOOKINGS . '/days', array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2027-01-01T00:00:00Z' ) ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'a day that does not exist' => array( array( 'from' => '2026-02-30T00:00:00Z' ), 'from' );
		yield 'a time with an offset' => array( array( 'from' => '2026-12-01T00:00:00+01:00' ), 'from' );
		yield 'a word instead of a time' => array( array( 'to' => 'tomorrow' ), 'to' );
		yield 'an end before the start' => array( array( 'from' => '2026-12-02T00:00:00Z', 'to' => '2026-12-01T00:00:00Z' ), 'to' );
		yield 'a status that does not exist' => array( array( 'status' => array( 'held' ) ), 'status' );
		yield 'a page size above the maximum' => array( array( 'per_page' => 501 ), 'per_page' );
		yield 'too many appointment types' => array( array( 'event' => range( 1, 101 ) ), 'event' );
		yield 'a word instead of an appointment type' => array( array( 'event' => array( 'x' ) ), 'event' );
		yield 'a search that is too long' => array( array( 'search' => str_repeat( 'a', 201 ) ), 'search' );
		yield 'an unknown sort column' => array( array( 'orderby' => 'note' ), 'orderby' );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'wrong' )]
	public function test_the_error_for_an_invalid_parameter_names_the_parameter( array $query, string $name ): void {
		$answer = $this->call( 'GET', self::BOOKINGS, $query );
		self::assertSame( 400, $answer->get_status() );
		$data = $this->data( $answer )['data'];
		self::assertIsArray( $data );
		self::assertSame( array( $name ), array_keys( (array) $data['params'] ) );
	}

	public function test_the_days_route_accepts_a_range_of_at_most_one_year(): void {
		foreach ( array( array(), array( 'from' => '2026-12-01T00:00:00Z' ), array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2028-02-01T00:00:00Z' ) ) as $query ) {
			self::assertSame( 400, $this->call( 'GET', self::BOOKINGS . '/days', $query )->get_status() );
		}
	}

	public function test_the_schema_of_the_bookings_route_describes_a_row(): void {
		$answer = $this->call( 'OPTIONS', self::BOOKINGS );
		self::assertSame( 'BookingsRow', ( (array) ( (array) $answer->get_data() )['schema'] )['title'] ?? null );
	}
}
