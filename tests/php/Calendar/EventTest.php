<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Admin\PostTypes;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Events\FirstEvent;
use Vestibule\Kernel\Database\Once;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_REST_Request;
use WP_Sitemaps_Posts;

final class EventTest extends TestCase {

	public function test_a_new_site_has_one_appointment_type_that_can_be_booked(): void {
		$posts = get_posts( array( 'post_type' => Events::NAME, 'numberposts' => -1 ) );
		self::assertSame( array( 'Consultation' ), array_column( $posts, 'post_title' ) );
		$site = new Bookings();
		self::assertNotSame( array(), $site->book->freeTimes( $posts[0]->ID, Bookings::at( '2026-12-01 08:00:00' ), Bookings::at( '2026-12-08 08:00:00' ) ) );
	}

	public function test_a_deleted_default_appointment_type_is_not_created_again(): void {
		global $wpdb;
		foreach ( get_posts( array( 'post_type' => Events::NAME, 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
		$site = new Bookings();
		( new FirstEvent( new Once( $site->storage->database ), PostTypes::newEvent( Contracts::schema() ), $site->events ) )->create();
		self::assertSame( array(), get_posts( array( 'post_type' => Events::NAME ) ) );
	}

	public function test_a_guest_cannot_find_an_appointment_type_by_search_or_in_the_sitemap_or_via_rest(): void {
		$event = ( new Bookings() )->addEvent();
		self::assertFalse( is_post_type_viewable( Events::NAME ) );
		self::assertNotContains( $event, get_posts( array( 's' => 'Test', 'post_type' => 'any', 'fields' => 'ids' ) ) );
		self::assertArrayNotHasKey( Events::NAME, ( new WP_Sitemaps_Posts() )->get_object_subtypes() );
		foreach ( array( '/wp/v2/vestibule_event', "/wp/v2/vestibule_event/{$event}", "/wp/v2/posts/{$event}", '/wp/v2/types/vestibule_event' ) as $route ) {
			self::assertContains( rest_do_request( new WP_REST_Request( 'GET', $route ) )->get_status(), array( 401, 403, 404 ), $route );
		}
	}

	public function test_invalid_stored_settings_are_replaced_by_defaults_and_opening_hours_are_normalized(): void {
		$site   = new Bookings();
		$stored = array( 'duration' => 0, 'capacity' => 'many', 'notice' => '15', 'horizon' => 99_999, 'timezone' => 'Mars/Olympus' );
		$stored = $stored + array( 'hours' => array( 'monday' => array( array( 'start' => '9', 'end' => '10:00' ) ) ), 'owner' => 1 );
		$read   = $site->events->sanitize( $stored );
		self::assertSame( array( 30, 1, 15, 60, '' ), array( $read['duration'], $read['capacity'], $read['notice'], $read['horizon'], $read['timezone'] ) );
		self::assertSame( array( array( 'start' => '09:00', 'end' => '10:00' ) ), $read['hours']['monday'] );
		self::assertArrayNotHasKey( 'owner', $read );
		self::assertSame( $read, $site->events->sanitize( $read ) );
		self::assertSame( 30, $site->events->sanitize( 'nothing' )['duration'] );
	}

	public function test_opening_hours_that_end_after_midnight_are_kept(): void {
		$hours = array( 'monday' => array( array( 'start' => '22:00', 'end' => '02:00' ), array( 'start' => '13:00', 'end' => '24:00' ) ) );
		self::assertSame( $hours['monday'], ( new Bookings() )->events->sanitize( array( 'hours' => $hours ) )['hours']['monday'] );
	}

	public function test_an_unreadable_opening_time_does_not_discard_the_rest_of_the_week(): void {
		$hours = array( 'monday' => array( array( 'start' => 'x', 'end' => '10:00' ), array( 'start' => '9', 'end' => '5pm' ) ), 'friday' => 'closed' );
		$read  = ( new Bookings() )->events->sanitize( array( 'hours' => $hours ) )['hours'];
		self::assertSame( array( array( 'start' => '09:00', 'end' => '17:00' ) ), $read['monday'] );
		self::assertSame( array( array(), array() ), array( $read['tuesday'], $read['friday'] ) );
	}

	public function test_the_site_time_zone_is_a_city_or_an_offset(): void {
		$sites = array( array( 'Europe/Berlin', 0, 'Europe/Berlin' ), array( '', 0, 'UTC' ), array( '', 2, '+02:00' ), array( '', -5, '-05:00' ), array( '', 5.5, '+05:30' ) );
		foreach ( $sites as list( $name, $offset, $expected ) ) {
			update_option( 'timezone_string', $name );
			update_option( 'gmt_offset', $offset );
			self::assertSame( $expected, Zone::ofSetting()->getName() );
		}
	}
}
