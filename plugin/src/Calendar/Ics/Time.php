<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/** A date, or a time by the clock on a wall, as a calendar file writes it. Pure. */
final class Time {

	/**
	 * @param int  $wall   Seconds that the clock on the wall would be at, if it were in UTC.
	 * @param bool $isDate Whether it names a whole day.
	 */
	public function __construct( public readonly int $wall, public readonly WallClock $clock, public readonly bool $isDate ) {}

	/** @return self|null Null for what is neither. */
	public static function parse( string $value, WallClock $clock ): ?self {
		if ( 1 !== preg_match( '/^([1-9]\d{3})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/Di', $value, $part ) || ! checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ) {
			return null;
		}
		$wall = gmmktime( (int) ( $part[4] ?? 0 ), (int) ( $part[5] ?? 0 ), (int) ( $part[6] ?? 0 ), (int) $part[2], (int) $part[3], (int) $part[1] );
		return false === $wall ? null : new self( $wall, isset( $part[7] ) ? new WallClock( new DateTimeZone( 'UTC' ) ) : $clock, ! isset( $part[4] ) );
	}

	/** @param int $wall Of this clock. */
	public function at( int $wall ): self {
		return new self( $wall, $this->clock, $this->isDate );
	}

	/** Seconds since 1970. */
	public function instant(): int {
		return $this->clock->instant( $this->wall );
	}
}
