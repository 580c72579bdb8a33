<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/** Calculates the start times of a recurring event within a period. No side effects. */
final class Recurrence {

	public function __construct( private readonly Budget $budget ) {}

	/**
	 * @param int $from Wall clock time in the event's time zone, in seconds.
	 * @param int $to   End of the range (exclusive).
	 * @return list<int>|null Wall clock times in order. Null if the rule is not supported.
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
		// A rule without COUNT can start near $from, because past occurrences don't need to be counted.
		$begin = $rule->count < 1 ? $days->periodBefore( (int) floor( $from / 86_400 ) ) : 0;
		for ( $number = $begin; $days->startOfPeriod( $number ) <= $last; $number++ ) {
			// Spend steps for the days examined, because a rule can examine many days without finding a start time.
			$this->budget->spend( $cost );
			$found = array_values(
				array_filter( $days->ofPeriod( $number ), static fn ( int $day ): bool => $day >= $first )
			);
			// The event's own start time is included even if it does not match the rule.
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
	 * Returns a start time on every day. Used for rules that are not supported.
	 *
	 * @param int $from Wall clock time in the event's time zone, in seconds.
	 * @param int $to   End of the range (exclusive).
	 * @return list<int> Wall clock times in order.
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

	/** @return int|null Last possible start time (inclusive), as wall clock time. Null if UNTIL cannot be read. */
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
		// Local time in an unknown time zone can be ahead of UTC.
		return $start->clock->wall( $until->instant() ) + $start->clock->early;
	}
}
