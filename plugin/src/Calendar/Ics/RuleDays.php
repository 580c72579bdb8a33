<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

/**
 * Calculates the days of one period (a day, week, month or year) that match a rule. Days are numbered from January 1,
 * 1970. No side effects.
 */
final class RuleDays {

	/**
	 * @param int $first First day of the event. Its weekday, day of the month or month applies if the rule doesn't
	 * specify one.
	 */
	public function __construct( private readonly Rule $rule, private readonly int $first ) {}

	/**
	 * @param int $number Index of the period. The period that contains the event's start has the index 0.
	 * @return list<int> Days in order.
	 */
	public function ofPeriod( int $number ): array {
		$away = $number * $this->rule->interval;
		$days = match ( $this->rule->frequency ) {
			'DAILY'   => $this->kept( array( $this->first + $away ) ),
			'WEEKLY'  => $this->kept( $this->week( $this->startOfWeek() + 7 * $away ) ),
			'MONTHLY' => $this->inMonth( self::year( $this->first ), self::month( $this->first ) + $away ),
			default   => $this->inYear( self::year( $this->first ) + $away ),
		};
		$days = array_values( array_unique( $days ) );
		sort( $days );
		return $this->positions( $days );
	}

	/** Returns the first possible day of a period. */
	public function startOfPeriod( int $number ): int {
		$away = $number * $this->rule->interval;
		return match ( $this->rule->frequency ) {
			'DAILY'   => $this->first + $away,
			'WEEKLY'  => $this->startOfWeek() + 7 * $away,
			'MONTHLY' => self::day( self::year( $this->first ), self::month( $this->first ) + $away, 1 ),
			default   => self::day( self::year( $this->first ) + $away, 1, 1 ),
		};
	}

	/**
	 * Returns the index of a period that starts before the day, or 0 if there is none. Periods with a lower index can
	 * be skipped, because they end before the day.
	 */
	public function periodBefore( int $day ): int {
		$days = match ( $this->rule->frequency ) {
			'DAILY'   => 1,
			'WEEKLY'  => 7,
			'MONTHLY' => 31,
			default   => 366,
		};
		return max( 0, intdiv( $day - $this->first, $days * $this->rule->interval ) - 1 );
	}

	private function startOfWeek(): int {
		return $this->first - ( self::weekday( $this->first ) - $this->rule->weekStart + 7 ) % 7;
	}

	/** @return list<int> */
	private function week( int $start ): array {
		$names = array() === $this->rule->days
			? array( self::weekday( $this->first ) )
			: array_column( $this->rule->days, 0 );
		return array_map(
			static fn ( int $name ): int => $start + ( $name - self::weekday( $start ) + 7 ) % 7,
			$names
		);
	}

	/**
	 * Filters the days of a period by the months, days of the month and weekdays in the rule.
	 *
	 * @param list<int> $days
	 * @return list<int>
	 */
	private function kept( array $days ): array {
		$names = array_column( $this->rule->days, 0 );
		return array_values(
			array_filter(
				$days,
				fn ( int $day ): bool => $this->isInMonths( self::month( $day ) )
					&& ( array() === $names || in_array( self::weekday( $day ), $names, true ) )
					&& ( 'WEEKLY' === $this->rule->frequency || $this->isOnMonthDays( $day ) )
			)
		);
	}

	/** @return list<int> */
	private function inYear( int $year ): array {
		$months = $this->rule->by['BYMONTH'];
		if ( array() === $months && array() === $this->rule->by['BYMONTHDAY'] ) {
			return array() === $this->rule->days
				? $this->existing( $year, self::month( $this->first ), (int) gmdate( 'j', 86_400 * $this->first ) )
				: $this->weekdays( self::day( $year, 1, 1 ), self::day( $year + 1, 1, 1 ) );
		}
		$days = array();
		foreach ( array() === $months ? range( 1, 12 ) : $months as $month ) {
			array_push( $days, ...$this->inMonth( $year, $month ) );
		}
		return $days;
	}

	/** @return list<int> */
	private function inMonth( int $year, int $month ): array {
		$start = self::day( $year, $month, 1 );
		$end   = self::day( $year, $month + 1, 1 );
		if ( ! $this->isInMonths( self::month( $start ) ) ) {
			return array();
		}
		if ( array() !== $this->rule->days ) {
			return array_values( array_filter( $this->weekdays( $start, $end ), $this->isOnMonthDays( ... ) ) );
		}
		return array() === $this->rule->by['BYMONTHDAY']
			? $this->existing( $year, $month, (int) gmdate( 'j', 86_400 * $this->first ) )
			: $this->monthDays( $start, $end );
	}

	/** @return list<int> Days of the month that the rule lists, except days that this month does not have. */
	private function monthDays( int $start, int $end ): array {
		$days = array_map(
			static fn ( int $number ): int => $number > 0 ? $start + $number - 1 : $end + $number,
			$this->rule->by['BYMONTHDAY']
		);
		return array_values( array_filter( $days, static fn ( int $day ): bool => $day >= $start && $day < $end ) );
	}

	/**
	 * @return list<int> Weekdays of the rule in [$start, $end). If the rule lists positions, only weekdays at these
	 * positions.
	 */
	private function weekdays( int $start, int $end ): array {
		$days = array();
		foreach ( $this->rule->days as [ $name, $which ] ) {
			$all = range( $start + ( $name - self::weekday( $start ) + 7 ) % 7, $end - 1, 7 );
			array_push( $days, ...( 0 === $which ? $all : array_slice( $all, $which > 0 ? $which - 1 : $which, 1 ) ) );
		}
		return array_values( array_filter( $days, static fn ( int $day ): bool => $day >= $start && $day < $end ) );
	}

	/** @return list<int> The day, or an empty list if the month does not have this day. */
	private function existing( int $year, int $month, int $day ): array {
		$found = self::day( $year, $month, $day );
		return (int) gmdate( 'j', 86_400 * $found ) === $day ? array( $found ) : array();
	}

	private function isInMonths( int $month ): bool {
		return array() === $this->rule->by['BYMONTH'] || in_array( $month, $this->rule->by['BYMONTH'], true );
	}

	private function isOnMonthDays( int $day ): bool {
		$wanted = $this->rule->by['BYMONTHDAY'];
		$of     = (int) gmdate( 'j', 86_400 * $day );
		return array() === $wanted
			|| in_array( $of, $wanted, true )
			|| in_array( $of - 1 - (int) gmdate( 't', 86_400 * $day ), $wanted, true );
	}

	/**
	 * @param list<int> $days Sorted.
	 * @return list<int>
	 */
	private function positions( array $days ): array {
		if ( array() === $this->rule->by['BYSETPOS'] ) {
			return $days;
		}
		$found = array();
		foreach ( $this->rule->by['BYSETPOS'] as $position ) {
			$at = $position > 0 ? $position - 1 : count( $days ) + $position;
			if ( isset( $days[ $at ] ) ) {
				$found[ $at ] = $days[ $at ];
			}
		}
		ksort( $found );
		return array_values( $found );
	}

	private static function day( int $year, int $month, int $day ): int {
		return intdiv( (int) gmmktime( 0, 0, 0, $month, $day, $year ), 86_400 );
	}

	private static function year( int $day ): int {
		return (int) gmdate( 'Y', 86_400 * $day );
	}

	private static function month( int $day ): int {
		return (int) gmdate( 'n', 86_400 * $day );
	}

	private static function weekday( int $day ): int {
		return ( ( $day + 4 ) % 7 + 7 ) % 7;
	}
}
