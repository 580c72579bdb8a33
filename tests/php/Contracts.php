<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use Vestibule\Kernel\Schema\Schema;

/** Contracts of the plugin as the build wrote them. */
final class Contracts {

	public static function schema(): Schema {
		return new Schema( WP_PLUGIN_DIR . '/vestibule' );
	}
}
