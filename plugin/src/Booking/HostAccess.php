<?php

declare(strict_types=1);

namespace Vestibule\Booking;

/**
 * Who gets what is private about a host: the addresses of their calendars and of their bookings. Whoever knows one
 * reads a person's diary or the names of visitors without signing in, so it takes more than editing pages.
 */
final class HostAccess {

	/** Appointments are managed by those who read entries. */
	private const APPOINTMENTS = 'vestibule_read_entries';

	/** Of a host that is there. */
	public static function allows( int $host ): bool {
		return HostPostType::NAME === get_post_type( $host ) && current_user_can( 'edit_post', $host ) && current_user_can( self::APPOINTMENTS );
	}

	/** Of one that is being made. */
	public static function allowsNew(): bool {
		return current_user_can( 'edit_pages' ) && current_user_can( self::APPOINTMENTS );
	}
}
