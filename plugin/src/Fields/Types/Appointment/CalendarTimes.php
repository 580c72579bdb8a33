<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Appointment;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Calendar\Appointments;
use Vestibule\Calendar\OfferedSlot;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Time\MonthGrid;

defined( 'ABSPATH' ) || exit;

/**
 * Available times in the weeks that the calendar of a month displays. Late in the month, these include weeks of the
 * next month (docs/booking.md).
 *
 * @phpstan-type FreeTime array{start: DateTimeImmutable, end: DateTimeImmutable, remaining: int, hosts?: list<int>}
 */
final class CalendarTimes {

	/**
	 * Maximum number of months in which to search for the first available day. Months without bookable days are skipped
	 * quickly.
	 */
	private const MONTHS = 25;

	public function __construct( private readonly Appointments $appointments ) {}

	/** Returns the first day of the week from the site's settings: 0 is Sunday, 1 is Monday. */
	public static function weekStart(): int {
		$day = get_option( 'start_of_week', 1 );
		return is_numeric( $day ) && $day >= 0 && $day <= 6 ? (int) $day : 1;
	}

	/**
	 * Returns the times in the calendar of the first month that has available times.
	 *
	 * @param DateTimeImmutable $from Start of the search, in the time zone of the appointment type.
	 * @return list<FreeTime> Empty if nothing can be booked.
	 * @throws StorageFault
	 */
	public function firstFree( int $event, DateTimeImmutable $from ): array {
		for ( $month = 0; $month < self::MONTHS; $month++ ) {
			$until = $from->modify( 'first day of next month midnight' );
			// The query includes one more week, because a weekend may follow. A single query is then usually
			// sufficient.
			$asked = self::calendarEnd( min( $from->modify( '+1 week' ), $until->modify( '-1 day' ) ) );
			$free  = $this->appointments->freeTimes( $event, $from, $asked );
			$first = $free[0]['start'] ?? $until;
			if ( $first < $until ) {
				$end  = self::calendarEnd( $first->setTimezone( $from->getTimezone() ) );
				$rest = $end > $asked ? $this->appointments->freeTimes( $event, $asked, $end ) : array();
				return self::timesBefore( array( ...$free, ...$rest ), $end );
			}
			$from = $until;
		}
		return array();
	}

	/**
	 * Returns the times in the month of a held time. The held time is one of them.
	 *
	 * @return list<FreeTime>
	 * @throws StorageFault
	 */
	public function around( OfferedSlot $kept ): array {
		$start   = $kept->start->setTimezone( new DateTimeZone( $this->appointments->timezone( $kept->event ) ) );
		$from    = $start->modify( 'first day of this month midnight' );
		$times   = $this->appointments->freeTimes( $kept->event, $from, self::calendarEnd( $start ) );
		$times[] = array( 'start' => $kept->start, 'end' => $kept->start, 'remaining' => 1 );
		usort( $times, static fn ( array $one, array $other ): int => $one['start'] <=> $other['start'] );
		return self::timesBefore(
			$times,
			self::calendarEnd( $times[0]['start']->setTimezone( $start->getTimezone() ) )
		);
	}

	/** Returns the end of a month's calendar whose first available time is on the given day. */
	private static function calendarEnd( DateTimeImmutable $first ): DateTimeImmutable {
		$last = MonthGrid::lastShown( $first->format( 'Y-m' ), self::weekStart(), $first->format( 'Y-m-d' ) );
		return ( new DateTimeImmutable( $last, $first->getTimezone() ) )->modify( '+1 day' );
	}

	/**
	 * @param list<FreeTime> $times
	 * @return list<FreeTime>
	 */
	private static function timesBefore( array $times, DateTimeImmutable $end ): array {
		return array_values( array_filter( $times, static fn ( array $time ): bool => $time['start'] < $end ) );
	}
}
