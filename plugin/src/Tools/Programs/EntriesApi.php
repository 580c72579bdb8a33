<?php

declare(strict_types=1);

namespace Vestibule\Tools\Programs;

use Vestibule\Inbox\EntryCatalog;
use Vestibule\Inbox\EntryWriting;
use Vestibule\Kernel\Operation\OperationRefused;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/**
 * The entries of `vestibule()->entries()`. What goes wrong is a WP_Error whose data has the `status` that REST answers:
 * 503 when the database does not. What visitors typed is to be escaped.
 */
final class EntriesApi {

	public function __construct( private readonly EntryCatalog $entries, private readonly EntryWriting $writing ) {}

	/**
	 * @param array<array-key, mixed> $filters Of the contract entries-query: `form`, `status`, `search`, `from`, `to`,
	 * `starred`, `field` with `value` and `match`, `mail`, `orderby`, `order`, `page`, `per_page`, `answers`.
	 * @return Page|WP_Error Of arrays in the shape of the contract entries-row.
	 */
	public function find( array $filters = array() ): Page|WP_Error {
		return OperationRefused::answer( fn (): Page => $this->entries->page( $filters ) );
	}

	/** @param array<array-key, mixed> $filters As of find(). */
	public function count( array $filters = array() ): int|WP_Error {
		return OperationRefused::answer( fn (): int => $this->entries->count( $filters ) );
	}

	/** @return array<string, mixed>|null|WP_Error In the shape of the contract entries-entry; null when there is none. */
	public function get( int $id ): array|null|WP_Error {
		return OperationRefused::answer( fn (): ?array => $this->entries->find( $id ) );
	}

	/** @return list<array<string, mixed>>|WP_Error In the shape of the contract entries-note, the oldest first. */
	public function notes( int $id ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->entries->notes( $id ) );
	}

	/**
	 * @param array<array-key, mixed> $change Of the contract entry-update: `status` (with `appointment`), `starred`,
	 * `note`, `answers`.
	 * @return array<string, mixed>|WP_Error The entry as it is then; 404, 400, or 422 with `errors` by posted name in the
	 * error's data, and nothing is changed then.
	 */
	public function update( int $id, array $change ): array|WP_Error {
		return OperationRefused::answer( fn (): array => $this->writing->update( $id, $change ) );
	}

	/** Into the trash; with `$force` for good, with its booking, mails, notes and files. */
	public function delete( int $id, bool $force = false ): true|WP_Error {
		$delete = function () use ( $id, $force ): true {
			$this->writing->delete( $id, $force );
			return true;
		};
		return OperationRefused::answer( $delete );
	}

	/**
	 * A file, piece by piece, so that the number of entries does not matter. A database that breaks off while it is read
	 * throws a RuntimeException.
	 *
	 * @param array<array-key, mixed> $filters As of find().
	 * @param string                  $format  csv, json, xlsx, or one that the filter vestibule/export_formats adds.
	 * @param list<string>            $columns Keys of columns (docs/programs.md); none is what is usual.
	 * @return iterable<int, string>|WP_Error
	 */
	public function export( array $filters = array(), string $format = 'csv', array $columns = array() ): iterable|WP_Error {
		return OperationRefused::answer( fn (): iterable => $this->entries->export( $filters, $format, $columns ) );
	}
}
