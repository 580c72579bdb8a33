<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Time\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Holds one seat for who has waited longest. The seat is a row like any other held one, taken in the same transaction as
 * the offer is written down with its mail: of all who want it one gets it, and hears of it whatever ends the request.
 */
final class Offering {

	/** In minutes: shorter than this no seat is offered, because nobody would come in time. */
	private const LEAST = 10;

	public function __construct(
		private readonly Waiters $waiters,
		private readonly Seats $seats,
		private readonly WaitingMail $mail,
		private readonly Store $store,
		private readonly Clock $clock,
	) {}

	/**
	 * @return bool Whether a seat went to somebody.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function offer( Event $event, DateTimeImmutable $start ): bool {
		$until = min( $this->clock->now()->modify( "+{$event->waitingHold} minutes" ), $start->modify( "-{$event->notice} minutes" ) );
		if ( $until < $this->clock->now()->modify( '+' . self::LEAST . ' minutes' ) ) {
			return false;
		}
		$waiter = $this->store->transaction()->run( fn (): ?Waiter => $this->hold( $event, $start, $until ) );
		if ( null === $waiter ) {
			return false;
		}
		BookingChanges::noteHeld( $event->id );
		$this->mail->send( $waiter, $event );
		/**
		 * Fires after a seat that was given back is held for the first who waits for it.
		 *
		 * @param int               $event The appointment type's post.
		 * @param DateTimeImmutable $start
		 * @param string            $email
		 * @param DateTimeImmutable $until When it goes to the next.
		 */
		do_action( 'vestibule/waiting_offered', $event->id, $start, $waiter->email, $until );
		return true;
	}

	/** Whether the seat that was offered is still held; true as long as none was offered. */
	public function isOpen( Waiter $waiter ): bool {
		$holds = new Holds( $this->store->database, $this->clock );
		$hold  = Waiter::OFFERED === $waiter->status ? $holds->find( $waiter->event, $this->waiters->hold( $waiter ) ) : null;
		return Waiter::OFFERED !== $waiter->status || ( null !== $hold && $holds->runs( $hold ) );
	}

	/** The first whose wish can be met; who waits for one host may stand before who takes any. */
	private function hold( Event $event, DateTimeImmutable $start, DateTimeImmutable $until ): ?Waiter {
		( new Resources( $this->store->database ) )->lock( ...$event->resources() );
		$end   = $start->modify( "+{$event->minutes} minutes" );
		$tried = array();
		foreach ( $this->waiters->queue( $event->id, $start ) as $waiter ) {
			$host = $event->isHostChosen && null !== $event->host( $waiter->host ) ? $waiter->host : 0;
			if ( isset( $tried[ $host ] ) ) {
				continue;
			}
			$tried[ $host ] = true;
			$row            = array(
				'status'     => 'held',
				'timezone'   => '',
				'hold'       => hash( 'sha256', $this->waiters->hold( $waiter ) ),
				'expires_at' => $until->format( 'Y-m-d H:i:s' ),
			);
			if ( null !== $this->seats->take( $event, new Slot( $start, $end, $host ), $row ) ) {
				return $this->waiters->offer( $waiter, $until );
			}
		}
		return null;
	}
}
