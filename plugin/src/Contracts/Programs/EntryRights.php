<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use Vestibule\Contracts\EntryAccess;

defined( 'ABSPATH' ) || exit;

/** Which entries the current user may read, change and delete, and for which forms send some. */
interface EntryRights extends EntryAccess {

	/** Whether it may be those of any form. */
	public function mayOpen(): bool;

	/** @return list<int>|null The public numbers of the forms; null stands for all. */
	public function forms(): ?array;
}
