<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * What an entry was before it went to the trash, and why an appointment was cancelled: both are needed to bring it back
 * as it was.
 */
final class AddTrashStates implements Step {

	public function run( Database $database ): void {
		( new Columns( $database, '{submissions}' ) )->add( 'trashed_from', "varchar(20) NOT NULL DEFAULT ''" );
		( new Columns( $database, '{bookings}' ) )->add( 'cancel_reason', "varchar(20) NOT NULL DEFAULT ''" );
	}
}
