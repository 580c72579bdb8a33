<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Entries as they were stored, read again: for a mail that is sent later than the form was. */
interface StoredEntries {

	/**
	 * @return StoredEntry|null Null when there is no such entry.
	 * @throws StorageFault
	 */
	public function find( int $id ): ?StoredEntry;
}
