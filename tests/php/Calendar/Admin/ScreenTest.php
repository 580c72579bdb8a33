<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use Vestibule\Calendar\Admin\Screen;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Services;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/** The Bookings screen: its data and the view that each user chose last. */
final class ScreenTest extends OwnerTestCase {

	private function screen(): Screen {
		$services = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		return new Screen( $services->assets, static fn () => Wired::of( BookingTable::class ) );
	}

	public function test_the_bookings_screen_uses_the_date_and_time_settings_of_the_site(): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', '0' );
		update_option( 'date_format', 'j.n.Y' );
		update_option( 'time_format', 'g:i a' );
		$data = $this->screen()->data();
		self::assertSame( array( 'America/New_York', 0, array( 'date' => 'j.n.Y', 'time' => 'g:i a' ), '', true ), array( $data['zone'], $data['weekStart'], $data['formats'], $data['view'], $data['canBlock'] ) );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '5.5' );
		self::assertSame( '+05:30', $this->screen()->data()['zone'] );
	}

	public function test_the_last_view_of_the_bookings_screen_is_stored_per_user(): void {
		$stored = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'month' ) ) );
		self::assertSame( 200, $stored->get_status(), (string) wp_json_encode( $stored->get_data() ) );
		self::assertSame( 'month', $this->screen()->data()['view'] );
		$refused = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'year' ) ) );
		self::assertSame( 400, $refused->get_status() );
		$this->signIn( 'administrator' );
		self::assertSame( '', $this->screen()->data()['view'] );
	}

	public function test_the_appointment_type_of_the_last_manual_booking_is_stored_per_user(): void {
		self::assertSame( 0, $this->screen()->data()['type'] );
		$stored = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_type' => $this->event ) ) );
		self::assertSame( 200, $stored->get_status(), (string) wp_json_encode( $stored->get_data() ) );
		self::assertSame( $this->event, $this->screen()->data()['type'] );
		$this->signIn( 'administrator' );
		self::assertSame( 0, $this->screen()->data()['type'] );
	}

	public function test_a_user_who_cannot_read_entries_cannot_store_a_view_of_the_bookings_screen(): void {
		$this->signIn( 'subscriber' );
		$answer = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'month' ) ) );
		self::assertSame( 403, $answer->get_status() );
		self::assertFalse( $this->screen()->data()['canBlock'] );
	}

	public function test_a_booking_link_in_an_email_opens_the_day_of_the_booking_or_the_whole_calendar(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$id = $this->bookings->book->book( $this->event, Bookings::at( '2026-12-02 11:00:00' ), 1, 'UTC' );
				self::assertStringEndsWith( "page=vestibule-bookings#/day/2026-12-03?booking={$id}", $this->screen()->urlOf( $id ) );
		self::assertStringEndsWith( 'page=vestibule-bookings', $this->screen()->urlOf( 999_999 ) );
	}
}
