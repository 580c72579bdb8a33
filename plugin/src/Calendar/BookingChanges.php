<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes in WordPress's object cache that free times may be other ones than before: after a booking, a held time, a
 * cancelled or restored appointment, time that was taken out, and a change of an appointment type or a host. What was
 * kept under an earlier note is found no more; who read the note before a change keeps nothing that is found after it.
 */
final class BookingChanges {

	/** The group of wp_cache_get_last_changed(). */
	public const GROUP = 'vestibule_bookings';

	/** Runs first, because seats are offered on the same action later. */
	#[Hook( 'vestibule/blocked_times_changed', 1 )]
	public static function note(): void {
		wp_cache_set_last_changed( self::GROUP );
	}

	/** After a visitor has asked for a time to be held, or has given one back. */
	public static function noteHeld( int $event ): void {
		self::note();
		/**
		 * Fires after a visitor has asked for a time to be held: one may be held now, or another one free again.
		 *
		 * @param int $event The appointment type's post.
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
