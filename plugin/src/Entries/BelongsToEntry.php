<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;

/**
 * Base class for data that belongs to entries. The data is erased, withdrawn, restored and exported together with them.
 * Changes run in the transaction that changes the entries. This transaction can be repeated from the start. Other
 * plugins add their data with the filter `vestibule/belongs_to_entry` (docs/hooks.md).
 */
abstract class BelongsToEntry {

	public const FILTER = 'vestibule/belongs_to_entry';

	/** @return list<self> */
	final public static function all(): array {
		/**
		 * Filters the list of data that belongs to entries.
		 *
		 * @param list<BelongsToEntry> $all
		 */
		$all = apply_filters( 'vestibule/belongs_to_entry', array() );
		return array_values(
			array_filter( is_array( $all ) ? $all : array(), static fn ( mixed $one ): bool => $one instanceof self )
		);
	}

	/**
	 * Deletes the data permanently.
	 *
	 * @param list<int> $entries
	 */
	public function erase( array $entries ): void {}

	/**
	 * Called when entries are moved to the Trash or the spam folder.
	 *
	 * @param list<int>                 $entries
	 * @param Status::Trash|Status::Spam $to
	 * @param bool                      $cancels Whether future appointments are canceled.
	 * @return list<int> Entries whose appointment was canceled by this call.
	 */
	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		return array();
	}

	/**
	 * Called when entries are restored from the Trash or the spam folder.
	 *
	 * @param list<int>                 $entries
	 * @param Status::Trash|Status::Spam $from
	 * @return array<int, string> Reasons by entry ID, for entries that could not be restored completely: the
	 * appointment stays canceled (`taken` or `over`), the entry has lost its spots (`full`), or it is on the waiting
	 * list (`waits`).
	 */
	public function restore( array $entries, Status $from ): array {
		return array();
	}

	/**
	 * Returns the entries that must not be deleted automatically yet, for example because their course has not ended.
	 *
	 * @param list<int> $entries
	 * @return list<int>
	 */
	public function needed( array $entries, DateTimeImmutable $now ): array {
		return array();
	}

	/** @return list<array{name: string, value: string}> Rows for the export of personal data. Values are HTML. */
	public function export( int $entry ): array {
		return array();
	}
}
