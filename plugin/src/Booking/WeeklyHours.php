<?php

declare(strict_types=1);

namespace Vestibule\Booking;

use DateTimeImmutable;
use DateTimeZone;

/**
 * The opening hours of a week, cut into appointments. Hours begin and end by the clock on the wall; in between real
 * time counts, so a day on which clocks change has as many appointments as it has time for. Hours that end before they
 * begin go on into the next day. Pure (tests/vectors/slots.json).
 */
final class WeeklyHours {

	private const DAYS = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );

	/** @param array<string, list<array{start: string, end: string}>> $hours By weekday in English, lower case; HH:mm. */
	public function __construct( private readonly array $hours ) {}

	/**
	 * The appointments that start in [from, to), in order.
	 *
	 * @param int $minutes Length of one.
	 * @param int $step    Minutes from one start to the next, by real time from where an opening begins.
	 * @return list<Slot>
	 */
	public function slots( DateTimeZone $zone, int $minutes, int $step, DateTimeImmutable $from, DateTimeImmutable $to ): array {
		$slots = array();
		$free  = null;
		$last  = $to->setTimezone( $zone )->format( 'Y-m-d' );
		// The night before may go on into the first day.
		$day = ( new DateTimeImmutable( $from->setTimezone( $zone )->format( 'Y-m-d' ), new DateTimeZone( 'UTC' ) ) )->modify( '-1 day' );
		for ( ; $day->format( 'Y-m-d' ) <= $last; $day = $day->modify( '+1 day' ) ) {
			foreach ( $this->openings( $day, $zone ) as $opening ) {
				$start = null === $free ? $opening->start : max( $opening->start, $free );
				for ( $end = $this->later( $start, $minutes ); $end <= $opening->end; $end = $this->later( $start, $minutes ) ) {
					if ( $start >= $from && $start < $to ) {
						$slots[] = new Slot( $start, $end );
					}
					$free  = $this->later( $start, min( $step, $minutes ) );
					$start = $this->later( $start, $step );
				}
			}
		}
		return $slots;
	}

	/** @return list<Slot> A day's opening hours, earliest first. */
	private function openings( DateTimeImmutable $day, DateTimeZone $zone ): array {
		$local    = new LocalTime( $zone );
		$date     = $day->format( 'Y-m-d' );
		$next     = $day->modify( '+1 day' )->format( 'Y-m-d' );
		$openings = array_map(
			static fn ( array $hours ): Slot => new Slot(
				$local->instant( $date, $hours['start'] ),
				$local->instant( $hours['end'] < $hours['start'] ? $next : $date, $hours['end'] )
			),
			$this->hours[ self::DAYS[ (int) $day->format( 'N' ) - 1 ] ] ?? array()
		);
		usort( $openings, static fn ( Slot $one, Slot $other ): int => $one->start <=> $other->start );
		return $openings;
	}

	private function later( DateTimeImmutable $at, int $minutes ): DateTimeImmutable {
		return $at->modify( "+{$minutes} minutes" );
	}
}
