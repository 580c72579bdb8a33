<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Booking\EntryBookings;
use Vestibule\Storage\Transaction;

/**
 * Moves entries into the spam folder and out of it. Spam keeps no time taken: an appointment that is still ahead is
 * given back at once, and booked again with the entry where its time is still free. Each is one transaction.
 */
final class Spam {

	public function __construct(
		private readonly Rows $rows,
		private readonly EntryBookings $appointments,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param list<int> $ids
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function put( array $ids ): void {
		$cancelled = $this->transaction->run(
			function () use ( $ids ): array {
				$this->rows->putInSpam( $ids );
				return $this->appointments->cancel( $ids, EntryBookings::SPAM );
			}
		);
		if ( array() !== $cancelled ) {
			/** This action is documented in plugin/src/Entries/Trash.php. */
			do_action( 'vestibule/appointments_cancelled', $cancelled );
		}
	}

	/**
	 * @param list<int> $ids Of entries in the spam folder, or that just came out of it by way of the trash.
	 * @return array<int, string> By entry, why its appointment stays cancelled: `taken` or `over`.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function release( array $ids ): array {
		list( $lost, $unseen ) = $this->transaction->run(
			function () use ( $ids ): array {
				$unseen = $this->rows->arrivedAsSpam( $ids );
				$lost   = $this->appointments->restore( $ids, EntryBookings::SPAM );
				$this->rows->releaseFromSpam( $ids );
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
		/** This action is documented in plugin/src/Entries/Trash.php. */
		do_action( 'vestibule/entries_restored', $ids, $lost );
		if ( array() !== $unseen ) {
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
}
