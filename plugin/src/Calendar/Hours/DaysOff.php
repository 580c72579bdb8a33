<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hours;

/**
 * Closed days, such as holidays, and days whose hours differ from the usual hours of the weekday. If several overrides
 * match a day, the shortest one applies. If they have the same length, overrides that don't recur every year come
 * first, then the override that is later in the list.
 *
 * @phpstan-type Span array{start: string, end: string}
 * @phpstan-type Override array{from: string, to: string, yearly: bool, name: string, hours: list<Span>}
 */
final class DaysOff {

	/** @var list<array{from: int|string, to: int|string, yearly: bool, hours: list<Span>}> Sorted by priority. */
	private readonly array $overrides;

	private readonly bool $hasYearly;

	/** @param list<Override> $overrides */
	public function __construct( array $overrides ) {
		$ordered = array();
		foreach ( array_reverse( $overrides ) as $at => $override ) {
			$from      = self::seconds( $override['from'] );
			$to        = self::seconds( $override['to'] );
			$ordered[] = array(
				'order' => array( $to - $from, $override['yearly'], $at ),
				'day'   => array(
					'from'   => $override['yearly'] ? gmdate( 'm-d', $from ) : $from,
					'to'     => $override['yearly'] ? gmdate( 'm-d', $to ) : $to,
					'yearly' => $override['yearly'],
					'hours'  => $override['hours'],
				),
			);
		}
		usort( $ordered, static fn ( array $one, array $other ): int => $one['order'] <=> $other['order'] );
		$this->overrides = array_column( $ordered, 'day' );
		$this->hasYearly = in_array( true, array_column( $overrides, 'yearly' ), true );
	}

	/**
	 * @param int $day Unix timestamp of midnight (UTC) on the date.
	 * @return list<Span>|null Hours of the day, or an empty list if it is closed. Null if the hours of the weekday
	 * apply.
	 */
	public function hours( int $day ): ?array {
		if ( array() === $this->overrides ) {
			return null;
		}
		$date = $this->hasYearly ? gmdate( 'm-d', $day ) : '';
		foreach ( $this->overrides as $override ) {
			$now = $override['yearly'] ? $date : $day;
			// The override starts in one year and ends in the next.
			$turns = $override['from'] > $override['to'];
			if (
				$turns
					? $now >= $override['from'] || $now <= $override['to']
					: $now >= $override['from'] && $now <= $override['to']
			) {
				return $override['hours'];
			}
		}
		return null;
	}

	private static function seconds( string $date ): int {
		return (int) strtotime( "{$date} 00:00:00 UTC" );
	}
}
