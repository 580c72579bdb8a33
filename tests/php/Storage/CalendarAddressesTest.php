<?php

declare(strict_types=1);

namespace Vestibule\Tests\Storage;

use Vestibule\Booking\Busy\Addresses;
use Vestibule\Booking\HostPostType;
use Vestibule\Storage\Steps\MoveCalendarAddresses;
use Vestibule\Tests\Booking\Bookings;
use Vestibule\Tests\TestCase;

/** Before they were moved, the addresses of hosts' calendars stood among the settings of the host. */
final class CalendarAddressesTest extends TestCase {

	public function test_they_go_into_a_meta_of_their_own_and_the_settings_stay(): void {
		$site   = new Bookings();
		$meta   = $site->storage->tables->named( 'postmeta' );
		$urls   = array( 'https://calendar.example.org/a.ics', 'https://calendar.example.org/b\\c.ics' );
		$before = array( 'email' => 'ada@example.org', 'timezone' => 'UTC' );
		$hosts  = array( $site->addHost( 'Ada', $before ), $site->addHost( 'Ben', $before ), $site->addHost( 'Cy', $before ) );
		foreach ( array( array( 'calendars' => $urls ), array( 'calendars' => array() ), array() ) as $nth => $calendars ) {
			$value = serialize( $before + $calendars ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WordPress writes it.
			$site->storage->database->execute( "UPDATE {$meta} SET meta_value = %s WHERE post_id = %d AND meta_key = 'vestibule_host'", $value, $hosts[ $nth ] );
			wp_cache_delete( $hosts[ $nth ], 'post_meta' );
		}
		foreach ( array( 1, 2 ) as $time ) {
			( new MoveCalendarAddresses() )->run( $site->storage->database );
			self::assertSame( array( $urls, array(), array() ), array_map( Addresses::ofHost( ... ), $hosts ), "time {$time}" );
			foreach ( $hosts as $host ) {
				self::assertSame( $before, get_post_meta( $host, HostPostType::META, true ) );
			}
		}
	}
}
