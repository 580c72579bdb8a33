<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Page\Refused;

defined( 'ABSPATH' ) || exit;

/**
 * Adds visitors to the waiting list of a fully booked time and removes them from the list. An entry counts only after
 * the visitor has confirmed it by email, so that invented addresses cannot fill the list.
 */
final class WaitingListService {

	private readonly Transaction $transaction;
	private readonly Resources $resources;

	public function __construct(
		private readonly Events $events,
		private readonly Book $book,
		private readonly WaitingListTable $table,
		private readonly WaitingMail $mail,
		private readonly Offers $offers,
		Store $store,
	) {
		$this->transaction = $store->transaction();
		$this->resources   = new Resources( $store->database );
	}

	/** Checks whether a daily limit may delay this visitor's confirmation email until the next day. */
	public function isMailLate(): bool {
		return $this->mail->isLate();
	}

	/**
	 * Adds an unconfirmed entry and sends the confirmation email. The result does not reveal whether the address is
	 * already on the list.
	 *
	 * @param array{email: string, timezone: string, language: string, form: int} $person
	 * @param string                                                              $address IP address of the visitor.
	 * @throws Refused
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function join( int $event, int $host, DateTimeImmutable $start, array $person, string $address ): void {
		$found = $this->events->find( $event );
		if ( null === $found || ! $this->canWait( $found, $start ) ) {
			throw $this->notOffered();
		}
		$host = $found->isHostChosen && null !== $found->host( $host ) ? $host : 0;
		if ( array() === $this->book->fullTimes( $event, $start, $start->modify( '+1 second' ), $host ) ) {
			throw new Refused( 409, __( 'This time is available again. You can book it now.', 'vestibule' ) );
		}
		$entry = $this->transaction->run(
			function () use ( $found, $host, $start, $person, $address ): ?WaitingListEntry {
				$this->resources->lock( ...$found->resources() );
				$this->refuseFull( $found, $start );
				return $this->table->add( $found->id, $host, $start, $person, $address );
			}
		);
		if ( null !== $entry && ! $this->mail->ask( $entry, $found ) ) {
			$this->offers->plan();
		}
	}

	/**
	 * Confirms an entry. Confirming it again has no effect.
	 *
	 * @throws Refused
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function confirm( WaitingListEntry $entry, Event $event ): void {
		if ( WaitingListEntry::UNCONFIRMED === $entry->status && ! $this->canWait( $event, $entry->start ) ) {
			throw $this->notOffered();
		}
		$is_new = $this->transaction->run(
			function () use ( $entry, $event ): bool {
				$this->resources->lock( ...$event->resources() );
				$now = $this->table->find( $entry->id );
				if ( WaitingListEntry::UNCONFIRMED !== ( $now?->status ) ) {
					return false;
				}
				$this->refuseFull( $event, $entry->start );
				$this->table->confirm( $entry );
				return true;
			}
		);
		if ( ! $is_new ) {
			return;
		}
		/**
		 * Fires after a visitor has joined a waiting list and confirmed the email address.
		 *
		 * @param int               $event ID of the appointment type.
		 * @param DateTimeImmutable $start
		 * @param string            $email
		 */
		do_action( 'vestibule/waiting_joined', $event->id, $entry->start, $entry->email );
		$this->offers->plan();
	}

	/**
	 * Removes an entry from the list and releases the seat that is held for it.
	 *
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function leave( WaitingListEntry $entry ): void {
		$gave_back = $this->transaction->run(
			function () use ( $entry ): bool {
				$this->table->remove( $entry );
				return $this->book->release( $entry->event, $this->table->hold( $entry ) );
			}
		);
		if ( $gave_back ) {
			BookingChanges::noteHeld( $entry->event );
			/**
			 * Fires after a visitor has declined a seat that was offered from a waiting list.
			 *
			 * @param int $event ID of the appointment type.
			 */
			do_action( 'vestibule/waiting_given_back', $entry->event );
			$this->offers->runAndPlan();
		}
	}

	private function canWait( Event $event, DateTimeImmutable $start ): bool {
		return 0 !== $event->waitingMost && $this->book->isOffered( $event->id, $start );
	}

	private function notOffered(): Refused {
		return new Refused( 422, __( 'This time is no longer available. Choose another one.', 'vestibule' ) );
	}

	/** @throws Refused */
	private function refuseFull( Event $event, DateTimeImmutable $start ): void {
		if ( $this->table->count( $event->id, $start ) >= $event->waitingMost ) {
			throw new Refused( 409, __( 'The waiting list for this time is full. Choose another time.', 'vestibule' ) );
		}
	}
}
