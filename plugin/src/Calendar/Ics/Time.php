<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/** A date, or a time by the clock on a wall, as a calendar file writes it. Pure. */
final class Time {

	private const DATE = '([1-9]\d{3})-?(\d\d)-?(\d\d)';

	/**
	 * @param int  $wall   Seconds that the clock on the wall would be at, if it were in UTC.
	 * @param bool $isDate Whether it names a whole day.
	 */
	public function __construct(
		public readonly int $wall,
		public readonly ZoneClock $clock,
		public readonly bool $isDate,
	) {}

	/** @return self|null Null for what is neither. */
	public static function parse( string $value, ZoneClock $clock ): ?self {
		$pattern = '/^' . self::DATE . '(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/Di';
		if ( 1 !== preg_match( $pattern, $value, $part ) || ! self::isDate( $part ) ) {
			return null;
		}
		$wall = gmmktime(
			(int) ( $part[4] ?? 0 ),
			(int) ( $part[5] ?? 0 ),
			(int) ( $part[6] ?? 0 ),
			(int) $part[2],
			(int) $part[3],
			(int) $part[1]
		);
		return false === $wall ? null : new self( $wall, isset( $part[7] ) ? self::utc() : $clock, ! isset( $part[4] ) );
	}

	/** @return self|null Day of a time that cannot be read; null if the text does not begin with a date. */
	public static function day( string $value, ZoneClock $clock ): ?self {
		if ( 1 !== preg_match( '/^' . self::DATE . '(?!\d)/', $value, $part ) || ! self::isDate( $part ) ) {
			return null;
		}
		$wall   = gmmktime( 0, 0, 0, (int) $part[2], (int) $part[3], (int) $part[1] );
		$is_utc = str_ends_with( strtoupper( $value ), 'Z' );
		return false === $wall ? null : new self( $wall, $is_utc ? self::utc() : $clock, true );
	}

	/** @param int $wall Of this clock. */
	public function at( int $wall ): self {
		return new self( $wall, $this->clock, $this->isDate );
	}

	/** Seconds since 1970; in a zone that is not understood, as if it were UTC. */
	public function instant(): int {
		return $this->clock->instant( $this->wall );
	}

	/** Start of the next day on the same clock, in seconds since 1970. */
	public function endOfDay(): int {
		return $this->clock->instant( 86_400 * ( (int) floor( $this->wall / 86_400 ) + 1 ) );
	}

	/** The same text for two times that are surely the same one. */
	public function key(): string {
		$clock = $this->clock->isKnown ? '' : ' ' . spl_object_id( $this->clock );
		return $this->instant() . $clock;
	}

	/** @param array<int, string> $part Year, month and day from 1 on. */
	private static function isDate( array $part ): bool {
		return checkdate( (int) ( $part[2] ?? 0 ), (int) ( $part[3] ?? 0 ), (int) ( $part[1] ?? 0 ) );
	}

	private static function utc(): ZoneClock {
		static $utc = null;
		if ( ! $utc instanceof ZoneClock ) {
			$utc = ZoneClock::of( new DateTimeZone( 'UTC' ) );
		}
		return $utc;
	}
}
