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
	 * What the event offers from now on, free or taken, with its start in [from, to).
	 *
	 * @return list<Slot>
	 */
	public function offered( DateTimeImmutable $from, DateTimeImmutable $to ): array {
		[ $from, $to ] = $this->window( $from, $to );
		return $from < $to ? $this->event->hours->slots( $this->event->zone, $this->event->minutes, $from, $to ) : array();
	}

	/** The offered time with exactly this start, or null. */
	public function at( DateTimeImmutable $start ): ?Slot {
		$slot = $this->offered( $start, $start->modify( '+1 second' ) )[0] ?? null;
		return null !== $slot && $slot->start->getTimestamp() === $start->getTimestamp() ? $slot : null;
	}

	/**
	 * A booking counts against every time that it overlaps: settings may have changed since it was made.
	 *
	 * @param list<array{start: DateTimeImmutable, end: DateTimeImmutable, seats: int}> $taken Earliest first.
	 * @return list<array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int}>
	 */
	public function free( DateTimeImmutable $from, DateTimeImmutable $to, array $taken ): array {
		$free = array();
		foreach ( $this->offered( $from, $to ) as $slot ) {
			$remaining = $this->event->capacity;
			foreach ( $taken as $index => $booking ) {
				if ( $booking['start'] >= $slot->end ) {
					break;
				}
				if ( $booking['end'] > $slot->start ) {
					$remaining -= $booking['seats'];
				} else {
					unset( $taken[ $index ] );
				}
			}
			if ( $remaining > 0 ) {
				$free[] = array( 'start' => $slot->start, 'end' => $slot->end, 'remaining' => $remaining );
			}
		}
		return $free;
	}
}
