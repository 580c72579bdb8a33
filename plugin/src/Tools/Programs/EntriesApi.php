<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\EntryEditor;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * Entries of `vestibule()->entries()`. Errors are a WP_Error with the same `status` in its data as in REST responses,
 * such as 503 if the database fails. Visitor input is not escaped.
 */
final class EntriesApi {

	public function __construct( private readonly EntryCatalog $entries, private readonly EntryEditor $editor ) {}

	/**
	 * Returns one page of entries.
	 *
	 * @param array<array-key, mixed> $filters Query in the shape of the contract entries-query: `form`, `status`,
	 * `search`, `from`, `to`, `starred`, `field` with `value` and `match`, `mail`, `orderby`, `order`, `page`,
	 * `per_page`, `answers`.
	 * @return Page|WP_Error Arrays in the shape of the contract entries-row.
	 */
	public function find( array $filters = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->entries->page( $filters ) );
	}

	/** @param array<array-key, mixed> $filters Same query as in find(). */
	public function count( array $filters = array() ): int|WP_Error {
		return OperationRefused::answer( fn (): int => $this->entries->count( $filters ) );
	}

	/**
	 * @return array<string, mixed>|null|WP_Error Entry in the shape of the contract entries-entry; null if there is
	 * none.
	 */
	public function get( int $id ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->entries->find( $id ) );
	}

	/** @return list<array<string, mixed>>|WP_Error Notes in the shape of the contract entries-note, oldest first. */
	public function notes( int $id ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->entries->notes( $id ) );
	}

	/**
	 * Changes an entry.
	 *
	 * @param array<array-key, mixed> $change Change in the shape of the contract entry-update: `status` (with
	 * `appointment`), `starred`, `note`, `answers`.
	 * @return array<string, mixed>|WP_Error Entry after the change. Errors have the status 404, 400, or 422 with
	 * `errors` by posted name in the error's data. Then nothing was changed.
	 */
	public function update( int $id, array $change ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->editor->update( $id, $change ) );
	}

	/** Moves an entry to the Trash. With `$force`, deletes it permanently with its booking, emails, notes and files. */
	public function delete( int $id, bool $force = false ): true|WP_Error {
		$delete = function () use ( $id, $force ): true {
			$this->editor->delete( $id, $force );
			return true;
		};
		return OperationRefused::answer( $delete );
	}

	/**
	 * Exports entries as a file in parts, so that memory use does not grow with their number. Throws a RuntimeException
	 * if the database fails while the parts are read.
	 *
	 * @param array<array-key, mixed> $filters Same query as in find().
	 * @param string $format csv, json, xlsx, or a format added by the filter vestibule/export_formats.
	 * @param list<string> $columns Keys of columns (docs/programs.md); empty for the default columns.
	 * @return iterable<int, string>|WP_Error
	 */
	public function export(
		array $filters = array(),
		string $format = 'csv',
		array $columns = array()
	): iterable|WP_Error {
		return OperationRefused::answer( fn (): iterable => $this->entries->export( $filters, $format, $columns ) );
	}
}
