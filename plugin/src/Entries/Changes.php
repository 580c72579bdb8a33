<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use WP_Error;
use WP_REST_Response;

/** What the write routes do, for one entry or many. */
final class Changes {

	public function __construct( private readonly Rows $rows, private readonly Erasure $erasure ) {}

	/**
	 * @param list<int> $ids
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function mark( array $ids, Status $status ): void {
		$this->rows->mark( $ids, $status );
		/**
		 * Fires after entries were marked as unread or read, or put in the trash.
		 *
		 * @param list<int> $ids
		 * @param string    $status unread, read or trash.
		 */
		do_action( 'vestibule/entries_marked', $ids, $status->value );
	}

	/**
	 * For good, and only from the trash: nothing is lost by one slip.
	 *
	 * @param list<Entry> $entries
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function delete( array $entries ): WP_REST_Response|WP_Error {
		foreach ( $entries as $entry ) {
			if ( Status::Trash !== $entry->status ) {
				return new WP_Error(
					'vestibule_not_in_trash',
					__( 'Move an entry to the trash before you delete it permanently.', 'vestibule' ),
					array( 'status' => 409 )
				);
			}
		}
		$ids = array_map( static fn( Entry $entry ): int => $entry->id, $entries );
		if ( array() !== $ids ) {
			$this->erasure->of( $ids );
		}
		return new WP_REST_Response( array( 'deleted' => $ids ) );
	}
}
