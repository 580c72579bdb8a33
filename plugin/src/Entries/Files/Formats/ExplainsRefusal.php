<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/** File format that can explain why a file doesn't match, for example because it has a password. */
interface ExplainsRefusal {

	/**
	 * Returns a message for the visitor with the reason and a solution. Empty if the file is damaged or has another
	 * format.
	 */
	public function refusal( Contents $file ): string;
}
