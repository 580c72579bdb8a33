<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Changes the version of available times in the object cache after bookings, holds, blocked times, appointment types or
 * hosts have changed. Cache entries of an older version are then no longer found.
 */
final class BookingChanges {

	/** Cache group for wp_cache_get_last_changed(). */
	public const GROUP = 'vestibule_bookings';

	/** Changes the version. Runs before other listeners, because the waiting list offers seats on the same action. */
	#[Hook( 'vestibule/blocked_times_changed', 1 )]
	public static function note(): void {
		wp_cache_set_last_changed( self::GROUP );
	}

	/** Changes the version after a visitor has requested or released a hold, and fires a hook. */
	public static function noteHeld( int $event ): void {
		self::note();
		/**
		 * Fires after a visitor has requested or released a hold.
		 *
		 * @param int $event ID of the appointment type.
		 */
		do_action( 'vestibule/held_times_changed', $event );
	}

	#[Hook( 'clean_post_cache' )]
	public static function notePost( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, array( Events::NAME, Hosts::NAME ), true ) ) {
			self::note();
		}
	}

	#[Hook( 'added_post_meta' )]
	#[Hook( 'updated_post_meta' )]
	#[Hook( 'deleted_post_meta' )]
	public static function noteMeta( mixed $ids, int $id, string $key ): void {
		if ( in_array( $key, array( Events::META, Hosts::META, Hosts::CALENDARS ), true ) ) {
			self::note();
		}
	}
}
