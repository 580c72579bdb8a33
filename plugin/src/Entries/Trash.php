<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Booking\EntryBookings;
use Vestibule\Storage\Transaction;

/** Moves entries to the trash and back, with what was decided about their appointments. Each is one transaction. */
final class Trash {

	public function __construct(
		private readonly Rows $rows,
		private readonly EntryBookings $appointments,
		private readonly Transaction $transaction,
	) {}

	/**
	 * @param list<int> $ids
	 * @param bool      $cancels Whether appointments still ahead are cancelled; otherwise they keep their times.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function put( array $ids, bool $cancels ): void {
		$cancelled = $this->transaction->run(
			function () use ( $ids, $cancels ): array {
				$this->rows->trash( $ids );
				return $cancels ? $this->appointments->cancel( $ids ) : array();
			}
		);
		if ( array() !== $cancelled ) {
			/**
			 * Fires after appointments were cancelled because their entries were moved to the trash; their times can be
			 * booked.
			 *
			 * @param list<int> $cancelled The entries.
			 */
			do_action( 'vestibule/appointments_cancelled', $cancelled );
		}
	}

	/**
	 * @param list<int>   $ids Of entries in the trash.
	 * @param Status|null $as  Null brings each back as it was.
	 * @return array<int, string> By entry, why its appointment stays cancelled: `taken` or `over`.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function restore( array $ids, ?Status $as ): array {
		$lost = $this->transaction->run(
			function () use ( $ids, $as ): array {
				$lost = $this->appointments->restore( $ids );
				null === $as ? $this->rows->restore( $ids ) : $this->rows->mark( $ids, $as );
				return $lost;
			}
		);
		/**
		 * Fires after entries came back from the trash or from the spam folder; an appointment that was cancelled by that
		 * is booked again, unless it is named here.
		 *
		 * @param list<int>          $ids
		 * @param array<int, string> $lost By entry, why its appointment stays cancelled: `taken` or `over`.
		 */
		do_action( 'vestibule/entries_restored', $ids, $lost );
		return $lost;
	}
}
