<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/** Format that knows why a file does not match, such as a password. */
interface ExplainsRefusal {

	/** Message for the visitor: the reason, then what to do. Empty for a file that is damaged or something else. */
	public function refusal( Contents $file ): string;
}
