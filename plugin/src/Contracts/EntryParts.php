<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use Vestibule\Contracts\Programs\EntryCatalog;
use Vestibule\Contracts\Programs\EntryRights;
use Vestibule\Contracts\Programs\EntryWriting;

/** What other features get of entries; each is made when it is first asked for. */
interface EntryParts {

	public function access(): EntryRights;

	public function catalog(): EntryCatalog;

	public function writing(): EntryWriting;
}
