<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Entries\Seats\WaitingQueue;

defined( 'ABSPATH' ) || exit;

/**
 * Waiting list of a slot, in the order of confirmation. Holds a seat for a visitor until a deadline. Skips entries that
 * request a host without an available seat.
 *
 * @extends WaitingQueue<WaitingListEntry>
 */
final class SeatQueue extends WaitingQueue {

	/** @var array<int, true> IDs of hosts without an available seat. 0 means any host. */
	private array $busy = array();

	/** @param DateTimeImmutable $until Time at which the offer expires. */
	public function __construct(
		private readonly WaitingListTable $table,
		private readonly Seats $seats,
		private readonly Event $event,
		private readonly DateTimeImmutable $start,
		private readonly DateTimeImmutable $until,
	) {
		parent::__construct( false );
	}

	/** @return list<WaitingListEntry> */
	protected function waiting(): array {
		return $this->table->queue( $this->event->id, $this->start );
	}

	protected function give( mixed $next ): bool {
		$host = $this->event->isHostChosen && null !== $this->event->host( $next->host ) ? $next->host : 0;
		if ( isset( $this->busy[ $host ] ) ) {
			return false;
		}
		$slot = new Slot( $this->start, $this->start->modify( "+{$this->event->minutes} minutes" ), $host );
		$row  = array(
			'status'     => 'held',
			'timezone'   => '',
			'hold'       => hash( 'sha256', $this->table->hold( $next ) ),
			'expires_at' => $this->until->format( 'Y-m-d H:i:s' ),
		);
		if ( null === $this->seats->take( $this->event, $slot, $row ) ) {
			$this->busy[ $host ] = true;
			return false;
		}
		$this->table->offer( $next, $this->until );
		return true;
	}
}
