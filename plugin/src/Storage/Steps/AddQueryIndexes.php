<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * Indexes for what cron, commands and erasures ask of tables that have grown: held times that are over, lists of
 * bookings, the first answers that are kept for an entry, files that no entry has claimed.
 */
final class AddQueryIndexes implements Step {

	public function run( Database $database ): void {
		$bookings = new Columns( $database, '{bookings}' );
		$bookings->addKey( 'expires', 'expires_at' );
		$bookings->addKey( 'listed', 'start_at, id' );
		$bookings->addKey( 'status_listed', 'status, start_at, id' );
		( new Columns( $database, '{tokens}' ) )->addKey( 'submission', 'submission_id' );
	}
}
