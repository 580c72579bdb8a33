<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * Busy periods of an external calendar within a date range. Skips events with a UID of this site, because the bookings
 * table already has them. No side effects.
 */
final class BusyPeriods {

	private const MAX_PERIODS = 20_000;

	private readonly Recurrence $recurrence;

	/** Number of busy times before overlapping times are merged. */
	public int $times = 0;

	/** Number of events that could not be read completely. */
	public int $left = 0;

	/**
	 * @param int    $from Unix timestamp.
	 * @param string $own  Hostname of this site. UIDs of this site end with the hostname.
	 */
	public function __construct( private readonly int $from, private readonly int $to, private readonly string $own ) {
		$this->recurrence = new Recurrence( new Budget() );
	}

	/**
	 * @return list<array{int, int}> Merged periods in order, as Unix timestamps.
	 * @throws Unreadable
	 */
	public function find( Contents $contents ): array {
		$this->left = $contents->left;
		$changes    = $this->changes( $contents->events );
		$found      = $contents->busy;
		foreach ( $contents->events as $event ) {
			$event = Rule::namesHours( $event->rule ) ? $event->atAnyTime() : $event;
			if ( ! $this->isOwn( $event->uid ) ) {
				$changed = null === $event->original && '' !== $event->uid
					? $changes[ $event->uid ] ?? array()
					: array();
				array_push( $found, ...$this->periods( $event, $changed ) );
			}
			if ( count( $found ) > self::MAX_PERIODS ) {
				throw new Unreadable( Unreadable::MANY );
			}
		}
		$found       = array_values(
			array_filter(
				$found,
				fn ( array $one ): bool => $one[0] < $one[1] && $one[1] > $this->from && $one[0] < $this->to
			)
		);
		$this->times = count( $found );
		return $this->joined( $found );
	}

	/**
	 * @param list<Event> $changes Events that replace single occurrences.
	 * @return list<array{int, int}>
	 * @throws Unreadable
	 */
	private function periods( Event $event, array $changes ): array {
		$moved = array_filter( $changes, static fn ( Event $change ): bool => $change->moves && ! $change->isFree );
		if ( $event->isFree && array() === $moved ) {
			return array();
		}
		$starts  = $this->starts( $event, $changes );
		$periods = $event->isFree
			? array()
			: array( ...array_map( $event->period( ... ), $starts ), ...$event->periods );
		foreach ( $moved as $change ) {
			array_push( $periods, ...$this->movedPeriods( $change, $starts ) );
		}
		return $periods;
	}

	/**
	 * Returns the new busy periods of all occurrences that a change moves: the changed occurrence and all later ones.
	 *
	 * @param list<Time> $starts Start times of the original event.
	 * @return list<array{int, int}>
	 */
	private function movedPeriods( Event $change, array $starts ): array {
		$periods = array();
		foreach ( $starts as $start ) {
			if ( null !== $change->original && $start->instant() >= $change->original->instant() ) {
				$wall      = $start->wall + $change->start->wall - $change->original->wall;
				$periods[] = $change->period( $change->start->at( $wall ) );
			}
		}
		return $periods;
	}

	/**
	 * @param list<Event> $changes
	 * @return list<Time>
	 * @throws Unreadable
	 */
	private function starts( Event $event, array $changes ): array {
		if ( null !== $event->original || ( '' === $event->rule && array() === $event->more ) ) {
			return array( $event->start );
		}
		$starts = array( ...$this->repetitions( $event ), ...$event->more );
		$not    = $this->excluded( $event, $changes );
		return array_values(
			array_filter(
				$starts,
				static function ( Time $at ) use ( $not ): bool {
					$day = $at->wall - $at->wall % 86_400;
					return ! isset( $not[ "{$day}d" ] ) && ! isset( $not[ $at->key() ] );
				}
			)
		);
	}

	/**
	 * Returns the start times that match the rule. If the rule is not supported, returns a start time on every day,
	 * beginning with the event's first start time.
	 *
	 * @return list<Time>
	 * @throws Unreadable
	 */
	private function repetitions( Event $event ): array {
		if ( '' === $event->rule ) {
			return array( $event->start );
		}
		// Extend the range at both ends, because local time can differ from UTC by up to a day.
		$from  = $this->from - $event->length() - 2 * 86_400;
		$to    = $this->to + 86_400;
		$walls = $this->recurrence->starts( $event->start, $event->rule, $from, $to );
		if ( null === $walls ) {
			++$this->left;
			$walls = $this->recurrence->everyDay( $event->start, $event->rule, $from, $to );
		}
		return array_map( $event->start->at( ... ), $walls );
	}

	/**
	 * Returns the start times that are excluded or replaced by a change.
	 *
	 * @param list<Event> $changes
	 * @return array<string, true> Keys of the start times (Time::key()). If a whole day of a timed event is excluded,
	 * the key of the day.
	 */
	private function excluded( Event $event, array $changes ): array {
		$not = array();
		foreach ( $event->not as $time ) {
			$not[ $time->isDate && ! $event->start->isDate ? "{$time->wall}d" : $time->key() ] = true;
		}
		foreach ( $changes as $change ) {
			if ( null !== $change->original && ! $change->moves ) {
				$not[ $change->original->key() ] = true;
			}
		}
		return $not;
	}

	/**
	 * @param list<Event> $events
	 * @return array<string, list<Event>> Events that replace an occurrence of another event, by UID.
	 */
	private function changes( array $events ): array {
		$changes = array();
		foreach ( $events as $event ) {
			if ( null !== $event->original ) {
				$changes[ $event->uid ][] = $event;
			}
		}
		return $changes;
	}

	private function isOwn( string $uid ): bool {
		return 1 === preg_match( '/^vestibule-\d{1,18}@(.+)$/D', $uid, $part )
			&& 0 === strcasecmp( $part[1], $this->own );
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
