<?php

declare(strict_types=1);

namespace Vestibule\Booking\Busy;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/** A date, or a time by the clock on a wall, as a calendar file writes it. Pure. */
final class CalendarTime {

	/**
	 * @param int          $wall   Seconds that the clock on the wall would be at, if it were in UTC.
	 * @param DateTimeZone $zone   Of that clock.
	 * @param bool         $isDate Whether it names a whole day.
	 */
	public function __construct( public readonly int $wall, public readonly DateTimeZone $zone, public readonly bool $isDate ) {}

	/** @return self|null Null for what is neither. */
	public static function parse( string $value, DateTimeZone $zone ): ?self {
		if ( 1 !== preg_match( '/^([1-9]\d{3})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/Di', $value, $part ) || ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ) {
			return null;
		}
		$wall = gmmktime( (int) ( $part[4] ?? 0 ), (int) ( $part[5] ?? 0 ), (int) ( $part[6] ?? 0 ), (int) $part[2], (int) $part[3], (int) $part[1] );
		return false === $wall ? null : new self( $wall, isset( $part[7] ) ? new DateTimeZone( 'UTC' ) : $zone, ! isset( $part[4] ) );
	}

	/** @param int $wall Of this clock. */
	public function at( int $wall ): self {
		return new self( $wall, $this->zone, $this->isDate );
	}

	/** Seconds since 1970. */
	public function instant(): int {
		return 'UTC' === $this->zone->getName() ? $this->wall : ( new WallClock( $this->zone ) )->instant( $this->wall );
	}
}
