<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * What a calendar takes of somebody's time within a stretch. What this site has booked comes back through the host's own
 * calendar and is left out by its UID: the book knows it better. Pure.
 */
final class BusyPeriods {

	private const MOST = 20_000;

	private readonly Recurrence $recurrence;

	/** How many times were found, before those that meet were joined. */
	public int $times = 0;

	/** How many events could not be read. */
	public int $left = 0;

	/**
	 * @param int    $from Seconds since 1970.
	 * @param string $own  The name of this site's host, which its UIDs end with.
	 */
	public function __construct( private readonly int $from, private readonly int $to, private readonly string $own ) {
		$this->recurrence = new Recurrence( new Budget() );
	}

	/**
	 * @return list<array{int, int}> In order, none meets the next.
	 * @throws Unreadable
	 */
	public function find( Contents $contents ): array {
		$this->left = $contents->left;
		$replaced   = $this->replaced( $contents->events );
		$found      = $contents->busy;
		foreach ( $contents->events as $event ) {
			if ( ! $event->isFree && ! $this->isOwn( $event->uid ) ) {
				array_push( $found, ...array_map( $event->period( ... ), $this->starts( $event, $replaced[ $event->uid ] ?? array() ) ) );
			}
			if ( count( $found ) > self::MOST ) {
				throw new Unreadable( Unreadable::MANY );
			}
		}
		$found       = array_values( array_filter( $found, fn ( array $one ): bool => $one[0] < $one[1] && $one[1] > $this->from && $one[0] < $this->to ) );
		$this->times = count( $found );
		return $this->joined( $found );
	}

	/**
	 * @param array<int, true> $replaced
	 * @return list<Time>
	 */
	private function starts( Event $event, array $replaced ): array {
		if ( null !== $event->original || ( '' === $event->rule && array() === $event->more ) ) {
			return array( $event->start );
		}
		// A day more on either side, because clocks on walls are up to that far away from UTC.
		$from  = $this->from - $event->length() - 2 * 86_400;
		$walls = '' === $event->rule ? array( $event->start->wall ) : $this->recurrence->starts( $event->start, $event->rule, $from, $this->to + 86_400 );
		if ( null === $walls ) {
			++$this->left;
			$walls = array( $event->start->wall );
		}
		$starts = array( ...array_map( $event->start->at( ... ), $walls ), ...$event->more );
		$not    = $this->excluded( $event );
		return array_values(
			array_filter(
				$starts,
				static function ( Time $at ) use ( $not, $replaced ): bool {
					$instant = $at->instant();
					$day     = $at->wall - $at->wall % 86_400;
					return ! isset( $not[ "{$day}d" ] ) && ! isset( $not[ $instant ] ) && ! isset( $replaced[ $instant ] );
				}
			)
		);
	}

	/** @return array<int|string, true> By instant, or by day where a whole day of a timed event is left out. */
	private function excluded( Event $event ): array {
		$not = array();
		foreach ( $event->not as $time ) {
			$not[ $time->isDate && ! $event->start->isDate ? "{$time->wall}d" : $time->instant() ] = true;
		}
		return $not;
	}

	/**
	 * Which times of which event have one of their own in their place.
	 *
	 * @param list<Event> $events
	 * @return array<string, array<int, true>> Instants by UID.
	 */
	private function replaced( array $events ): array {
		$replaced = array();
		foreach ( $events as $event ) {
			if ( null !== $event->original ) {
				$replaced[ $event->uid ][ $event->original->instant() ] = true;
			}
		}
		return $replaced;
	}

	private function isOwn( string $uid ): bool {
		return 1 === preg_match( '/^vestibule-\d{1,18}@(.+)$/D', $uid, $part ) && 0 === strcasecmp( $part[1], $this->own );
	}

	/**
	 * @param list<array{int, int}> $periods
	 * @return list<array{int, int}>
	 */
	private function joined( array $periods ): array {
		sort( $periods );
		$joined = array();
		$open   = null;
		foreach ( $periods as [ $from, $to ] ) {
			$from = max( $from, $this->from );
			$to   = min( $to, $this->to );
			if ( null !== $open && $from <= $open[1] ) {
				$open[1] = max( $open[1], $to );
				continue;
			}
			if ( null !== $open ) {
				$joined[] = $open;
			}
			$open = array( $from, $to );
		}
		if ( null !== $open ) {
			$joined[] = $open;
		}
		return $joined;
	}
}
