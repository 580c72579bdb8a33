<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Clock of a time zone in a calendar file. For an unknown time zone, the clock uses UTC. Its timestamps then can be up
 * to `early` seconds too late or `late` seconds too early. No side effects.
 */
final class ZoneClock {

	/** Smallest and largest offset of all time zones, in seconds. */
	private const WEST = -12 * 3600;
	private const EAST = 14 * 3600;

	private function __construct(
		private readonly WallClock $wall,
		public readonly bool $isKnown,
		public readonly int $early,
		public readonly int $late,
	) {}

	public static function of( DateTimeZone $zone ): self {
		return new self( new WallClock( $zone ), true, 0, 0 );
	}

	/** @param list<int> $offsets Possible offsets from UTC in seconds; empty if nothing is known. */
	public static function unknown( array $offsets = array() ): self {
		$offsets = array() === $offsets ? array( self::WEST, self::EAST ) : $offsets;
		return new self( new WallClock( new DateTimeZone( 'UTC' ) ), false, max( $offsets ), -min( $offsets ) );
	}

	/** @param int $wall Wall clock time as a Unix timestamp, as if its time zone were UTC. */
	public function instant( int $wall ): int {
		return $this->wall->instant( $wall );
	}

	/** @param int $instant Unix timestamp. */
	public function wall( int $instant ): int {
		return $this->wall->wall( $instant );
	}
}
