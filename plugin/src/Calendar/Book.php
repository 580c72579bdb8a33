<?php

declare(strict_types=1);

namespace Vestibule\Calendar;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\AvailableSlots;
use Vestibule\Calendar\Times\BusySpan;
use Vestibule\Calendar\Times\DayReasons;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;
use Vestibule\Kernel\Time\WallClock;

defined( 'ABSPATH' ) || exit;

/**
 * Finds, holds and books available slots.
 *
 * @phpstan-type Time array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}
 */
final class Book implements Appointments {

	/** Query variable with the ID of the appointment type, in the URL of the page for joining the waiting list. */
	public const WAITING = 'vestibule_wait';

	private ?OfferedSlot $held = null;

	public function __construct(
		private readonly Events $events,
		private readonly Seats $seats,
		private readonly TakenTimes $taken,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
	) {}

	public function event( int $event ): ?int {
		return ( 0 === $event ? $this->events->oldest() : $this->events->find( $event ) )?->id;
	}

	public function timezone( int $event ): string {
		return $this->events->timezone( $event );
	}

	/** @param string $hold Secret of the visitor's own hold. The held seat counts as available. */
	public function freeTimes(
		int $event,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		int $host = 0,
		string $hold = ''
	): array {
		$found = $this->events->find( $event );
		if ( null === $found ) {
			return array();
		}
		return $this->filtered(
			$this->freeOf( $found, $from, $to, $found->isHostChosen ? $host : 0, $hold ),
			$found->id
		);
	}

	/**
	 * Returns the available times of an appointment type, before other plugins filter them.
	 *
	 * @return list<Time>
	 */
	public function freeOf(
		Event $event,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		int $host,
		string $hold = ''
	): array {
		return $this->within(
			$event,
			$from,
			$to,
			$hold,
			static fn ( AvailableSlots $times, $from, $to, array $taken ): array =>
				$times->free( $from, $to, $taken, $host )
		);
	}

	/**
	 * Returns the start times of future slots without available seats.
	 *
	 * @return list<DateTimeImmutable>
	 */
	public function fullTimes( int $event, DateTimeImmutable $from, DateTimeImmutable $to, int $host = 0 ): array {
		$found = $this->events->find( $event );
		if ( null === $found ) {
			return array();
		}
		$host = $found->isHostChosen ? $host : 0;
		return $this->within(
			$found,
			$from,
			$to,
			'',
			static fn ( AvailableSlots $times, $from, $to, array $taken ): array =>
				$times->full( $from, $to, $taken, $host )
		);
	}

	/**
	 * Calls $read with the part of [from, to) that can be booked and with all booked and blocked times in this part.
	 * Returns an empty list if no part can be booked.
	 *
	 * @template T
	 * @param string $hold Secret of the visitor's own hold. The held seat counts as available.
	 * @param Closure(AvailableSlots, DateTimeImmutable, DateTimeImmutable, list<BusySpan>): list<T> $read
	 * @return list<T>
	 */
	private function within(
		Event $event,
		DateTimeImmutable $from,
		DateTimeImmutable $to,
		string $hold,
		Closure $read
	): array {
		$times         = $this->times( $event );
		[ $from, $to ] = $times->window( $from, $to );
		if ( $from >= $to ) {
			return array();
		}
		[ $first, $last ] = $times->reach( $from, $to );
		return $read( $times, $from, $to, $this->taken->find( $event, $first, $last, $hold ) );
	}

	/**
	 * Explains which times on a day visitors can book, and why they cannot book the other times. Null if the
	 * appointment type is not published.
	 *
	 * @param string $date Date in the appointment type's time zone, such as 2026-12-01.
	 * @param int    $host Limits the result to this host if the appointment type has it. 0 means all hosts.
	 */
	public function explain( int $event, string $date, int $host = 0 ): ?DayReasons {
		$found = $this->events->find( $event )?->only( $host );
		if ( null === $found ) {
			return null;
		}
		[ $from, $to ]    = DayReasons::day( $found, $date );
		[ $first, $last ] = $this->times( $found )->reach( $from, $to );
		$offered          = array_column( $this->filtered( $this->freeOf( $found, $from, $to, 0 ), $event ), 'start' );
		$starts           = array_map( static fn ( DateTimeImmutable $at ): int => $at->getTimestamp(), $offered );
		return DayReasons::of(
			$found,
			$date,
			$this->clock->now(),
			$this->taken->find( $found, $first, $last ),
			$starts
		);
	}

	public function waitingPage( int $event ): string {
		$is_on = 0 < ( $this->events->find( $event )->waitingMost ?? 0 );
		return $is_on ? add_query_arg( self::WAITING, $event, home_url( '/' ) ) : '';
	}

	public function heldSlot( int $event ): ?OfferedSlot {
		return $this->held?->event === $event ? $this->held : null;
	}

	/** Stores the slot that is held for the visitor who opened the current page. */
	public function showHeldSlot( OfferedSlot $slot ): void {
		$this->held = $slot;
	}

	public function isOffered( int $event, DateTimeImmutable $start ): bool {
		return null !== $this->slot( $this->events->find( $event ), $start );
	}

	public function hosts( int $event ): array {
		$found = $this->events->find( $event );
		return null !== $found && $found->isHostChosen ? array_column( $found->hosts, 'name', 'id' ) : array();
	}

	public function lastChanged(): string {
		return wp_cache_get_last_changed( BookingChanges::GROUP );
	}

