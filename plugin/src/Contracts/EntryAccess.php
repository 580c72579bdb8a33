<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Who may read what visitors sent. */
interface EntryAccess {

	/** Whether the current user may read the entries of a form, by its number. */
	public function mayRead( int $formId ): bool;
}
