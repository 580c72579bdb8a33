<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/**
 * Input patterns with a few special characters (docs/form.md). They are not regular expressions, so the matching time
 * grows only with the length of the value, and browsers return the same results. blocks/fields/kit/pattern.ts
 * implements the same rules. Both are tested with tests/vectors/patterns.json.
 *
 * @phpstan-type Item array{class: string, sign: string, optional: bool, repeated: bool}
 */
final class Pattern {

	/** Longer strings never match. */
	private const MAX_CHARACTERS = 1000;

	/**
	 * Special characters. Each has a character class and two flags: whether it is optional, and whether it can be
	 * repeated.
	 */
	private const SIGNS = array(
		'0' => array( '[0-9]', false, false ),
		'9' => array( '[0-9]', true, false ),
		'#' => array( '[0-9]', true, true ),
		'A' => array( '[\p{L}0-9]', false, false ),
		'*' => array( '[\p{L}0-9]', false, false ),
		'S' => array( '\p{L}', false, false ),
	);

	private const WILDCARDS = array(
		'?' => array( '.', false, false ),
		'…' => array( '.', true, true ),
	);

	/** @param list<list<Item>> $lines Alternative patterns. The value has to match at least one of them. */
	private function __construct( private readonly array $lines ) {}

	public static function mask( string $mask ): self {
		return new self( array( self::items( $mask, self::SIGNS ) ) );
	}

	/** Creates a pattern from text with wildcards. Each line is an alternative. */
	public static function wildcards( string $patterns ): self {
		$lines = array_filter(
			array_map( Text::trim( ... ), explode( "\n", $patterns ) ),
			static fn( string $line ): bool => '' !== $line
		);
		return new self(
			array_values(
				array_map(
					static fn( string $line ): array =>
						self::items( str_replace( '...', '…', $line ), self::SIGNS + self::WILDCARDS ),
					$lines
				)
			)
		);
	}

	public function fits( string $text ): bool {
		$signs = Text::length( $text ) > self::MAX_CHARACTERS ? null : self::split( $text );
		foreach ( $this->lines as $items ) {
			if ( null !== $signs && self::fitsLine( $items, $signs ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns an example of a mask for visitors. 0 stands for a digit, A for a letter, and X for either. */
	public static function example( string $mask ): string {
		$example = '';
		foreach ( self::items( $mask, self::SIGNS ) as $item ) {
			$example .= match ( $item['class'] ) {
				'[0-9]'     => $item['repeated'] ? '0…' : '0',
				'\p{L}'     => 'A',
				'[\p{L}0-9]' => 'X',
				default     => $item['sign'],
			};
		}
		return $example;
	}

	/**
	 * @param array<array-key, array{string, bool, bool}> $known
	 * @return list<Item>
	 */
	private static function items( string $pattern, array $known ): array {
		$items      = array();
		$is_literal = false;
		foreach ( self::split( $pattern ) as $sign ) {
			if ( '\\' === $sign && ! $is_literal ) {
				$is_literal = true;
				continue;
			}
			[ $class, $optional, $repeated ] = $is_literal
				? array( '', false, false )
				: $known[ $sign ] ?? array( '', false, false );
			$items[]    = array( 'class' => $class, 'sign' => $sign, 'optional' => $optional, 'repeated' => $repeated );
			$is_literal = false;
		}
		return $items;
	}

	/**
	 * Checks whether the value matches an alternative. Tracks all possible positions in the pattern at the same time,
	 * so that no position is tried twice.
	 *
	 * @param list<Item>   $items
	 * @param list<string> $signs
	 */
	private static function fitsLine( array $items, array $signs ): bool {
		$places = self::reached( $items, array( 0 => true ) );
		foreach ( $signs as $sign ) {
			$next  = array();
			$known = array();
			foreach ( array_keys( $places ) as $place ) {
				$item = $items[ $place ] ?? null;
				if ( null === $item ) {
					continue;
				}
				$known[ $item['class'] . $item['sign'] ] ??= self::accepts( $item, $sign );
				if ( $known[ $item['class'] . $item['sign'] ] ) {
					$next[ $item['repeated'] ? $place : $place + 1 ] = true;
				}
			}
			$places = self::reached( $items, $next );
			if ( array() === $places ) {
				return false;
			}
		}
		return isset( $places[ count( $items ) ] );
	}

	/**
	 * Adds the positions that can be reached by skipping optional items.
	 *
	 * @param list<Item>       $items
	 * @param array<int, true> $places
	 * @return array<int, true>
	 */
	private static function reached( array $items, array $places ): array {
		foreach ( $items as $place => $item ) {
			if ( $item['optional'] && isset( $places[ $place ] ) ) {
				$places[ $place + 1 ] = true;
			}
		}
		return $places;
	}

	/** @param Item $item */
	private static function accepts( array $item, string $sign ): bool {
		return '' === $item['class'] ? $item['sign'] === $sign : 1 === preg_match( "/^{$item['class']}$/Dus", $sign );
	}

	/** @return list<string> */
	private static function split( string $text ): array {
		return mb_str_split( $text, 1, 'UTF-8' );
	}
}
