<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/** Instants in words, in the language of the site or of whoever is signed in: "Tuesday 1 December 2026, 10:00 to 10:30, Berlin time". */
final class TimeWords {

	public function span( DateTimeImmutable $start, DateTimeImmutable $end, string $zone ): string {
		$zone = $this->zone( $zone );
		return sprintf(
			/* translators: 1: date, 2: start, 3: end, 4: zone such as "Berlin time". */
			__( '%1$s, %2$s to %3$s, %4$s', 'vestibule' ),
			$this->format( _x( 'l j F Y', 'long date', 'vestibule' ), $start, $zone ),
			$this->format( _x( 'H:i', 'time', 'vestibule' ), $start, $zone ),
			$this->format( _x( 'H:i', 'time', 'vestibule' ), $end, $zone ),
			$this->zoneName( $zone, $start )
		);
	}

	/** For a table: "Tue 1 Dec 2026, 10:00". */
	public function short( DateTimeImmutable $at, string $zone ): string {
		return $this->format( _x( 'D j M Y, H:i', 'short date and time', 'vestibule' ), $at, $this->zone( $zone ) );
	}

	/** Whether both zones show the same time of day at that instant. */
	public function same( DateTimeImmutable $at, string $one, string $other ): bool {
		return $this->zone( $one )->getOffset( $at ) === $this->zone( $other )->getOffset( $at );
	}

	private function format( string $format, DateTimeImmutable $at, DateTimeZone $zone ): string {
		return (string) wp_date( $format, $at->getTimestamp(), $zone );
	}

	/** What a visitor's browser said may be no zone: then the site's. */
	private function zone( string $name ): DateTimeZone {
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return wp_timezone();
		}
	}

	/** Zones without a city are called by their offset: the name of Etc/GMT-2 says the opposite of what people mean. */
	private function zoneName( DateTimeZone $zone, DateTimeImmutable $at ): string {
		$name = $zone->getName();
		if ( 1 === preg_match( '/^(?:[+-]|Etc\/|UTC$|GMT$)/D', $name ) ) {
			$offset = $at->setTimezone( $zone )->format( 'P' );
			return '+00:00' === $offset ? 'UTC' : 'UTC' . $offset;
		}
		if ( ! str_contains( $name, '/' ) ) {
			return $name;
		}
		$city = str_replace( '_', ' ', substr( $name, (int) strrpos( $name, '/' ) + 1 ) );
		/* translators: %s: the city that a time zone is named after. */
		return sprintf( __( '%s time', 'vestibule' ), $city );
	}
}
