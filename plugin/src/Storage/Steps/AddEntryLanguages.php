<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** The language in which a visitor read the form, as WordPress names it; empty for entries from before. */
final class AddEntryLanguages implements Step {

	public function run( Database $database ): void {
		( new Columns( $database, '{submissions}' ) )->add( 'language', "varchar(20) NOT NULL DEFAULT ''" );
	}
}
