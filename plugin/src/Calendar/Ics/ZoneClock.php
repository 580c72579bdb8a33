<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Clock of a time zone that a calendar file names. If the zone is not understood, the clock is UTC, and its instants are
 * between `early` seconds before and `late` seconds after the real ones. No side effects.
 */
final class ZoneClock {

	/** Offsets of all zones of the world, in seconds. */
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

	/** @param list<int> $offsets Seconds that the zone may be ahead of UTC; empty if nothing is known about it. */
	public static function unknown( array $offsets = array() ): self {
		$offsets = array() === $offsets ? array( self::WEST, self::EAST ) : $offsets;
		return new self( new WallClock( new DateTimeZone( 'UTC' ) ), false, max( $offsets ), -min( $offsets ) );
	}

	/** @param int $wall Seconds that the clock would show if it were in UTC. */
	public function instant( int $wall ): int {
		return $this->wall->instant( $wall );
	}

	/** @param int $instant Seconds since 1970. */
	public function wall( int $instant ): int {
		return $this->wall->wall( $instant );
	}
}
