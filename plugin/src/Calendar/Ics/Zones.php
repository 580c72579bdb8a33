<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Vestibule\Kernel\Time\WallClock;

/**
 * The zones that a calendar file names: by the names of the database of zones, by those of Windows, and where a program
 * has made up a name of its own by the offsets that it defines for it (VTIMEZONE). Pure.
 */
final class Zones {

	/** More names than anybody's calendar has are all the host's own zone. */
	private const MOST = 100;

	/** @var array<string, WallClock> What was found, by name. */
	private array $known = array();

	/** @var array<string, string> The names of the database of zones, by themselves in small letters. */
	private array $names = array();

	/** @var array<string, array{location: string, standard: ?int, daylight: ?int}> What the file defines, by name. */
	private array $defined = array();

	/** Of times without a zone. */
	public readonly WallClock $home;

	public function __construct( DateTimeZone $home ) {
		$this->home = new WallClock( $home );
	}

	/**
	 * @param string   $location Another name, as some programs add one.
	 * @param int|null $standard Offset in seconds; null where nothing says so.
	 */
	public function define( string $name, string $location, ?int $standard, ?int $daylight ): void {
		if ( '' !== $name && count( $this->defined ) < self::MOST ) {
			$this->defined[ $name ] = array( 'location' => $location, 'standard' => $standard, 'daylight' => $daylight );
		}
	}

	public function find( string $name ): WallClock {
		if ( ! isset( $this->known[ $name ] ) && count( $this->known ) >= self::MOST ) {
			return $this->home;
		}
		if ( ! isset( $this->known[ $name ] ) ) {
			$zone                 = $this->named( $name ) ?? $this->fromDefinition( $this->defined[ $name ] ?? null );
			$this->known[ $name ] = null === $zone ? $this->home : new WallClock( $zone );
		}
		return $this->known[ $name ];
	}

	private function named( string $name ): ?DateTimeZone {
		$name = trim( $name, " \"\t" );
		// Some programs write where the name comes from in front of it: /citadel.org/20210210_1/Europe/Berlin.
		$parts = array_slice( explode( '/', $name ), -8 );
		foreach ( array_keys( $parts ) as $from ) {
			$city = implode( '/', array_slice( $parts, $from ) );
			$zone = WindowsZones::letters( $city ) ?? WindowsZones::city( $city ) ?? $city;
			$known = $this->names()[ strtolower( $zone ) ] ?? null;
			if ( null !== $known ) {
				return $this->zone( $known );
			}
		}
		return null;
	}

	/** @param array{location: string, standard: ?int, daylight: ?int}|null $defined */
	private function fromDefinition( ?array $defined ): ?DateTimeZone {
		if ( null === $defined ) {
			return null;
		}
		$standard = $defined['standard'];
		if ( '' !== $defined['location'] || null === $standard ) {
			$found = $this->named( $defined['location'] );
			if ( null !== $found || null === $standard ) {
				return $found;
			}
		}
		if ( null === $defined['daylight'] || $defined['daylight'] === $standard ) {
			return $this->zone( sprintf( '%s%02d:%02d', $standard < 0 ? '-' : '+', intdiv( abs( $standard ), 3600 ), intdiv( abs( $standard ), 60 ) % 60 ) );
		}
		return $this->alike( $standard, $defined['daylight'] );
	}

	/** A zone with these offsets in a year, the host's own first: programs that make up names mostly mean that. */
	private function alike( int $standard, int $daylight ): ?DateTimeZone {
		$wanted = array( min( $standard, $daylight ), max( $standard, $daylight ) );
		$winter = new DateTimeImmutable( '2026-01-15' );
		$summer = new DateTimeImmutable( '2026-07-15' );
		foreach ( array( $this->home->zone->getName(), ...timezone_identifiers_list() ) as $name ) {
			$zone = $this->zone( $name );
			$has  = null === $zone ? array() : array( $zone->getOffset( $winter ), $zone->getOffset( $summer ) );
			sort( $has );
			if ( $has === $wanted ) {
				return $zone;
			}
		}
		return null;
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
