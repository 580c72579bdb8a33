<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * Whose time a booking is, how long it keeps others away and how often it was changed; and a row for each event and host
 * that bookings of overlapping times wait for.
 */
final class AddBookingTimes implements Step {

	public function run( Database $database ): void {
		$bookings = new Columns( $database, '{bookings}' );
		$bookings->add( 'host_id', 'bigint unsigned NOT NULL DEFAULT 0' );
		$bookings->add( 'busy_from', 'datetime NULL' );
		$bookings->add( 'busy_to', 'datetime NULL' );
		$bookings->add( 'sequence', 'int unsigned NOT NULL DEFAULT 0' );
		$bookings->addKey( 'host_start', 'host_id, start_at' );
		$database->execute( 'UPDATE {bookings} SET busy_from = start_at, busy_to = end_at WHERE busy_from IS NULL' );
		$database->execute(
			'CREATE TABLE IF NOT EXISTS {booking_resources} (
				resource varchar(40) NOT NULL,
				version bigint unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (resource)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4'
		);
	}
}
