<?php

declare(strict_types=1);

namespace Vestibule\Form;

use DateTimeZone;
use Vestibule\Contracts\BookedTime;

/** A booked time in words, in the site's language: "Tuesday 1 December 2026, 10:00 to 10:30, Berlin time". */
final class AppointmentWords {

	public function at( BookedTime $time, string $timezone ): string {
		$zone = new DateTimeZone( $timezone );
		return sprintf(
			/* translators: 1: date, 2: start, 3: end, 4: zone such as "Berlin time". */
			__( '%1$s, %2$s to %3$s, %4$s', 'vestibule' ),
			(string) wp_date( _x( 'l j F Y', 'long date', 'vestibule' ), $time->start->getTimestamp(), $zone ),
			(string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $time->start->getTimestamp(), $zone ),
			(string) wp_date( _x( 'H:i', 'time', 'vestibule' ), $time->end->getTimestamp(), $zone ),
			$this->zoneName( $timezone )
		);
	}

	/** Whether the visitor's clock and the institute's show different times then. */
	public function isAbroad( BookedTime $time ): bool {
		return ( new DateTimeZone( $time->timezone ) )->getOffset( $time->start ) !== ( new DateTimeZone( $time->home ) )->getOffset( $time->start );
	}

	private function zoneName( string $timezone ): string {
		if ( ! str_contains( $timezone, '/' ) || str_starts_with( $timezone, 'Etc/' ) ) {
			return 1 === preg_match( '/^[+-]\d/', $timezone ) ? 'UTC' . $timezone : ( 'Etc/UTC' === $timezone ? 'UTC' : $timezone );
		}
		/* translators: %s: the city that a time zone is named after. */
		return sprintf( __( '%s time', 'vestibule' ), str_replace( '_', ' ', substr( $timezone, (int) strrpos( $timezone, '/' ) + 1 ) ) );
	}
}
