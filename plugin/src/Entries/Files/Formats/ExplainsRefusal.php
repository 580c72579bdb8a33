<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files\Formats;

use Vestibule\Entries\Files\Contents;

defined( 'ABSPATH' ) || exit;

/** File format with its own error messages for some rejected files, such as password-protected documents. */
interface ExplainsRefusal {

	/**
	 * Returns a message that tells the visitor why the file was rejected and what to do. Empty if no specific message
	 * applies, for example because the file is damaged.
	 */
	public function refusal( Contents $file ): string;
}
