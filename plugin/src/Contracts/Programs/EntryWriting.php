<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

use WP_Error;

/**
 * Changes entries. Who may do it is the caller's to decide. Each method throws StorageFault when the database refuses.
 */
interface EntryWriting {

	/**
	 * @param array<array-key, mixed> $change Of the contract entry-update.
	 * @return array<string, mixed>|WP_Error The entry as it is then (contract entries-entry); 404 when there is none,
	 * 400 or 422 (with `errors` by posted name) when the change does not fit. Nothing is changed then.
	 */
	public function update( int $id, array $change ): array|WP_Error;

	/**
	 * @param bool $force Deletes for good, wherever the entry is; otherwise it is moved to the trash.
	 * @return true|WP_Error 404 when there is none.
	 */
	public function delete( int $id, bool $force = false ): true|WP_Error;
}