	public function book(
		int $event,
		DateTimeImmutable $start,
		int $submission,
		string $timezone,
		string $hold = '',
		int $host = 0
	): int {
		$found = $this->events->find( $event );
		$slot  = $this->slot( $found, $start, $host );
		if ( null === $found || null === $slot ) {
			throw new TimeTaken( 'The event does not offer this time.' );
		}
		return $this->transaction->joined(
			function () use ( $found, $slot, $submission, $timezone, $hold ): int {
				$id = '' === $hold ? null : $this->seats->convert( $found, $slot, $hold, $submission, $timezone );
				if ( null === $id ) {
					// The hold is for another slot. Release it, because the visitor no longer needs it and it may
					// overlap the new slot.
					$this->release( $found->id, $hold );
					$row = array( 'status' => 'booked', 'submission_id' => $submission, 'timezone' => $timezone );
					$id  = $this->seats->take( $found, $slot, $row ) ?? throw new TimeTaken( 'No seat is left.' );
				}
				return $id;
			}
		);
	}

	/**
	 * Holds a seat for a visitor who is filling in the form.
	 *
	 * @param string                 $hold  Secret of the visitor. Only its hash is stored.
	 * @param DateTimeImmutable|null $since Start of the visitor's first hold, if the hold moves to another time. Null
	 * for now.
	 * @throws TimeTaken If no seat is left.
	 * @throws \Vestibule\Kernel\Database\StorageFault
	 */
	public function hold(
		int $event,
		DateTimeImmutable $start,
		string $hold,
		DateTimeImmutable $until,
		?DateTimeImmutable $since = null,
		int $host = 0
	): void {
		$found = $this->events->find( $event );
		$slot  = $this->slot( $found, $start, $host );
		$row   = array(
			'status'     => 'held',
			'timezone'   => '',
			'hold'       => hash( 'sha256', $hold ),
			'expires_at' => $until->format( 'Y-m-d H:i:s' ),
			'created_at' => ( $since ?? $this->clock->now() )->format( 'Y-m-d H:i:s' ),
		);
		if ( null === $found || null === $slot || null === $this->seats->take( $found, $slot, $row ) ) {
			throw new TimeTaken( 'No seat is left.' );
		}
	}

	/** @return bool Whether a hold with this secret was released. */
	public function release( int $event, string $hold ): bool {
		return '' !== $hold && $this->seats->release( $event, $hold );
	}

	/** Extends a hold. Returns false if the hold has expired or the appointment type is not published. */
	public function renew( int $event, int $hold, DateTimeImmutable $until ): bool {
		$found = $this->events->find( $event );
		return null !== $found && $this->seats->renew( $found, $hold, $until );
	}

	public function slots( int $event, string $from, string $to, string $timezone, int $host = 0 ): array {
		$zone  = new DateTimeZone( $timezone );
		$local = new WallClock( $zone );
		$days  = array();
		foreach ( $this->freeTimes( $event, $local->at( $from ), $local->at( $to, '24:00' ), $host ) as $time ) {
			$days[ $time['start']->setTimezone( $zone )->format( 'Y-m-d' ) ][] = array(
				'start'     => Instant::format( $time['start'] ),
				'end'       => Instant::format( $time['end'] ),
				'remaining' => $time['remaining'],
			) + ( array() === $time['hosts'] ? array() : array( 'hosts' => $time['hosts'] ) );
		}
		return array( 'timezone' => $timezone, 'days' => $days );
	}

	/**
	 * Returns the future slot with this start, available or not. Null if there is none, or if another plugin has
	 * removed it.
	 *
	 * @param int $host ID of a host of the appointment type. 0 means any host.
	 */
	public function slot( ?Event $event, DateTimeImmutable $start, int $host = 0 ): ?Slot {
		$slot = null === $event ? null : $this->times( $event )->at( $start );
		if (
			null !== $slot
				&& null !== $event
				&& array() === $this->filtered(
					array(
						array( 'start' => $slot->start, 'end' => $slot->end, 'remaining' => 1, 'hosts' => array() ),
					),
					$event->id
				)
		) {
			return null;
		}
		if ( null === $slot || null === $event || 0 === $host || ! $event->isHostChosen ) {
			return $slot;
		}
		return null === $event->host( $host ) ? null : new Slot( $slot->start, $slot->end, $host );
	}

	private function times( Event $event ): AvailableSlots {
		return new AvailableSlots( $event, $this->clock->now() );
	}

	/**
	 * Applies the filter for available times, so that other plugins can remove times. They cannot add or change times.
	 *
	 * @param list<Time> $times
	 * @return list<Time> Times that were not removed, in the same order.
	 */
	private function filtered( array $times, int $event ): array {
		if ( array() === $times ) {
			return array();
		}
		/**
		 * Filters the available times when they are listed, and a single time when it is chosen. Times can be removed,
		 * but not added or changed.
		 *
		 * @param list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}> $times
		 * @param int                                                                                            $event
		 */
		$left = apply_filters( 'vestibule/free_times', $times, $event );
		if ( ! is_array( $left ) || $left === $times ) {
			return $times;
		}
		$starts = array();
		foreach ( $left as $time ) {
			if ( is_array( $time ) && ( $time['start'] ?? null ) instanceof DateTimeImmutable ) {
				$starts[ $time['start']->getTimestamp() ] = true;
			}
		}
		return array_values(
			array_filter(
				$times,
				static fn ( array $time ): bool => isset( $starts[ $time['start']->getTimestamp() ] )
			)
		);
	}
}
