<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use WP_Error;
use WP_REST_Response;

/** What the write routes do, for one entry or many (contract entries-change). */
final class Changes {

	public function __construct(
		private readonly Rows $rows,
		private readonly Trash $trash,
		private readonly Erasure $erasure,
		private readonly Spam $spam,
	) {}

	/**
	 * @param list<Entry> $entries
	 * @param string      $to      unread, read, trash, restore, spam or not-spam.
	 * @param bool        $cancels With the trash: whether appointments that are still ahead are cancelled.
	 * @return array<int, string> By entry, why an appointment stays cancelled although its entry comes back: `taken` or
	 * `over`.
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function change( array $entries, string $to, bool $cancels = false ): array {
		$status = Status::tryFrom( $to );
		if ( in_array( $to, array( 'spam', 'not-spam' ), true ) ) {
			return $this->changeSpam( $entries, 'spam' === $to );
		}
		$in     = $this->ids( array_filter( $entries, static fn( Entry $entry ): bool => Status::Trash === $entry->status ) );
		if ( Status::Trash === $status ) {
			$ids = $this->ids( $entries );
			if ( array() !== $ids ) {
				$this->trash->put( $ids, $cancels );
				$this->announce( $ids, $status );
			}
			return array();
		}
		$lost = array() === $in ? array() : $this->trash->restore( $in, $status );
		$spam = $this->inSpam( null === $status ? array() : $entries );
		if ( null !== $status && array() !== array( ...$spam, ...$in ) ) {
			// Whoever marks spam as read or unread takes it out of the spam folder, the trash notwithstanding.
			$lost += $this->spam->release( array( ...$spam, ...$in ) );
		}
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
	 * Into the spam folder, what is in the trash left there; or out of it.
	 *
	 * @param list<Entry> $entries
	 * @return array<int, string> As change().
	 */
	private function changeSpam( array $entries, bool $into ): array {
		$spam = $this->inSpam( $entries );
		if ( $into ) {
			$ids = $this->ids( array_filter( $entries, static fn ( Entry $entry ): bool => ! in_array( $entry->status, array( Status::Spam, Status::Trash ), true ) ) );
			if ( array() !== $ids ) {
				$this->spam->put( $ids );
				$this->announce( $ids, Status::Spam );
			}
			return array();
		}
		$lost = array() === $spam ? array() : $this->spam->release( $spam );
		$this->announceRestored( $spam );
		return $lost;
	}

	/**
	 * @param list<Entry> $entries
	 * @return list<int>
	 */
	private function inSpam( array $entries ): array {
		return $this->ids( array_filter( $entries, static fn ( Entry $entry ): bool => Status::Spam === $entry->status ) );
	}

	/**
	 * For good, and only from the trash or the spam folder: nothing is lost by one slip.
	 *
	 * @param list<Entry> $entries
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function delete( array $entries ): WP_REST_Response|WP_Error {
		foreach ( $entries as $entry ) {
			if ( ! in_array( $entry->status, array( Status::Trash, Status::Spam ), true ) ) {
				return new WP_Error(
					'vestibule_not_in_trash',
					__( 'Move an entry to the Trash before you delete it permanently.', 'vestibule' ),
					array( 'status' => 409 )
				);
			}
		}
		return new WP_REST_Response( array( 'deleted' => $this->erase( $entries ) ) );
	}

	/**
	 * For good, wherever they are.
	 *
	 * @param list<Entry> $entries
	 * @return list<int> Their ids.
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function erase( array $entries ): array {
		$ids = $this->ids( $entries );
		if ( array() !== $ids ) {
			$this->erasure->erase( $ids );
		}
		return $ids;
	}

	/**
	 * @param list<int> $ids
	 * @throws \Vestibule\Contracts\StorageFault When the database refuses.
	 */
	public function star( array $ids, bool $is_starred ): void {
		if ( array() === $ids ) {
			return;
		}
		$this->rows->star( $ids, $is_starred );
		/**
		 * Fires after entries got a star, or lost it.
		 *
		 * @param list<int> $ids
		 * @param bool      $is_starred
		 */
		do_action( 'vestibule/entries_starred', $ids, $is_starred );
	}

	/** @param list<int> $ids */
	private function announceRestored( array $ids ): void {
		$entries = $this->rows->findAll( $ids );
		foreach ( array( Status::Unread, Status::Read, Status::Spam ) as $status ) {
			$this->announce( $this->ids( array_filter( $entries, static fn( Entry $entry ): bool => $status === $entry->status ) ), $status );
		}
	}

	/** @param list<int> $ids */
	private function announce( array $ids, Status $status ): void {
		if ( array() === $ids ) {
			return;
		}
		/**
		 * Fires after entries were marked as unread, read or spam, put in the trash, or brought back from it.
		 *
		 * @param list<int> $ids
		 * @param string    $status unread, read, spam or trash: what they are now.
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
