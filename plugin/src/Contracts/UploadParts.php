<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** What other features get of uploads. */
interface UploadParts {

	public function uploads(): Uploads;
}
