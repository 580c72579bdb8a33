<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking\Owner;

use Vestibule\Booking\Owner\BookingUrl;
use Vestibule\Booking\Parts;
use Vestibule\Services;
use Vestibule\Tests\Booking\Bookings;
use Vestibule\Tests\TestCase;

/** The address in mails that leads to a booking. */
final class BookingUrlTest extends TestCase {

	public function test_it_opens_the_day_of_the_booking_or_the_calendar(): void {
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$site  = new Bookings();
		$event = $site->addEvent();
		$id    = $site->book->book( $event, $site::at( '2026-12-02 11:00:00' ), 1, 'UTC' );
		$url   = new BookingUrl( ( new Parts( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->records() );
		self::assertStringEndsWith( "page=vestibule-bookings#/day/2026-12-03?booking={$id}", $url->at( $id ) );
		self::assertStringEndsWith( 'page=vestibule-bookings', $url->at( 999_999 ) );
	}
}
