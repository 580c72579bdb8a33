<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use DateTimeImmutable;
use Vestibule\Entries\Seats\PlacesHolding;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Events;

/**
 * Changes the status of entries, for one or many (contract entries-change). Into the trash or the spam folder and out of
 * it an entry goes with its appointment, in one transaction. Spam keeps no time taken: an appointment that is still
 * ahead is given back at once, and booked again with the entry where its time is still free.
 *
 * Every method throws Vestibule\Kernel\Database\StorageFault when the database refuses.
 */
final class Changes {

	public function __construct(
		private readonly EntryTable $entries,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param list<Entry> $entries
	 * @param string      $to      unread, read, trash, restore, spam or not-spam.
	 * @param bool        $cancels With the trash: whether appointments that are still ahead are cancelled.
	 * @param DateTimeImmutable|null $hold_until With the trash and spam: until when the entries keep their places, so that
	 * Undo brings them back with the entries. Null passes the places on at once.
	 * @return array<int, string> By entry that comes back, why its appointment stays cancelled, `taken` or `over`, it has no
	 * places, `full`, or it waits for one, `waits`.
	 */
	public function change( array $entries, string $to, bool $cancels = false, ?DateTimeImmutable $hold_until = null ): array {
		switch ( $to ) {
			case 'trash':
				$this->trash( self::ids( $entries ), $cancels, $hold_until );
				return array();
			case 'spam':
				$this->markAsSpam( self::ids( $entries, Status::Unread, Status::Read, Status::Unconfirmed ), $hold_until );
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
	 * For good, wherever they are, with all that belongs to them: an entry never goes without its booking, nor the other
	 * way round.
	 *
	 * @param list<int> $ids
	 */
	public function erase( array $ids ): void {
		if ( array() === $ids ) {
			return;
		}
		/**
		 * Fires before entries are deleted for good.
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
		 * Fires after entries were deleted for good.
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
		 * Fires after entries got a star, or lost it.
		 *
		 * @param list<int> $ids
		 * @param bool      $is_starred
		 */
		do_action( 'vestibule/entries_starred', $ids, $is_starred );
	}

	/**
	 * As read or unread. That takes entries out of the trash and the spam folder, also out of both; it confirms none.
	 *
	 * @param list<Entry> $entries
	 * @return array<int, string> As change().
	 */
	private function mark( array $entries, Status $status ): array {
		$trashed = self::ids( $entries, Status::Trash );
		$lost    = $this->restore( $trashed, $status );
		$lost   += $this->release( array( ...self::ids( $entries, Status::Spam ), ...$trashed ) );
		$others  = array_values( array_diff( self::ids( $entries ), $trashed ) );
		if ( array() !== $others ) {
			$this->entries->mark( $others, $status );
		}
		$this->announce( self::ids( array_values( array_filter( $entries, static fn ( Entry $entry ): bool => Entry::WHOLE !== $entry->unconfirmed ) ) ), $status );
		return $lost;
	}

	/**
	 * @param list<int> $ids
	 * @param bool      $cancels Otherwise appointments still ahead keep their times.
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
	 * @param list<int>   $ids Of entries in the trash.
	 * @param Status|null $as  Null brings each back as it was.
	 * @return array<int, string> As change().
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
		 * Fires after entries came back from the trash or from the spam folder; an appointment that was cancelled by that
		 * is booked again, unless it is named here.
		 *
		 * @param list<int>          $ids
		 * @param array<int, string> $lost By entry, why its appointment stays cancelled, `taken` or `over`, it has no
		 *                                 places, `full`, or it waits for one, `waits`.
		 */
		do_action( 'vestibule/entries_restored', $ids, $lost );
		return $lost;
	}

	/** @param list<int> $ids Of entries in neither the trash nor the spam folder. */
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
	 * @param list<int> $ids Of entries in the spam folder, or that just came out of it by way of the trash.
	 * @return array<int, string> As change().
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
				 * Fires inside the transaction that takes entries out of the spam folder they arrived in: write to the
				 * database and do nothing else.
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
			 * Fires after entries that arrived as spam turned out to be none; vestibule/form_submitted follows for each,
			 * so whatever an entry sets off happens now.
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
	 * @return list<int> The entries whose appointment was cancelled.
	 */
	private static function withdraw( array $ids, Status $to, bool $cancels ): array {
		return array_merge( array(), ...array_map( static fn ( BelongsToEntry $one ): array => $one->withdraw( $ids, $to, $cancels ), BelongsToEntry::all() ) );
	}

	/**
	 * @param list<int>                  $ids
	 * @param Status::Trash|Status::Spam $from
	 * @return array<int, string> As change().
	 */
	private static function bringBack( array $ids, Status $from ): array {
		return array_replace( array(), ...array_map( static fn ( BelongsToEntry $one ): array => $one->restore( $ids, $from ), BelongsToEntry::all() ) );
	}

	/** @param list<int> $cancelled */
	private function announceCancelled( array $cancelled ): void {
		if ( array() !== $cancelled ) {
			Events::tell( new AppointmentsChanged( $cancelled, areCancelled: true ) );
			/**
			 * Fires after appointments were cancelled because their entries were moved to the trash or the spam folder;
			 * their times can be booked.
			 *
			 * @param list<int> $cancelled The entries.
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
			 * Fires after entries were marked as unread, read or spam, put in the trash, or brought back from it.
			 *
			 * @param list<int> $ids
			 * @param string    $status unread, read, unconfirmed, spam or trash: what they are now.
			 */
			do_action( 'vestibule/entries_marked', $ids, $status->value );
		}
	}

	/**
	 * @param list<Entry> $entries
	 * @param Status      ...$statuses None stands for all.
	 * @return list<int>
	 */
	private static function ids( array $entries, Status ...$statuses ): array {
		$found = array_filter( $entries, static fn ( Entry $entry ): bool => array() === $statuses || in_array( $entry->status, $statuses, true ) );
		return array_values( array_map( static fn ( Entry $entry ): int => $entry->id, $found ) );
	}
}
