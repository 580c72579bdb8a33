<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Vestibule\Calendar\Busy\Addresses;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
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

	/** After what they say is stored for good. */
	private const ACTIONS = array(
		'vestibule/form_submitted',
		'vestibule/held_times_changed',
		'vestibule/deleted_entries',
		'vestibule/appointments_cancelled',
		'vestibule/entries_restored',
		'vestibule/booking_moved',
		'vestibule/booking_cancelled',
		'vestibule/booking_restored',
		'vestibule/blocked_times_changed',
		'vestibule/busy_times_changed',
	);

	public function register(): void {
		foreach ( self::ACTIONS as $action ) {
			add_action( $action, $this->note( ... ), 1, 0 );
		}
		add_action( 'clean_post_cache', $this->notePost( ... ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", $this->noteMeta( ... ), 10, 3 );
		}
	}

	private function note(): void {
		wp_cache_set_last_changed( self::GROUP );
	}

	private function notePost( int $post_id, WP_Post $post ): void {
		if ( in_array( $post->post_type, array( Events::NAME, Hosts::NAME ), true ) ) {
			$this->note();
		}
	}

	/** @param int|list<int> $meta_ids */
	private function noteMeta( mixed $meta_ids, int $post_id, string $key ): void {
		if ( in_array( $key, array( Events::META, Hosts::META, Addresses::META ), true ) ) {
			$this->note();
		}
	}
}
