<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;

/**
 * Which times of an event can be booked at a given moment: its hours, less what is too soon, too far ahead or taken.
 * Pure (tests/vectors/slots.json).
 */
final class FreeTimes {

	public function __construct( private readonly Event $event, private readonly DateTimeImmutable $now ) {}

	/**
	 * The part of [from, to) in which the event offers anything; it ends before it begins when there is none.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	public function window( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$soonest = $this->now->modify( "+{$this->event->notice} minutes" );
		$today   = $this->now->setTimezone( $this->event->zone )->format( 'Y-m-d' );
		$beyond  = ( new DateTimeImmutable( $today ) )->modify( '+' . ( $this->event->horizon + 1 ) . ' days' )->format( 'Y-m-d' );
		$latest  = ( new LocalTime( $this->event->zone ) )->instant( $beyond, '00:00' );
		return array( max( $from, $soonest ), min( $to, $latest ) );
	}

	/**
	 * What has to be known of others to say which times in [from, to) are free: buffers, the end of the last time, and
	 * whole days where days have a limit.
	 *
	 * @return array{DateTimeImmutable, DateTimeImmutable}
	 */
	public function reach( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$local = new LocalTime( $this->event->zone );
		$first = 0 === $this->event->dayLimit ? $from : $local->day( $from )[0];
		$last  = 0 === $this->event->dayLimit ? $to : $local->day( $to )[1];
		$after = $this->event->minutes + $this->event->after;
		return array( $first->modify( "-{$this->event->before} minutes" ), $last->modify( "+{$after} minutes" ) );
	}

	/**
	 * What the event offers from now on, free or taken, with its start in [from, to).
	 *
	 * @return list<Slot>
	 */
	public function offered( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		[ $from, $to ] = $this->window( $from, $to );
		return $from < $to ? $this->event->hours->slots( $this->event->zone, $this->event->minutes, $this->event->step, $from, $to ) : array();
	}

	/** The offered time with exactly this start, or null. */
	public function at( DateTimeImmutable $start ): ?Slot {
		$slot = $this->offered( $start, $start->modify( '+1 second' ) )[0] ?? null;
		return null !== $slot && $slot->start->getTimestamp() === $start->getTimestamp() ? $slot : null;
	}

	/**
	 * A booking counts against every time that it overlaps with the buffers of both.
	 *
	 * @param list<Taken> $taken Earliest first, of whole days where the event has a limit a day.
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts: list<int>}>
	 */
	public function free( DateTimeImmutable $from, DateTimeImmutable $to, array $taken, int $host = 0 ): array {
		$room = new Room( $this->event );
		$days = $this->days( $taken );
		$free = array();
		foreach ( $this->offered( $from, $to ) as $slot ) {
			$start     = $slot->start->getTimestamp() - 60 * $this->event->before;
			$end       = $slot->end->getTimestamp() + 60 * $this->event->after;
			$overlap   = array();
			foreach ( $taken as $index => $one ) {
				if ( $one->from >= $end ) {
					break;
				}
				if ( $one->to > $start ) {
					$overlap[] = $one;
				} else {
					unset( $taken[ $index ] );
				}
			}
			$left      = $room->left( $slot->start->getTimestamp(), $start, $overlap, $this->event->present( $slot ) );
			$left      = 0 === $host ? $left : array_intersect_key( $left, array( $host => 0 ) );
			$remaining = min( array_sum( $left ), $this->leftOfDay( $slot, $days ) );
			if ( $remaining > 0 ) {
				$free[] = array( 'start' => $slot->start, 'end' => $slot->end, 'remaining' => $remaining, 'hosts' => $this->event->isHostChosen ? array_keys( $left ) : array() );
			}
		}
		return $free;
	}

	/**
	 * @param list<Taken> $taken
	 * @return array<string, int> Bookings of the event by date in its zone; empty where days have no limit.
	 */
	private function days( array $taken ): array {
		$days = array();
		foreach ( 0 === $this->event->dayLimit ? array() : $taken as $one ) {
			if ( $one->event === $this->event->id && ! $one->isBlock() ) {
				$day          = $this->date( new DateTimeImmutable( "@{$one->start}" ) );
				$days[ $day ] = ( $days[ $day ] ?? 0 ) + $one->seats;
			}
		}
		return $days;
	}

	/** @param array<string, int> $days */
	private function leftOfDay( Slot $slot, array $days ): int {
		return 0 === $this->event->dayLimit ? PHP_INT_MAX : $this->event->dayLimit - ( $days[ $this->date( $slot->start ) ] ?? 0 );
	}

	private function date( DateTimeImmutable $at ): string {
		return $at->setTimezone( $this->event->zone )->format( 'Y-m-d' );
	}
}
