<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** What the write routes do, for one entry or many (contract entries-change). */
final class Changes {

	public function __construct(
		private readonly Rows $rows,
		private readonly Trash $trash,
		private readonly Erasure $erasure,
	) {}

	/**
	 * @param list<Entry>                           $entries
	 * @param WP_REST_Request<array<string, mixed>> $request Says which status, and for the trash what becomes of
	 * appointments.
	 * @return array<int, string> By entry, why an appointment stays cancelled although its entry comes back: `taken` or
	 * `over`.
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function change( array $entries, WP_REST_Request $request ): array {
		$status = is_string( $request['status'] ) ? Status::tryFrom( $request['status'] ) : null;
		$in     = $this->ids( array_filter( $entries, static fn( Entry $entry ): bool => Status::Trash === $entry->status ) );
		if ( Status::Trash === $status ) {
			$ids = $this->ids( $entries );
			if ( array() !== $ids ) {
				$this->trash->put( $ids, 'cancel' === $request['appointment'] );
				$this->announce( $ids, $status );
			}
			return array();
		}
		$lost = array() === $in ? array() : $this->trash->restore( $in, $status );
		if ( null === $status ) {
			$this->announceRestored( $in );
			return $lost;
		}
		$out = array_values( array_diff( $this->ids( $entries ), $in ) );
		if ( array() !== $out ) {
			$this->rows->mark( $out, $status );
		}
		$this->announce( $this->ids( $entries ), $status );
		return $lost;
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
					__( 'Move an entry to the Trash before you delete it permanently.', 'vestibule' ),
					array( 'status' => 409 )
				);
			}
		}
		$ids = $this->ids( $entries );
		if ( array() !== $ids ) {
			$this->erasure->erase( $ids );
		}
		return new WP_REST_Response( array( 'deleted' => $ids ) );
	}

	/** @param list<int> $ids */
	private function announceRestored( array $ids ): void {
		$entries = $this->rows->findAll( $ids );
		foreach ( array( Status::Unread, Status::Read ) as $status ) {
			$this->announce( $this->ids( array_filter( $entries, static fn( Entry $entry ): bool => $status === $entry->status ) ), $status );
		}
	}

	/** @param list<int> $ids */
	private function announce( array $ids, Status $status ): void {
		if ( array() === $ids ) {
			return;
		}
		/**
		 * Fires after entries were marked as unread or read, put in the trash, or brought back from it.
		 *
		 * @param list<int> $ids
		 * @param string    $status unread, read or trash: what they are now.
		 */
		do_action( 'vestibule/entries_marked', $ids, $status->value );
	}

	/**
	 * @param array<Entry> $entries
	 * @return list<int>
	 */
	private function ids( array $entries ): array {
		return array_values( array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
	}
}
