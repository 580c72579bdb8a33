<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking\Owner;

use Vestibule\Booking\Owner\Screen;
use Vestibule\View\Assets;

/** The screen "Bookings": what it begins with, and the view that each reader looked at last. */
final class ScreenTest extends OwnerTestCase {

	/** @return array<string, mixed> */
	private function screen(): array {
		return ( new Screen( new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->data();
	}

	public function test_it_has_the_site_s_zone_week_and_notation(): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', '0' );
		update_option( 'date_format', 'j.n.Y' );
		update_option( 'time_format', 'g:i a' );
		$data = $this->screen();
		self::assertSame( array( 'America/New_York', 0, array( 'date' => 'j.n.Y', 'time' => 'g:i a' ), '', true ), array( $data['zone'], $data['weekStart'], $data['formats'], $data['view'], $data['canBlock'] ) );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '5.5' );
		self::assertSame( '+05:30', $this->screen()['zone'] );
	}

	public function test_the_last_view_is_each_reader_s_own(): void {
		$stored = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'month' ) ) );
		self::assertSame( 200, $stored->get_status(), (string) wp_json_encode( $stored->get_data() ) );
		self::assertSame( 'month', $this->screen()['view'] );
		$refused = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'year' ) ) );
		self::assertSame( 400, $refused->get_status() );
		$this->signIn( 'administrator' );
		self::assertSame( '', $this->screen()['view'] );
	}

	public function test_who_may_not_read_entries_has_no_view_of_them(): void {
		$this->signIn( 'subscriber' );
		$answer = $this->call( 'POST', '/wp/v2/users/me', array( 'meta' => array( 'vestibule_bookings_view' => 'month' ) ) );
		self::assertSame( 403, $answer->get_status() );
		self::assertFalse( $this->screen()['canBlock'] );
	}
}
