<?php
/**
 * What a selector needs to match.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/** Reads selectors as far as it takes to know whether they can match on a page without certain classes. */
final class Selector {

	/** Stands for a part that nothing on the page matches; no class begins with a digit. */
	public const NOTHING = '.0none';

	/** @return list<string> The selectors of a rule; commas in parentheses part nothing. */
	public static function list( string $selectors ): array {
		if ( ! str_contains( $selectors, '(' ) ) {
			return explode( ',', $selectors );
		}
		$found = preg_split( '~(\((?:[^()]++|(?1))*+\))(*SKIP)(*FAIL)|,~', $selectors );
		return false === $found ? array( $selectors ) : $found;
	}

	/** @param array<string, int> $absent Classes that nothing on the page has. */
	public static function canMatch( string $selector, array $absent ): bool {
		$plain = $selector;
		if ( str_contains( $plain, '(' ) ) {
			// What must not be there, and what asks for a place or a language, excludes nothing.
			$plain = (string) preg_replace( '~:(?:not|nth-[\w-]+|lang|dir)(\((?:[^()]++|(?1))*+\))~', '', $plain );
			do {
				$plain = (string) preg_replace_callback( '~:(?:is|where|has)\(([^()]*)\)~', static fn ( array $group ): string => self::anyOf( $group[1], $absent ) ? '' : self::NOTHING, $plain, -1, $count );
			} while ( $count > 0 );
		}
		return self::isFree( $plain, $absent );
	}

	/** @param array<string, int> $absent */
	private static function anyOf( string $alternatives, array $absent ): bool {
		foreach ( explode( ',', $alternatives ) as $alternative ) {
			if ( self::isFree( $alternative, $absent ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<string, int> $absent */
	private static function isFree( string $plain, array $absent ): bool {
		if ( str_contains( $plain, self::NOTHING ) ) {
			return false;
		}
		preg_match_all( '~\.([A-Za-z_-][\w-]*)~', $plain, $found );
		return array() === array_intersect_key( array_flip( $found[1] ), $absent );
	}
}
