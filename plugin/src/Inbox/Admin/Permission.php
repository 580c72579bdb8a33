<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\OwnEntries;
use Vestibule\Kernel\Rest\Rest;
use WP_Error;

/**
 * Checks permissions for operations on entries. The user must be able to read the entry in the route, or all entries in
 * `ids`. For requests without an entry, access to one form is sufficient. Hosts can also read the entries that created
 * their bookings.
 */
final class Permission {

	public function __construct(
		public readonly Access $access,
		private readonly EntryTable $entries,
		private readonly OwnEntries $own
	) {}

	/**
	 * Checks whether the user can read the entries of a request.
	 *
	 * @param array<string, mixed> $given
	 */
	public function may( array $given, int $id ): true|WP_Error {
		$is_allowed = $this->access->mayOpen() && $this->mayReadAll( 0 !== $id ? array( $id ) : self::ids( $given ) );
		return $is_allowed
			? true
			: Rest::refusal(
				'vestibule_entries_forbidden',
				__( 'Sorry, you are not allowed to read these entries.', 'vestibule' )
			);
	}

	/**
	 * Checks whether the user can read an entry.
	 *
	 * @param array<string, mixed> $given
	 */
	public function mayReadOne( array $given, int $id ): true|WP_Error {
		return array() !== $this->own->hosts( $id ) ? true : $this->may( $given, $id );
	}

	/**
	 * Checks whether the user can add notes to an entry.
	 *
	 * @param array<string, mixed> $given
	 */
	public function mayNote( array $given, int $id ): true|WP_Error {
		return array() !== array_filter( $this->own->hosts( $id ), HostAccount::mayChange( ... ) )
			? true
			: $this->may( $given, $id );
	}

	/** @param list<int> $ids Entry IDs. The check fails if the user can't read one of the entries. */
	private function mayReadAll( array $ids ): bool {
		foreach ( $this->entries->findAll( $ids ) as $entry ) {
			if ( ! $this->access->mayRead( $entry->formId ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<string, mixed> $given
	 * @return list<int>
	 */
	public static function ids( array $given ): array {
		$ids = $given['ids'] ?? null;
		return array_values(
			array_unique(
				array_map( intval( ... ), array_filter( is_array( $ids ) ? $ids : array(), is_numeric( ... ) ) )
			)
		);
	}
}
