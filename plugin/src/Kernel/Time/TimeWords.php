<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/** Formats dates and times in the current language, such as "Tuesday 1 December 2026, 10:00 to 10:30, Berlin time". */
final class TimeWords {

	public function span( DateTimeImmutable $start, DateTimeImmutable $end, string $zone ): string {
		$zone = $this->zone( $zone );
		return sprintf(
			/* translators: 1: date, 2: start, 3: end, 4: time zone, such as "Berlin time". */
			__( '%1$s, %2$s to %3$s, %4$s', 'vestibule' ),
			$this->date( $start, $zone ),
			$this->time( $start, $zone ),
			$this->time( $end, $zone ),
			Zone::words( $zone->getName() )
		);
	}

	/**
	 * Returns the time span in another time zone, such as "04:00 to 04:30, New York time". Includes the date if it
	 * differs. Empty if $elsewhere is empty, or if the time of day is the same there.
	 */
	public function beside(
		DateTimeImmutable $start,
		DateTimeImmutable $end,
		string $home,
		string $elsewhere
	): string {
		if ( '' === $elsewhere || $this->same( $start, $home, $elsewhere ) ) {
			return '';
		}
		$zone = $this->zone( $elsewhere );
		if (
			$start
				->setTimezone( $zone )
				->format( 'Y-m-d' ) !== $start
				->setTimezone( $this->zone( $home ) )
				->format( 'Y-m-d' )
		) {
			return $this->span( $start, $end, $elsewhere );
		}
		return sprintf(
			/* translators: 1: start, 2: end, 3: time zone, such as "New York time". */
			__( '%1$s to %2$s, %3$s', 'vestibule' ),
			$this->time( $start, $zone ),
			$this->time( $end, $zone ),
			Zone::words( $zone->getName() )
		);
	}

	/** Returns day, time and time zone, such as "Tue 1 Dec 2026, 10:00, Berlin time". */
	public function moment( DateTimeImmutable $at, string $zone ): string {
		/* translators: 1: day and time, 2: time zone, such as "Berlin time". */
		$format = _x( '%1$s, %2$s', 'day, time and time zone', 'vestibule' );
		return sprintf( $format, $this->short( $at, $zone ), Zone::words( $zone ) );
	}

	/** Returns day and time for tables, such as "Tue 1 Dec 2026, 10:00". */
	public function short( DateTimeImmutable $at, string $zone ): string {
		return $this->format( _x( 'D j M Y, H:i', 'short date and time', 'vestibule' ), $at, $this->zone( $zone ) );
	}

	/** Checks whether both time zones have the same time of day at the given moment. */
	public function same( DateTimeImmutable $at, string $one, string $other ): bool {
		return $this->zone( $one )->getOffset( $at ) === $this->zone( $other )->getOffset( $at );
	}

	private function date( DateTimeImmutable $at, DateTimeZone $zone ): string {
		return $this->format( _x( 'l j F Y', 'long date', 'vestibule' ), $at, $zone );
	}

	private function time( DateTimeImmutable $at, DateTimeZone $zone ): string {
		return $this->format( _x( 'H:i', 'time', 'vestibule' ), $at, $zone );
	}

	private function format( string $format, DateTimeImmutable $at, DateTimeZone $zone ): string {
		return LocalDate::format( $format, $at->setTimezone( $zone ) );
	}

	/**
	 * Returns the time zone with this name. For an unknown name, which browsers can send, returns the site's time zone.
	 */
	private function zone( string $name ): DateTimeZone {
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return wp_timezone();
		}
	}
}
