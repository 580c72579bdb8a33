<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What the institute notes about a booking or about time that it took out, and where a row comes from; empty is a form
 * that a visitor sent, or time taken out by hand.
 */
final class AddBookingNotes implements Step {

	public function run( Database $database ): void {
		$bookings = new Columns( $database, '{bookings}' );
		$bookings->add( 'note', "varchar(500) NOT NULL DEFAULT ''" );
		$bookings->add( 'source', "varchar(40) NOT NULL DEFAULT ''" );
	}
}
