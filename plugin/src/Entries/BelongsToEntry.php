<?php

declare(strict_types=1);

namespace Vestibule\Entries;

/**
 * What is kept beside entries and goes where they go: it is erased, withdrawn, restored and exported with them. Changes
 * run in the transaction that changes the entries, which may be run again from its beginning. Other plugins add theirs
 * with the filter `vestibule/belongs_to_entry` (docs/hooks.md).
 */
abstract class BelongsToEntry {

	public const FILTER = 'vestibule/belongs_to_entry';

	/** @return list<self> */
	final public static function all(): array {
		/**
		 * Filters what belongs to entries.
		 *
		 * @param list<BelongsToEntry> $all
		 */
		$all = apply_filters( 'vestibule/belongs_to_entry', array() );
		return array_values( array_filter( is_array( $all ) ? $all : array(), static fn ( mixed $one ): bool => $one instanceof self ) );
	}

	/**
	 * Deletes it for good.
	 *
	 * @param list<int> $entries
	 */
	public function erase( array $entries ): void {}

	/**
	 * Entries are moved to the Trash or the spam folder.
	 *
	 * @param list<int>                 $entries
	 * @param Status::Trash|Status::Spam $to
	 * @param bool                      $cancels Whether appointments that are still ahead are cancelled.
	 * @return list<int> The entries whose appointment this cancelled.
	 */
	public function withdraw( array $entries, Status $to, bool $cancels ): array {
		return array();
	}

	/**
	 * Entries come back.
	 *
	 * @param list<int>                 $entries
	 * @param Status::Trash|Status::Spam $from
	 * @return array<int, string> By entry, why its appointment stays cancelled, `taken` or `over`, or it came back without
	 * its places, `full`, or waits for one, `waits`.
	 */
	public function restore( array $entries, Status $from ): array {
		return array();
	}

	/** @return list<array{name: string, value: string}> For the export of a person's data; values are HTML. */
	public function export( int $entry ): array {
		return array();
	}
}
