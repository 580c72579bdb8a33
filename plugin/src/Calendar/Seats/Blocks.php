<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Seats;

use DateTimeImmutable;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\Seats\Resources;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;

/**
 * Blocks the time of a host in all appointment types, or the time of all hosts in one appointment type. Existing
 * bookings are not changed. Each row covers at most one day, because TakenTimes looks back only two days for
 * overlapping rows. The history records who blocked the time.
 */
final class Blocks {

	public function __construct(
		private readonly Database $database,
		private readonly Clock $clock,
		private readonly Transaction $transaction,
		private readonly Changes $changes,
	) {}

	/**
	 * Blocks a period. Splits it into rows of at most one day each.
	 *
	 * @param Event|null $event Appointment type. Null blocks the host in all appointment types.
	 * @param int        $host  ID of the host. 0 blocks all hosts of the appointment type.
	 * @param string     $note  Note for the team, at most 500 characters.
	 * @return list<int> IDs of the rows.
	 */
	public function add(
		?Event $event,
		int $host,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		string $note = ''
	): array {
		return $this->transaction->run(
			function () use ( $event, $host, $from, $to, $note ): array {
				$resources = new Resources( $this->database );
				$resources->lock(
					...( null === $event ? array( ( new Host( $host, '' ) )->resource() ) : $event->resources() )
				);
				$ids = array();
				for ( $start = $from; $start < $to; $start = $end ) {
					$end   = min( $to, $start->modify( '+1 day' ) );
					$id    = $this->insert(
						array( 'event_id' => $event->id ?? 0, 'host_id' => $host, 'note' => $note ),
						$start,
						$end
					);
					$time  = new BookedTime( $id, $event->id ?? 0, $start, $end );
					$ids[] = $id;
					$this->changes->add(
						new BookingChange( BookingChange::BLOCKED, $time, 0, null, Changes::actor() )
					);
				}
				return $ids;
			}
		);
	}

	/** Deletes one row of a block, with its history. Returns false if the row does not exist. */
	public function remove( int $id ): bool {
		return $this->transaction->run(
			function () use ( $id ): bool {
				$is_gone = 1 === $this->database->execute(
					"DELETE FROM {bookings} WHERE id = %d AND status = 'blocked'",
					$id
				);
				if ( $is_gone ) {
					$this->database->execute( 'DELETE FROM {booking_changes} WHERE booking_id = %d', $id );
				}
				return $is_gone;
			}
		);
	}

	/** @param array<string, string|int> $about Columns event_id, host_id and note. */
	private function insert( array $about, DateTimeImmutable $start, DateTimeImmutable $end ): int {
		return $this->database->insert(
			'{bookings}',
			$about + array(
				'start_at'   => $start,
				'end_at'     => $end,
				'busy_from'  => $start,
				'busy_to'    => $end,
				'seat'       => null,
				'status'     => 'blocked',
				'timezone'   => '',
				'created_at' => $this->clock->now(),
			)
		);
	}
}
