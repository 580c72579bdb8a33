<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What a booking's appointment type was called when it was booked, which stays when the type is renamed or deleted; and
 * whose a booking was before it was moved to another host.
 */
final class KeepBookingTitles implements Step {

	public function run( Database $database ): void {
		( new Columns( $database, '{bookings}' ) )->add( 'title', "varchar(200) NOT NULL DEFAULT ''" );
		( new Columns( $database, '{booking_changes}' ) )->add( 'from_host', 'bigint unsigned NOT NULL DEFAULT 0' );
		foreach ( $database->rows( "SELECT DISTINCT event_id FROM {bookings} WHERE title = '' AND event_id > 0" ) as $row ) {
			$title = html_entity_decode( (string) get_post_field( 'post_title', (int) $row['event_id'] ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			$database->execute( "UPDATE {bookings} SET title = %s WHERE event_id = %d AND title = ''", mb_substr( $title, 0, 200 ), (int) $row['event_id'] );
		}
	}
}
