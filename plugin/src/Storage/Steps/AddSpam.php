<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;
use Vestibule\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Why an entry is in the spam folder, since when, and what it was before somebody put it there; empty for one that
 * arrived as spam, about which nobody has been notified yet.
 */
final class AddSpam implements Step {

	public function run( Database $database, Tables $tables ): void {
		$columns = new Columns( $database, $tables->submissions() );
		$columns->add( 'spam_reason', "varchar(200) NOT NULL DEFAULT ''" );
		$columns->add( 'spam_from', "varchar(20) NOT NULL DEFAULT ''" );
		$columns->add( 'spam_at', 'datetime NULL' );
		$columns->addKey( 'spam_at', 'spam_at' );
	}
}
