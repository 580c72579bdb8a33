<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\EntryEditor;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * API for entries: `vestibule()->entries()`. Errors are returned as WP_Error, with the same `status` in the error's
 * data as in REST responses, such as 503 if the database fails. Visitors' input is not escaped.
 */
final class EntriesApi {

	public function __construct( private readonly EntryCatalog $entries, private readonly EntryEditor $editor ) {}

	/**
	 * Returns one page of entries.
	 *
	 * @param array<array-key, mixed> $filters Data that matches the contract entries-query: `form`, `status`, `search`,
	 * `from`, `to`, `starred`, `field` with `value` and `match`, `mail`, `orderby`, `order`, `page`, `per_page`,
	 * `answers`.
	 * @return Page|WP_Error Rows that match the contract entries-row.
	 */
	public function find( array $filters = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->entries->page( $filters ) );
	}

	/** @param array<array-key, mixed> $filters Same query as in find(). */
	public function count( array $filters = array() ): int|WP_Error {
		return OperationRefused::answer( fn (): int => $this->entries->count( $filters ) );
	}

	/**
	 * @return array<string, mixed>|null|WP_Error Entry that matches the contract entries-entry. Null if it doesn't
	 * exist.
	 */
	public function get( int $id ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->entries->find( $id ) );
	}

	/** @return list<array<string, mixed>>|WP_Error Notes that match the contract entries-note, oldest first. */
	public function notes( int $id ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->entries->notes( $id ) );
	}

	/**
	 * Changes an entry.
	 *
	 * @param array<array-key, mixed> $change Data that matches the contract entry-update: `status` (with
	 * `appointment`), `starred`, `note`, `answers`.
	 * @return array<string, mixed>|WP_Error Entry after the change. An error has the status 404, 400, or 422 with
	 * `errors` by input name in the error's data. After an error, nothing has been changed.
	 */
	public function update( int $id, array $change ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->editor->update( $id, $change ) );
	}

	/**
	 * Moves an entry to the Trash. If $force is true, deletes it permanently, with its booking, emails, notes and
	 * files.
	 */
	public function delete( int $id, bool $force = false ): true|WP_Error {
		$delete = function () use ( $id, $force ): true {
			$this->editor->delete( $id, $force );
			return true;
		};
		return OperationRefused::answer( $delete );
	}

	/**
	 * Exports entries as a file in parts, so that memory use doesn't grow with the number of entries. If the database
	 * fails while the parts are read, throws a RuntimeException.
	 *
	 * @param array<array-key, mixed> $filters Same query as in find().
	 * @param string $format Name of the format: csv, json, xlsx, or a format that the filter vestibule/export_formats
	 * has added.
	 * @param list<string> $columns Keys of columns (docs/programs.md). Empty means the default columns.
	 * @return iterable<int, string>|WP_Error Parts of the file.
	 */
	public function export(
		array $filters = array(),
		string $format = 'csv',
		array $columns = array()
	): iterable|WP_Error {
		return OperationRefused::answer( fn (): iterable => $this->entries->export( $filters, $format, $columns ) );
	}
}
