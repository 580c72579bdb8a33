<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Entries\Seats\PlacesHolding;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;

/**
 * Changes the status of entries (see the contract `entries-change`). Entries are moved to the Trash or the spam folder,
 * and restored, together with their appointments, in one transaction. If an entry is marked as spam, its future
 * appointments are canceled immediately. When the entry is restored, they are booked again if their times are still
 * available.
 *
 * Every method throws Vestibule\Kernel\Database\StorageFault if the database fails.
 */
final class Changes {

	public function __construct(
		private readonly EntryTable $entries,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param list<Entry> $entries
	 * @param string      $to      unread, read, trash, restore, spam or not-spam.
	 * @param bool        $cancels Whether to cancel future appointments. Only for `trash`.
	 * @param DateTimeImmutable|null $hold_until Time until which the entries still have their spots, so that Undo can
	 * restore them. Null releases the spots immediately. Only for `trash` and `spam`.
	 * @return array<int, string> Reasons by entry ID, for entries that could not be restored completely: the
	 * appointment stays canceled (`taken` or `over`), the entry has lost its spots (`full`), or it is on the waiting
	 * list (`waits`).
	 */
	public function change(
		array $entries,
		string $to,
		bool $cancels = false,
		?DateTimeImmutable $hold_until = null
	): array {
		switch ( $to ) {
			case 'trash':
				$this->trash( self::ids( $entries ), $cancels, $hold_until );
				return array();
			case 'spam':
				$this->markAsSpam(
					self::ids( $entries, Status::Unread, Status::Read, Status::Unconfirmed ),
					$hold_until
				);
				return array();
			case 'not-spam':
				$spam = self::ids( $entries, Status::Spam );
				$lost = $this->release( $spam );
				$this->announceRestored( $spam );
				return $lost;
			case 'unread':
			case 'read':
				return $this->mark( $entries, Status::from( $to ) );
			default:
				$trashed = self::ids( $entries, Status::Trash );
				$lost    = $this->restore( $trashed, null );
				$this->announceRestored( $trashed );
				return $lost;
		}
	}

	/**
	 * Permanently deletes entries in any status and all data that belongs to them, in one transaction.
	 *
	 * @param list<int> $ids
	 */
	public function erase( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		/**
		 * Fires before entries are deleted permanently.
		 *
		 * @param list<int> $ids
		 */
		do_action( 'vestibule/before_delete_entries', $ids );
		$this->transaction->run(
			function () use ( $ids ): void {
				foreach ( BelongsToEntry::all() as $belonging ) {
					$belonging->erase( $ids );
				}
				$this->entries->delete( $ids );
			}
		);
		Events::tell( new EntriesErased( $ids ) );
		/**
		 * Fires after entries have been deleted permanently.
		 *
		 * @param list<int> $ids
		 */
		do_action( 'vestibule/deleted_entries', $ids );
	}

	/** @param list<int> $ids */
	public function star( array $ids, bool $is_starred ): void {
		if ( array() === $ids ) {
			return;
		}
		$this->entries->star( $ids, $is_starred );
		/**
		 * Fires after entries have been starred or unstarred.
		 *
		 * @param list<int> $ids
		 * @param bool      $is_starred
		 */
		do_action( 'vestibule/entries_starred', $ids, $is_starred );
	}

	/**
	 * Marks entries as read or unread. Also restores entries that are in the Trash or the spam folder. Unconfirmed
	 * entries stay unconfirmed.
	 *
	 * @param list<Entry> $entries
	 * @return array<int, string> Reasons, as in change().
	 */
	private function mark( array $entries, Status $status ): array {
		$trashed = self::ids( $entries, Status::Trash );
		$lost    = $this->restore( $trashed, $status );
		$lost   += $this->release( array( ...self::ids( $entries, Status::Spam ), ...$trashed ) );
		$others  = array_values( array_diff( self::ids( $entries ), $trashed ) );
		if ( array() !== $others ) {
			$this->entries->mark( $others, $status );
		}
		$this->announce(
			self::ids(
				array_values(
					array_filter( $entries, static fn ( Entry $entry ): bool => Entry::WHOLE !== $entry->unconfirmed )
				)
			),
			$status
		);
		return $lost;
	}

	/**
	 * @param list<int> $ids
	 * @param bool      $cancels Whether to cancel future appointments. Otherwise, they stay booked.
	 */
	private function trash( array $ids, bool $cancels, ?DateTimeImmutable $hold_until ): void {
		if ( array() === $ids ) {
			return;
		}
		$cancelled = $this->transaction->run(
			function () use ( $ids, $cancels, $hold_until ): array {
				$this->entries->trash( $ids );
				self::holdPlaces( $ids, $hold_until );
				return self::withdraw( $ids, Status::Trash, $cancels );
			}
		);
		$this->announceCancelled( $cancelled );
		$this->announce( $ids, Status::Trash );
	}

	/**
	 * @param list<int>   $ids IDs of entries in the Trash.
	 * @param Status|null $as  New status. Null restores the former status of each entry.
	 * @return array<int, string> Reasons, as in change().
	 */
	private function restore( array $ids, ?Status $as ): array {
		if ( array() === $ids ) {
			return array();
		}
		$lost = $this->transaction->run(
			function () use ( $ids, $as ): array {
				$lost = self::bringBack( $ids, Status::Trash );
				null === $as ? $this->entries->restore( $ids ) : $this->entries->mark( $ids, $as );
				return $lost;
			}
		);
		Events::tell( new AppointmentsChanged( $ids, areCancelled: false ) );
		/**
		 * Fires after entries have been restored from the Trash or the spam folder. Their canceled appointments have
		 * been booked again, except those in $lost.
		 *
		 * @param list<int>          $ids
		 * @param array<int, string> $lost Reasons by entry ID, for entries that could not be restored completely: the
		 * appointment stays canceled (`taken` or `over`), the entry has lost its spots (`full`), or it is on the
		 * waiting list (`waits`).
		 */
		do_action( 'vestibule/entries_restored', $ids, $lost );
		return $lost;
	}

	/** @param list<int> $ids IDs of entries outside the Trash and the spam folder. */
	private function markAsSpam( array $ids, ?DateTimeImmutable $hold_until ): void {
		if ( array() === $ids ) {
			return;
		}
		$cancelled = $this->transaction->run(
			function () use ( $ids, $hold_until ): array {
				$this->entries->putInSpam( $ids );
				self::holdPlaces( $ids, $hold_until );
				return self::withdraw( $ids, Status::Spam, true );
			}
		);
		$this->announceCancelled( $cancelled );
		$this->announce( $ids, Status::Spam );
	}

	/**
	 * @param list<int> $ids IDs of entries that are in the spam folder, or that were moved from there to the Trash and
	 * have been restored.
	 * @return array<int, string> Reasons, as in change().
	 */
	private function release( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		list( $lost, $unseen ) = $this->transaction->run(
			function () use ( $ids ): array {
				$unseen = $this->entries->arrivedAsSpam( $ids );
				$lost   = self::bringBack( $ids, Status::Spam );
				$this->entries->releaseFromSpam( $ids );
				Events::tell( new EntriesReleasing( $unseen ) );
				/**
				 * Fires inside the transaction that releases entries that arrived as spam. Listeners may only write to
				 * the database.
				 *
				 * @param list<int> $unseen
				 */
				do_action( 'vestibule/release_entries', $unseen );
				return array( $lost, $unseen );
			}
		);
		Events::tell( new AppointmentsChanged( $ids, areCancelled: false ) );
		/** This action is documented in plugin/src/Entries/Changes.php. */
		do_action( 'vestibule/entries_restored', $ids, $lost );
		if ( array() !== $unseen ) {
			Events::tell( new EntriesReleased( $unseen ) );
			/**
			 * Fires after entries that arrived as spam have been released. vestibule/form_submitted follows for each of
			 * these entries, and triggers everything that a new entry triggers.
			 *
			 * @param list<int> $unseen
			 */
			do_action( 'vestibule/entries_released', $unseen );
		}
		return $lost;
	}

	/** @param list<int> $ids */
	private static function holdPlaces( array $ids, ?DateTimeImmutable $until ): void {
		if ( null !== $until ) {
			Events::tell( new PlacesHolding( $ids, $until ) );
		}
	}

	/**
	 * @param list<int>                  $ids
	 * @param Status::Trash|Status::Spam $to
	 * @return list<int> IDs of the entries whose appointments were canceled.
	 */
	private static function withdraw( array $ids, Status $to, bool $cancels ): array {
		return array_merge(
			array(),
			...array_map(
				static fn ( BelongsToEntry $one ): array => $one->withdraw( $ids, $to, $cancels ),
				BelongsToEntry::all()
			)
		);
	}

	/**
	 * @param list<int>                  $ids
	 * @param Status::Trash|Status::Spam $from
	 * @return array<int, string> Reasons, as in change().
	 */
	private static function bringBack( array $ids, Status $from ): array {
		return array_replace(
			array(),
			...array_map(
				static fn ( BelongsToEntry $one ): array => $one->restore( $ids, $from ),
				BelongsToEntry::all()
			)
		);
	}

	/** @param list<int> $cancelled */
	private function announceCancelled( array $cancelled ): void {
		if ( array() !== $cancelled ) {
			Events::tell( new AppointmentsChanged( $cancelled, areCancelled: true ) );
			/**
			 * Fires after future appointments have been canceled, because their entries were moved to the Trash or the
			 * spam folder. Their times are available again.
			 *
			 * @param list<int> $cancelled IDs of the entries.
			 */
			do_action( 'vestibule/appointments_cancelled', $cancelled );
		}
	}

	/** @param list<int> $ids */
	private function announceRestored( array $ids ): void {
		$entries = $this->entries->findAll( $ids );
		foreach ( array( Status::Unread, Status::Read, Status::Unconfirmed, Status::Spam ) as $status ) {
			$this->announce( self::ids( $entries, $status ), $status );
		}
	}

	/** @param list<int> $ids */
	private function announce( array $ids, Status $status ): void {
		if ( array() !== $ids ) {
			Events::tell( new EntriesMarked( $ids, $status ) );
			/**
			 * Fires after entries have been marked as unread, read or spam, moved to the Trash, or restored.
			 *
			 * @param list<int> $ids
			 * @param string    $status New status: unread, read, unconfirmed, spam or trash.
			 */
			do_action( 'vestibule/entries_marked', $ids, $status->value );
		}
	}

	/**
	 * @param list<Entry> $entries
	 * @param Status      ...$statuses Statuses to include. If none is passed, all entries are included.
	 * @return list<int>
	 */
	private static function ids( array $entries, Status ...$statuses ): array {
		$found = array_filter(
			$entries,
			static fn ( Entry $entry ): bool => array() === $statuses || in_array( $entry->status, $statuses, true )
		);
		return array_values( array_map( static fn ( Entry $entry ): int => $entry->id, $found ) );
	}
}
