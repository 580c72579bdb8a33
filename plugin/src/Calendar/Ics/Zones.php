<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;
use Exception;

/**
 * Finds the time zones in a calendar file. Supports names from the time zone database, names used by Windows and
 * Exchange, and definitions in the file (VTIMEZONE). No side effects.
 *
 * @phpstan-import-type Change from ZoneDefinition
 */
final class Zones {

	/** Maximum number of time zone names per file. */
	private const MAX_NAMES = 100;

	/** Maximum number of unknown time zone names to report, and their maximum length in characters. */
	private const MAX_UNKNOWN = 3;
	private const MAX_LENGTH  = 50;

	/**
	 * Maximum difference in seconds between two offset changes that count as the same. Needed because some programs
	 * write changes with the right day but the wrong hour.
	 */
	private const SAME_DAY = 12 * 3600;

	/** Period around $since in which offset changes are compared, in seconds. */
	private const FROM = -30 * 86_400;
	private const TO   = 430 * 86_400;

	/** @var list<string> Names of unknown time zones. */
	public array $unknown = array();

	/** Clock for times without a time zone. */
	public readonly ZoneClock $home;

	/** @var array<string, ZoneClock> Clocks by name. */
	private array $known = array();

	/** @var array<string, string> Names in the time zone database, by lowercase name. */
	private array $names = array();

	/** @var array<string, ZoneDefinition> Definitions in the file, by name. */
	private array $defined = array();

	/** @var array<string, list<Change>> Offset changes, by name of the time zone. */
	private array $changes = array();

	/** @param int $since Unix timestamp. Earlier times are not relevant. */
	public function __construct( private readonly DateTimeZone $zone, private readonly int $since ) {
		$this->home = ZoneClock::of( $zone );
	}

	public function define( ZoneDefinition $definition ): void {
		if ( '' !== $definition->name && count( $this->defined ) < self::MAX_NAMES ) {
			$this->defined[ $definition->name ] = $definition;
		}
	}

	/**
	 * @param string $name Name of a time zone. Empty for the host's time zone.
	 * @throws Unreadable
	 */
	public function find( string $name ): ZoneClock {
		if ( '' === $name ) {
			return $this->home;
		}
		if ( ! isset( $this->known[ $name ] ) && count( $this->known ) >= self::MAX_NAMES ) {
			return ZoneClock::unknown();
		}
		return $this->known[ $name ] ??= $this->clock( $name );
	}

	/** @throws Unreadable */
	private function clock( string $name ): ZoneClock {
		$definition = $this->defined[ $name ] ?? null;
		// Prefer the definition for abbreviations such as EST, which have different meanings in different programs.
		$zone = null !== $definition && ! str_contains( $name, '/' ) && strlen( $name ) < 8
			? $this->fromDefinition( $definition ) ?? $this->named( $name )
			: $this->named( $name ) ?? $this->fromDefinition( $definition );
		if ( null !== $zone ) {
			return ZoneClock::of( $zone );
		}
		if ( count( $this->unknown ) < self::MAX_UNKNOWN ) {
			$this->unknown[] = mb_substr( mb_scrub( $name, 'UTF-8' ), 0, self::MAX_LENGTH );
		}
		return ZoneClock::unknown( $definition?->offsets() ?? ExchangeZones::offsets( $name ) );
	}

	private function named( string $name ): ?DateTimeZone {
		$name = trim( $name, " \"\t" );
		// Some programs add a prefix to the name, such as /citadel.org/20210210_1/Europe/Berlin.
		$parts = array_slice( explode( '/', $name ), -8 );
		foreach ( array_keys( $parts ) as $from ) {
			$city  = implode( '/', array_slice( $parts, $from ) );
			$zone  = WindowsZones::letters( $city )
				?? WindowsZones::city( $city )
				?? ExchangeZones::city( $city )
				?? $city;
			$known = $this->names()[ strtolower( $zone ) ] ?? null;
			if ( null !== $known ) {
				return $this->zone( $known );
			}
		}
		return null;
	}

	/** @throws Unreadable */
	private function fromDefinition( ?ZoneDefinition $definition ): ?DateTimeZone {
		if ( null === $definition ) {
			return null;
		}
		$found   = '' === $definition->location ? null : $this->named( $definition->location );
		$changes = null === $found ? $definition->changes( $this->since + self::FROM, $this->since + self::TO ) : null;
		if ( null === $changes ) {
			return $found;
		}
		return 1 === count( $changes )
			? $this->zone( ZoneDefinition::name( $changes[0][1] ) )
			: $this->alike( $changes );
	}

	/**
	 * Finds a time zone with these offset changes. Prefers the host's time zone, because custom names usually refer to
	 * it. Accepts changes at a different hour only if no time zone matches exactly.
	 *
	 * @param list<Change> $changes
	 */
	private function alike( array $changes ): ?DateTimeZone {
		foreach ( array( 0, self::SAME_DAY ) as $most ) {
			foreach ( array( $this->zone->getName(), ...timezone_identifiers_list() ) as $name ) {
				if ( $this->areAlike( $changes, $this->changesOf( $name ), $most ) ) {
					return $this->zone( $name );
				}
			}
		}
		return null;
	}

	/**
	 * @param list<Change> $some
	 * @param list<Change> $others
	 */
	private function areAlike( array $some, array $others, int $most ): bool {
		if ( count( $some ) !== count( $others ) ) {
			return false;
		}
		foreach ( $some as $at => $change ) {
			$other = $others[ $at ] ?? $change;
			if ( $change[1] !== $other[1] || abs( $change[0] - $other[0] ) > $most ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<Change> */
	private function changesOf( string $name ): array {
		if ( ! isset( $this->changes[ $name ] ) ) {
			$changes = array();
			$from    = $this->since + self::FROM;
			foreach ( $this->zone( $name )?->getTransitions( $from, $this->since + self::TO ) ?: array() as $change ) {
				if ( array() === $changes || $change['offset'] !== $changes[ count( $changes ) - 1 ][1] ) {
					$changes[] = array( $change['ts'], $change['offset'] );
				}
			}
			$this->changes[ $name ] = $changes;
		}
		return $this->changes[ $name ];
	}

	/** @return array<string, string> */
	private function names(): array {
		if ( array() === $this->names ) {
			$names       = timezone_identifiers_list( DateTimeZone::ALL_WITH_BC );
			$this->names = array_combine( array_map( strtolower( ... ), $names ), $names );
		}
		return $this->names;
	}

	private function zone( string $name ): ?DateTimeZone {
		try {
			return new DateTimeZone( $name );
		} catch ( Exception ) {
			return null;
		}
	}
}
