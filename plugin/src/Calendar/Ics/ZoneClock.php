<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Converts wall clock times in a time zone to Unix timestamps, and back. UTC is used if the time zone is unknown. In
 * this case, the actual time can be up to `early` seconds earlier or up to `late` seconds later than the timestamp. No
 * side effects.
 */
final class ZoneClock {

	/** Smallest and largest UTC offset of all time zones, in seconds. */
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

	/** @param list<int> $offsets Possible offsets from UTC in seconds. Empty if no offsets are known. */
	public static function unknown( array $offsets = array() ): self {
		$offsets = array() === $offsets ? array( self::WEST, self::EAST ) : $offsets;
		return new self( new WallClock( new DateTimeZone( 'UTC' ) ), false, max( $offsets ), -min( $offsets ) );
	}

	/** @param int $wall Wall clock time as a Unix timestamp that treats the local time as UTC. */
	public function instant( int $wall ): int {
		return $this->wall->instant( $wall );
	}

	/** @param int $instant Unix timestamp. */
	public function wall( int $instant ): int {
		return $this->wall->wall( $instant );
	}
}
