<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use WP_REST_Request;

/** CSV export of bookings. */
final class ExportTest extends OwnerTestCase {

	public function test_the_export_contains_the_filtered_bookings_and_escapes_formulas(): void {
		update_post_meta( $this->event, 'vestibule_event', array_replace( (array) get_post_meta( $this->event, 'vestibule_event', true ), array( 'timezone' => 'Europe/Berlin' ) ) );
		$entry = $this->entry( array( 'names[first_name]' => '=HYPERLINK("http://x")', 'names[last_name]' => 'Li', 'phone' => '+4930901820' ) );
		$id    = $this->booked( '2026-12-02 09:00:00', $entry, array( 'note' => '@SUM(A1)' ) );
		$this->booked( '2026-12-03 09:00:00' );
		$csv = $this->file( array( 'to' => '2026-12-03T00:00:00Z' ) );
		self::assertStringStartsWith( "\u{FEFF}\"Number\",\"Status\",\"Appointment type\",\"Host\",\"Start\",\"End\"", $csv );
		self::assertSame(
			"\"{$id}\",\"Booked\",\"Test\",\"\",\"2026-12-02 10:00\",\"2026-12-02 11:00\",\"Europe/Berlin\",\"'=HYPERLINK(\"\"http://x\"\") Li\",\"ada@example.org\",\"+4930901820\",\"\",\"'@SUM(A1)\",\"{$entry}\"",
			explode( "\r\n", $csv )[1]
		);
		self::assertCount( 3, explode( "\r\n", $csv ) );
	}

	public function test_an_export_of_many_bookings_contains_each_booking_once(): void {
		$ids = array();
		foreach ( range( 1, 1003 ) as $number ) {
			// Many bookings with the same start time are in two batches.
			$ids[] = $this->booked( sprintf( '2026-12-02 %02d:00:00', intdiv( $number, 400 ) ), 0, array( 'seat' => $number ) );
		}
		preg_match_all( '/^"(\d+)"/m', $this->file( array() ), $match );
		self::assertSame( array_map( strval( ... ), $ids ), $match[1] );
	}

	public function test_an_export_reports_its_number_of_rows_and_rejects_invalid_filters(): void {
		$this->booked( '2026-12-02 09:00:00' );
		$answer = $this->call( 'POST', self::BOOKINGS . '/export' );
		self::assertSame( array( '1', 'text/csv; charset=utf-8' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['Content-Type'] ) );
		self::assertSame( 400, $this->call( 'POST', self::BOOKINGS . '/export', array( 'from' => '2026-02-30T00:00:00Z' ) )->get_status() );
		self::assertSame( 400, $this->call( 'POST', self::BOOKINGS . '/export', array( 'status' => array( 'held' ) ) )->get_status() );
		$this->signInWith( 'subscriber', 'vestibule_read_entries_4' );
		self::assertSame( 1, substr_count( $this->file( array() ), "\r\n" ), 'The export contains no bookings of other forms.' );
	}

	/** @param array<string, mixed> $query */
	private function file( array $query ): string {
		$request = new WP_REST_Request( 'POST', self::BOOKINGS . '/export' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $query ) );
		$answer = rest_get_server()->dispatch( $request );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		ob_start();
		self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return (string) ob_get_clean();
	}
}
