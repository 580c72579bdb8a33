<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;
use Vestibule\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * What an entry was before it went to the trash, and why an appointment was cancelled: both are needed to bring it back
 * as it was.
 */
final class AddTrashStates implements Step {

	public function run( Database $database, Tables $tables ): void {
		( new Columns( $database, $tables->submissions() ) )->add( 'trashed_from', "varchar(20) NOT NULL DEFAULT ''" );
		( new Columns( $database, $tables->bookings() ) )->add( 'cancel_reason', "varchar(20) NOT NULL DEFAULT ''" );
	}
}
