<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Vestibule\Kernel\Time\WallClock;

/**
 * Converts times of a time zone in a calendar file. An unknown time zone counts as UTC. In this case, timestamps can be
 * up to `early` seconds too late or up to `late` seconds too early. No side effects.
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
