<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/** Date, or date and wall clock time, in a calendar file. No side effects. */
final class Time {

	private const DATE = '([1-9]\d{3})-?(\d\d)-?(\d\d)';

	/**
	 * @param int  $wall   Wall clock time as a Unix timestamp that treats the local time as UTC.
	 * @param bool $isDate Whether this is a date without a time of day.
	 */
	public function __construct(
		public readonly int $wall,
		public readonly ZoneClock $clock,
		public readonly bool $isDate,
	) {}

	/** @return self|null Null if the text is neither a date nor a time. */
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
		return false === $wall
			? null
			: new self( $wall, isset( $part[7] ) ? self::utc() : $clock, ! isset( $part[4] ) );
	}

	/** @return self|null Date of a time that cannot be read completely. Null if the text does not start with a date. */
	public static function day( string $value, ZoneClock $clock ): ?self {
		if ( 1 !== preg_match( '/^' . self::DATE . '(?!\d)/', $value, $part ) || ! self::isDate( $part ) ) {
			return null;
		}
		$wall   = gmmktime( 0, 0, 0, (int) $part[2], (int) $part[3], (int) $part[1] );
		$is_utc = str_ends_with( strtoupper( $value ), 'Z' );
		return false === $wall ? null : new self( $wall, $is_utc ? self::utc() : $clock, true );
	}

	/** @param int $wall Wall clock time in the same time zone. */
	public function at( int $wall ): self {
		return new self( $wall, $this->clock, $this->isDate );
	}

	/** Returns the Unix timestamp. An unknown time zone counts as UTC. */
	public function instant(): int {
		return $this->clock->instant( $this->wall );
	}

	/** Returns the start of the next day in the same time zone, as a Unix timestamp. */
	public function endOfDay(): int {
		return $this->clock->instant( 86_400 * ( (int) floor( $this->wall / 86_400 ) + 1 ) );
	}

	/** Returns a key for comparing times. Two times have the same key only if they are certainly the same. */
	public function key(): string {
		$clock = $this->clock->isKnown ? '' : ' ' . spl_object_id( $this->clock );
		return $this->instant() . $clock;
	}

	/** @param array<int, string> $part Year, month and day, starting at index 1. */
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
