<?php
/**
 * What a selector needs to match.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/** Reads selectors as far as it takes to know whether they can match, where what nothing on the page has is marked. */
final class Selector {

	/** Stands before what nothing on the page has. */
	public const ABSENT = "\7";

	/** @return string Those of the rule's selectors that can match; commas in parentheses part nothing. */
	public static function matching( string $selectors ): string {
		if ( ! str_contains( $selectors, '(' ) ) {
			return implode( ',', array_filter( explode( ',', $selectors ), self::isFree( ... ) ) );
		}
		$found = preg_split( '~(\((?:[^()]++|(?1))*+\))(*SKIP)(*FAIL)|,~', $selectors );
		return false === $found ? $selectors : implode( ',', array_map( self::narrowed( ... ), array_filter( $found, self::canMatch( ... ) ) ) );
	}

	/** Without the alternatives that cannot match; only where they do not count for how specific the selector is. */
	private static function narrowed( string $selector ): string {
		return self::isFree( $selector )
			? $selector
			: (string) preg_replace_callback( '~(?<=:where\()[^()]*+(?=\))~', static fn ( array $list ): string => implode( ',', array_filter( explode( ',', $list[0] ), self::isFree( ... ) ) ) ?: $list[0], $selector );
	}

	private static function canMatch( string $selector ): bool {
		if ( ! self::isFree( $selector ) && str_contains( $selector, '(' ) ) {
			// What must not be there, and what asks for a place or a language, excludes nothing.
			$selector = (string) preg_replace( '~:(?:not|nth-[\w-]+|lang|dir)(\((?:[^()]++|(?1))*+\))~', '', $selector );
			do {
				$selector = (string) preg_replace_callback( '~:(?:is|where|has)\(([^()]*)\)~', static fn ( array $group ): string => self::anyOf( $group[1] ) ? '' : self::ABSENT, $selector, -1, $count );
			} while ( $count > 0 );
		}
		return self::isFree( $selector );
	}

	private static function anyOf( string $alternatives ): bool {
		return array() !== array_filter( explode( ',', $alternatives ), self::isFree( ... ) );
	}

	private static function isFree( string $plain ): bool {
		return ! str_contains( $plain, self::ABSENT );
	}
}
