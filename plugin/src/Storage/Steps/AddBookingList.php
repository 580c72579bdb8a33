<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * An index with all that a stretch of the calendar is counted and chosen by, in the place of one that had to look at
 * each row: end_at says whether it reaches into the stretch.
 */
final class AddBookingList implements Step {

	public function run( Database $database ): void {
		$bookings = new Columns( $database, '{bookings}' );
		$bookings->addKey( 'calendar', 'start_at, id, status, end_at, event_id, host_id' );
		$bookings->dropKey( 'listed' );
	}
}
