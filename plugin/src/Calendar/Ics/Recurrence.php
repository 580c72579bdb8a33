<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** The starts of an event that repeats, within a stretch. Pure. */
final class Recurrence {

	public function __construct( private readonly Budget $budget ) {}

	/**
	 * @param int $from Seconds of the event's own clock on the wall.
	 * @param int $to   Not included.
	 * @return list<int>|null On that clock, in order; null for a rule that is not understood.
	 * @throws Unreadable
	 */
	public function starts( Time $start, string $text, int $from, int $to ): ?array {
		$rule  = Rule::parse( $text );
		$until = $this->until( Rule::until( $text ), $start );
		if ( null === $rule || null === $until ) {
			return null;
		}
		$first  = (int) floor( $start->wall / 86_400 );
		$time   = $start->wall - 86_400 * $first;
		$days   = new RuleDays( $rule, $first );
		$last   = (int) floor( min( $to - 1, $until ) / 86_400 );
		$starts = array();
		$seen   = 0;
		$cost   = $rule->cost();
		// Without a number of times nothing has to be counted, so what is over is passed by at once.
		$begin = $rule->count < 1 ? $days->periodBefore( (int) floor( $from / 86_400 ) ) : 0;
		for ( $number = $begin; $days->startOfPeriod( $number ) <= $last; $number++ ) {
			// Paid is what is looked at: a rule may look at much and name nothing of it.
			$this->budget->spend( $cost );
			$found = array_values( array_filter( $days->ofPeriod( $number ), static fn ( int $day ): bool => $day >= $first ) );
			// The first time counts also where the rule does not name it.
			if ( 0 === $number && ( $found[0] ?? null ) !== $first ) {
				array_unshift( $found, $first );
			}
			foreach ( $found as $day ) {
				$wall = 86_400 * $day + $time;
				if ( $wall > $until || $wall >= $to || ( $rule->count > 0 && $seen >= $rule->count ) ) {
					return $starts;
				}
				++$seen;
				if ( $wall >= $from ) {
					$starts[] = $wall;
				}
			}
		}
		return $starts;
	}

	/**
	 * Starts on every day, for a rule that is not understood.
	 *
	 * @param int $from Seconds of the event's own clock on the wall.
	 * @param int $to   Not included.
	 * @return list<int> On that clock, in order.
	 * @throws Unreadable
	 */
	public function everyDay( Time $start, string $text, int $from, int $to ): array {
		$until  = $this->until( Rule::until( $text ), $start ) ?? PHP_INT_MAX;
		$skip   = max( 0, intdiv( $from - $start->wall, 86_400 ) );
		$starts = array();
		for ( $wall = $start->wall + 86_400 * $skip; $wall < $to && $wall <= $until; $wall += 86_400 ) {
			$this->budget->spend();
			$starts[] = $wall;
		}
		return $starts;
	}

	/** @return int|null The last start on the event's clock, included; null where it cannot be read. */
	private function until( string $text, Time $start ): ?int {
		if ( '' === $text ) {
			return PHP_INT_MAX;
		}
		$until = Time::parse( $text, $start->clock );
		if ( null === $until ) {
			return null;
		}
		if ( $until->isDate || $start->isDate ) {
			return 86_400 * (int) floor( $until->wall / 86_400 ) + 86_399;
		}
		// The clock of a zone that is not understood may be ahead of this one.
		return $start->clock->wall( $until->instant() ) + $start->clock->early;
	}
}
