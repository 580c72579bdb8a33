<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Conditions;

/**
 * Patterns with `*` for any signs or none and `?` for one (src/conditions/wildcards.ts). No regular expression: a pattern
 * cannot make the server wait, and both languages give one verdict.
 */
final class Wildcards {

	/** In signs; a longer text matches no pattern, so that the time is bounded. */
	private const LONGEST = 1000;

	/** Whether a folded text is what the pattern says from its first sign to its last. */
	public static function match( string $text, string $pattern ): bool {
		$signs  = mb_str_split( $text, 1, 'UTF-8' );
		$wanted = mb_str_split( $pattern, 1, 'UTF-8' );
		$count  = count( $signs );
		if ( $count > self::LONGEST ) {
			return false;
		}
		$at   = 0;
		$next = 0;
		// Where the last star stands, and how much of the text it covers so far.
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
