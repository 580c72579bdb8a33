<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Ics;

use DateTimeZone;

/**
 * Time zone that is defined in the calendar file itself (VTIMEZONE, RFC 5545, 3.6.5).
 *
 * A Change contains the Unix timestamp of an offset change and the new offset in seconds.
 *
 * @phpstan-type Change array{int, int}
 */
final class ZoneDefinition {

	/**
	 * Number of seconds before $from that are searched. Longer than the time between two offset changes of an active
	 * rule.
	 */
	private const BEFORE = 800 * 86_400;

	/** Maximum number of offset changes. The history of every real time zone has fewer. */
	private const MAX_CHANGES = 500;

	/** Maximum offset in seconds. Larger offsets are invalid. */
	private const MAX_OFFSET = 18 * 3600;

	public readonly string $name;

	/** Name in the time zone database, which some programs add to the definition. */
	public readonly string $location;

	/**
	 * @param list<Line>       $lines
	 * @param list<list<Line>> $changes Lines of each STANDARD and DAYLIGHT component.
	 */
	public function __construct( array $lines, private readonly array $changes ) {
		$texts = array();
		foreach ( $lines as $line ) {
			$texts[ $line->name ] = $line->value;
		}
		$this->name     = $texts['TZID'] ?? '';
		$this->location = $texts['X-LIC-LOCATION'] ?? '';
	}

	/** @return list<int>|null All offsets, in seconds. Null if an offset cannot be read. */
	public function offsets(): ?array {
		$offsets = array();
		foreach ( $this->changes as $lines ) {
			$offset = self::offset( self::texts( $lines )['TZOFFSETTO'] ?? '' );
			if ( null === $offset ) {
				return null;
			}
			$offsets[ $offset ] = $offset;
		}
		return array_values( $offsets );
	}

	/**
	 * Returns the offset at $from and the offset changes before $to.
	 *
	 * @return non-empty-list<Change>|null Sorted changes, starting at $from. Null if the definition is not supported.
	 * @throws Unreadable
	 */
	public function changes( int $from, int $to ): ?array {
		$changes = array();
		if ( count( $this->changes ) > self::MAX_CHANGES || ! $this->hasRules() ) {
			return null;
		}
		$recurrence = new Recurrence( new Budget() );
		foreach ( $this->changes as $lines ) {
			$some = $this->changesOf( $lines, $from, $to, $recurrence );
			if ( null === $some ) {
				return null;
			}
			array_push( $changes, ...$some );
		}
		sort( $changes );
		$found = array();
		foreach ( $changes as [ $at, $offset ] ) {
			if ( $at <= $from || array() === $found ) {
				$found = array( array( $from, $offset ) );
			} elseif ( $offset !== $found[ count( $found ) - 1 ][1] ) {
				$found[] = array( $at, $offset );
			}
		}
		return array() === $found ? null : $found;
	}

	/** Checks whether the dates of daylight saving time are known. Some programs omit the rules with these dates. */
	private function hasRules(): bool {
		foreach ( $this->changes as $lines ) {
			$texts = self::texts( $lines );
			if ( '' !== ( $texts['RRULE'] ?? '' ) || isset( $texts['RDATE'] ) ) {
				return true;
			}
		}
		return 2 !== count( $this->changes ) || 1 === count( $this->offsets() ?? array() );
	}

	/**
	 * @param list<Line> $lines Lines of a STANDARD or DAYLIGHT component.
	 * @return list<Change>|null Null if the lines are not supported.
	 * @throws Unreadable
	 */
	private function changesOf( array $lines, int $from, int $to, Recurrence $recurrence ): ?array {
		$texts  = self::texts( $lines );
		$offset = self::offset( $texts['TZOFFSETTO'] ?? '' );
		$before = self::offset( $texts['TZOFFSETFROM'] ?? '' ) ?? $offset;
		if ( null === $offset || null === $before ) {
			return null;
		}
		$clock = ZoneClock::of( new DateTimeZone( self::name( $before ) ) );
		$start = Time::parse( $texts['DTSTART'] ?? '', $clock );
		$rule  = $texts['RRULE'] ?? '';
		if ( null === $start ) {
			return null;
		}
		$starts = '' === $rule
			? array( $start->wall )
			: $recurrence->starts( $start, $rule, $from - self::BEFORE, $to + 86_400 );
		if ( null === $starts ) {
			return null;
		}
		// If the rule ended before $from, use its end date as the date of the last change.
		$until  = Time::parse( Rule::until( $rule ), $clock );
		if ( array() === $starts && $start->wall < $from ) {
			$starts = array( min( $from, $until->wall ?? $start->wall ) );
		}
		foreach ( $lines as $line ) {
			foreach ( 'RDATE' === $line->name ? explode( ',', $line->value ) : array() as $value ) {
				$time = Time::parse( strtok( trim( $value ), '/' ) ?: '', $clock );
				if ( null === $time ) {
					return null;
				}
				$starts[] = $time->wall;
			}
		}
		return array_map( static fn ( int $wall ): array => array( $clock->instant( $wall ), $offset ), $starts );
	}

	/** Returns the name of a time zone with a fixed offset, such as +05:30. */
	public static function name( int $offset ): string {
		$minutes = intdiv( abs( $offset ), 60 );
		return sprintf( '%s%02d:%02d', $offset < 0 ? '-' : '+', intdiv( $minutes, 60 ), $minutes % 60 );
	}

	/**
	 * @param list<Line> $lines
	 * @return array<string, string> Value of the last line with each name.
	 */
	private static function texts( array $lines ): array {
		$texts = array();
		foreach ( $lines as $line ) {
			$texts[ $line->name ] = $line->value;
		}
		return $texts;
	}

	/** @return int|null Offset in seconds, from a string such as +0530. */
	private static function offset( string $text ): ?int {
		if ( 1 !== preg_match( '/^([+-])(\d\d):?(\d\d)/', $text, $part ) ) {
			return null;
		}
		$seconds = 3600 * (int) $part[2] + 60 * (int) $part[3];
		return $seconds > self::MAX_OFFSET ? null : ( '-' === $part[1] ? -$seconds : $seconds );
	}
}
