<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Booking\Book;
use Vestibule\Storage\Transaction;

defined( 'ABSPATH' ) || exit;

/** Takes somebody off the list; a seat that is held for them is free again. */
final class Leaving {

	public function __construct(
		private readonly Waiters $waiters,
		private readonly WaitingLink $link,
		private readonly Book $book,
		private readonly Transaction $transaction,
	) {}

	/** @throws \Vestibule\Contracts\StorageFault */
	public function leave( Waiter $waiter ): void {
		$gave_back = $this->transaction->run(
			function () use ( $waiter ): bool {
				$this->waiters->remove( $waiter );
				return $this->book->release( $waiter->event, $this->link->hold( $waiter ) );
			}
		);
		if ( $gave_back ) {
			/** This action is documented in plugin/src/Booking/SlotHoldCall.php */
			do_action( 'vestibule/held_times_changed', $waiter->event );
			/**
			 * Fires after a seat that was held for somebody who waited was given back.
			 *
			 * @param int $event The appointment type's post.
			 */
			do_action( 'vestibule/waiting_given_back', $waiter->event );
		}
	}
}
