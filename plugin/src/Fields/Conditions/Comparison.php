<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/**
 * Compares two normalized strings as numbers, dates or times, or matches a string against a pattern.
 * src/conditions/holds.ts returns the same results.
 */
final class Comparison {

	/** Longer strings never match a pattern, which limits the run time. */
	private const MAX_MATCHED_CHARACTERS = 1000;

	private const DAY = '/^([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[t ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)z?)?$/D';

	private const CLOCK = '/^((?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)$/D';

	/**
	 * @return int|null Negative, 0 or positive, like the spaceship operator. Null if the strings can't be compared. If
	 * only one of two dates has a time, only the dates are compared.
	 */
	public static function compare( string $one, string $other ): ?int {
		$numbers = array( Number::in( $one ), Number::in( $other ) );
		if ( null !== $numbers[0] && null !== $numbers[1] ) {
			return $numbers[0] <=> $numbers[1];
		}
		$left  = self::moment( $one );
		$right = self::moment( $other );
		if ( null === $left || null === $right || ( '' === $left[0] ) !== ( '' === $right[0] ) ) {
			return null;
		}
		$days = strcmp( $left[0], $right[0] );
		return 0 !== $days || '' === $left[1] || '' === $right[1] ? $days : strcmp( $left[1], $right[1] );
	}

	/** @return array{string, string}|null Date and time of day. Either can be empty. Time zones are ignored. */
	private static function moment( string $text ): ?array {
		if ( 1 === preg_match( self::DAY, $text, $found ) ) {
			return array( $found[1], isset( $found[2] ) ? self::withSeconds( $found[2] ) : '' );
		}
		return 1 === preg_match( self::CLOCK, $text, $found ) ? array( '', self::withSeconds( $found[1] ) ) : null;
	}

	private static function withSeconds( string $time ): string {
		return str_pad( strlen( $time ) < 6 ? "{$time}:00" : $time, 8, '0', STR_PAD_LEFT );
	}

	/**
	 * Checks whether the whole string matches a pattern. In the pattern, `*` stands for any number of characters and
	 * `?` for exactly one character. Doesn't use regular expressions, so that patterns can't slow down the server, and
	 * src/conditions/holds.ts returns the same result.
	 */
	public static function matches( string $text, string $pattern ): bool {
		$signs  = mb_str_split( $text, 1, 'UTF-8' );
		$wanted = mb_str_split( $pattern, 1, 'UTF-8' );
		$count  = count( $signs );
		if ( $count > self::MAX_MATCHED_CHARACTERS ) {
			return false;
		}
		$at   = 0;
		$next = 0;
		// Position of the last star in the pattern, and end of the substring that the star matches.
		$star    = -1;
		$covered = 0;
		while ( $at < $count ) {
			$sign = $wanted[ $next ] ?? null;
			if ( '*' === $sign ) {
				$star    = $next++;
				$covered = $at;
			} elseif ( '?' === $sign || $signs[ $at ] === $sign ) {
				++$next;
				++$at;
			} elseif ( $star >= 0 ) {
				$next = $star + 1;
				$at   = ++$covered;
			} else {
				return false;
			}
		}
		return '' === trim( implode( '', array_slice( $wanted, $next ) ), '*' );
	}
}
