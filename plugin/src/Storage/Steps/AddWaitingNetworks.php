<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/**
 * From which network an address was put down that nobody has confirmed yet: a keyed hash, emptied when it is confirmed.
 */
final class AddWaitingNetworks implements Step {

	public function run( Database $database ): void {
		( new Columns( $database, '{booking_waiting}' ) )->add( 'network', "char(64) NOT NULL DEFAULT ''" );
	}
}
