<?php

declare(strict_types=1);

namespace Vestibule\Storage\Steps;

use Vestibule\Storage\Columns;
use Vestibule\Storage\Database;
use Vestibule\Storage\Step;

defined( 'ABSPATH' ) || exit;

/** Network that a waiting file came from: a keyed hash, emptied when an entry claims the file. */
final class AddUploadNetworks implements Step {

	public function run( Database $database ): void {
		( new Columns( $database, '{uploads}' ) )->add( 'network', "char(64) NOT NULL DEFAULT ''" );
	}
}
