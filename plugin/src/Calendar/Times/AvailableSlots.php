<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Times;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Events\Event;
use Vestibule\Kernel\Time\WallClock;

/**
 * Calculates which slots of an appointment type can be booked at a given moment. Slots are excluded if they are too
 * soon or too far ahead, or if their time is booked, held or blocked. No side effects (tests/vectors/slots.json).
 */
final class AvailableSlots {

	private readonly DateTimeZone $utc;

	public function __construct( private readonly Event $event, private readonly DateTimeImmutable $now ) {
		$this->utc = new DateTimeZone( 'UTC' );
	}

	/**
	 * Limits [from, to) to the period between minimum notice and booking horizon. If no time is left, the end is before
	 * the start.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	public function window( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$soonest = $this->now->modify( "+{$this->event->notice} minutes" );
		$today   = $this->now->setTimezone( $this->event->zone )->format( 'Y-m-d' );
		$beyond  = ( new DateTimeImmutable( $today ) )->modify(
			'+' . ( $this->event->horizon + 1 ) . ' days'
		)->format( 'Y-m-d' );
		$latest  = ( new WallClock( $this->event->zone ) )->at( $beyond );
		return array( max( $from, $soonest ), min( $to, $latest ) );
	}

	/**
	 * Extends [from, to) to the range in which bookings can affect its slots. Adds the buffers and the length of the
	 * last slot, and extends to whole days if there is a day limit.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	public function reach( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$local = new WallClock( $this->event->zone );
		$first = 0 === $this->event->dayLimit ? $from : $local->day( $from )[0];
		$last  = 0 === $this->event->dayLimit ? $to : $local->day( $to )[1];
		$after = $this->event->minutes + $this->event->after;
		return array( $first->modify( "-{$this->event->before} minutes" ), $last->modify( "+{$after} minutes" ) );
	}

	/** Returns the slot with this start, available or not. Null if there is none. */
	public function at( DateTimeImmutable $start ): ?Slot {
		return array( $start->getTimestamp() ) === $this->starts( $start, $start->modify( '+1 second' ) )
			? $this->slot( $start->getTimestamp() )
			: null;
	}

	/**
	 * Returns the available slots that start in [from, to). A slot is unavailable if it overlaps a booking. The buffers
	 * of the slot and of the booking count, too.
	 *
	 * @param list<BusySpan> $taken Booked and blocked times, earliest first. Must cover whole days if there is a day
	 * limit.
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}>
	 */
	public function free( DateTimeImmutable $from, DateTimeImmutable $to, array $taken, int $host = 0 ): array {
		$room   = new SeatCalculator( $this->event );
		$hosts  = new HostTimes( $this->event, $from->getTimestamp(), $to->getTimestamp() );
		$days   = $this->days( $taken );
		$before = 60 * $this->event->before;
		$length = 60 * $this->event->minutes;
		$after  = $length + 60 * $this->event->after;
		$first  = 0;
		$free   = array();
		foreach ( $this->starts( $from, $to ) as $start ) {
			$overlap = array();
			for ( $at = $first; isset( $taken[ $at ] ) && $taken[ $at ]->from < $start + $after; $at++ ) {
				if ( $taken[ $at ]->to > $start - $before ) {
					$overlap[] = $taken[ $at ];
				} elseif ( $at === $first ) {
					++$first;
				}
			}
			$left      = $room->left( $start, $start - $before, $overlap, $hosts->present( $start, $start + $length ) );
			$left      = 0 === $host ? $left : array_intersect_key( $left, array( $host => 0 ) );
			$remaining = min( array_sum( $left ), $this->leftOfDay( $start, $days ) );
			if ( $remaining > 0 ) {
				$slot   = $this->slot( $start );
				$free[] = array(
					'start' => $slot->start,
					'end' => $slot->end,
					'remaining' => $remaining,
					'hosts' => $this->event->isHostChosen ? array_keys( $left ) : array(),
				);
			}
		}
		return $free;
	}

	/**
	 * Returns the start times of slots without available seats, for which visitors can join a waiting list. Excludes
	 * blocked times.
	 *
	 * @param list<BusySpan> $taken Same value as for free().
	 * @return list<DateTimeImmutable>
	 */
	public function full( DateTimeImmutable $from, DateTimeImmutable $to, array $taken, int $host = 0 ): array {
		$blocks = array_values( array_filter( $taken, static fn ( BusySpan $one ): bool => $one->isBlock() ) );
		$free   = array();
		foreach ( $this->free( $from, $to, $taken, $host ) as $time ) {
			$free[ $time['start']->getTimestamp() ] = true;
		}
		$open = array_column( $this->free( $from, $to, $blocks, $host ), 'start' );
		return array_values(
			array_filter( $open, static fn ( DateTimeImmutable $at ): bool => ! isset( $free[ $at->getTimestamp() ] ) )
		);
	}

	/**
	 * Returns the start times of all future slots in [from, to), available or not, as Unix timestamps.
	 *
	 * @return list<int>
	 */
	private function starts( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		[ $from, $to ] = array_map(
			static fn ( DateTimeImmutable $at ): int => $at->getTimestamp(),
			$this->window( $from, $to )
		);
		$length        = 60 * $this->event->minutes;
		$step          = 60 * $this->event->step;
		$starts        = array();
		$next          = PHP_INT_MIN;
		foreach ( $from < $to ? $this->event->schedule->openings( $from, $to ) : array() as [ $open, $close ] ) {
			for ( $start = max( $open, $next ); $start + $length <= $close; $start += $step ) {
				if ( $start >= $from && $start < $to ) {
					$starts[] = $start;
				}
				$next = $start + min( $step, $length );
			}
		}
		return $starts;
	}

	private function slot( int $start ): Slot {
		$at = $this->now->setTimezone( $this->utc )->setTimestamp( $start );
		return new Slot( $at, $at->setTimestamp( $start + 60 * $this->event->minutes ) );
	}

	/**
	 * @param list<BusySpan> $taken
	 * @return array<string, int> Number of booked seats by date in the appointment type's time zone. Empty without a
	 * day limit.
	 */
	private function days( array $taken ): array {
		$days = array();
		foreach ( 0 === $this->event->dayLimit ? array() : $taken as $one ) {
			if ( $one->event === $this->event->id && ! $one->isBlock() ) {
				$day          = $this->date( $one->start );
				$days[ $day ] = ( $days[ $day ] ?? 0 ) + $one->seats;
			}
		}
		return $days;
	}

	/** @param array<string, int> $days */
	private function leftOfDay( int $start, array $days ): int {
		return 0 === $this->event->dayLimit
			? PHP_INT_MAX
			: $this->event->dayLimit - ( $days[ $this->date( $start ) ] ?? 0 );
	}

	private function date( int $at ): string {
		return $this->now->setTimezone( $this->event->zone )->setTimestamp( $at )->format( 'Y-m-d' );
	}
}
