<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Holds an available seat for the first entry on a waiting list. The hold, the offer and its scheduled email are stored
 * in one transaction, so the email is sent even if the request is aborted.
 */
final class SeatOffer {

	/** A seat is not offered for a shorter time, because the visitor might not react quickly enough. */
	private const MIN_HOLD_MINUTES = 10;

	public function __construct(
		private readonly WaitingListTable $table,
		private readonly Seats $seats,
		private readonly WaitingMail $mail,
		private readonly Store $store,
		private readonly Clock $clock,
	) {}

	/**
	 * Holds a seat of this slot for the next waiting list entry and sends the offer.
	 *
	 * @return bool False if no seat or matching entry is available, or too little time is left.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function offer( Event $event, DateTimeImmutable $start ): bool {
		$until = min(
			$this->clock->now()->modify( "+{$event->waitingHold} minutes" ),
			$start->modify( "-{$event->notice} minutes" )
		);
		if ( $until < $this->clock->now()->modify( '+' . self::MIN_HOLD_MINUTES . ' minutes' ) ) {
			return false;
		}
		$entry = $this->store->transaction()->run( fn (): ?WaitingListEntry => $this->hold( $event, $start, $until ) );
		if ( null === $entry ) {
			return false;
		}
		BookingChanges::noteHeld( $event->id );
		$this->mail->send( $entry, $event );
		/**
		 * Fires after a seat has been held for the next waiting list entry and a first attempt has been made to email
		 * the visitor.
		 *
		 * @param int               $event ID of the appointment type.
		 * @param DateTimeImmutable $start
		 * @param string            $email
		 * @param DateTimeImmutable $until Time at which the offer expires.
		 */
		do_action( 'vestibule/waiting_offered', $event->id, $start, $entry->email, $until );
		return true;
	}

	/** Checks whether an offered seat is still held. Returns true for entries without an offer. */
	public function isOpen( WaitingListEntry $entry ): bool {
		$holds = new Holds( $this->store->database, $this->clock );
		$hold  = WaitingListEntry::OFFERED === $entry->status
			? $holds->find( $entry->event, $this->table->hold( $entry ) )
			: null;
		return WaitingListEntry::OFFERED !== $entry->status || ( null !== $hold && $holds->runs( $hold ) );
	}

	private function hold( Event $event, DateTimeImmutable $start, DateTimeImmutable $until ): ?WaitingListEntry {
		( new Resources( $this->store->database ) )->lock( ...$event->resources() );
		$served = ( new SeatQueue( $this->table, $this->seats, $event, $start, $until ) )->serve( 1 );
		return array() === $served ? null : $this->table->find( $served[0]->id );
	}
}
