<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

/** Where slides stop, as src/carousel/stops.ts says: each place has a dot at the sizes that have it. */
final class Stops {

	/** @return list<int> The slides, counted from 0, that can stand first in view. */
	public static function forColumns( int $count, int $columns, int $scroll, bool $loop ): array {
		if ( $count <= $columns ) {
			return array( 0 );
		}
		$last = $loop ? $count - 1 : $count - $columns;
		$all  = range( 0, $last, 1 === $scroll ? 1 : min( $columns, max( 1, $last ) ) );
		return $loop || end( $all ) === $last ? $all : array( ...$all, $last );
	}

	/**
	 * @param array<string, int> $columns
	 * @return list<string> For each slide the sizes at which it is a stop, as words for `data-at`.
	 */
	public static function at( int $count, array $columns, int $scroll, bool $loop ): array {
		$sizes = array_fill( 0, $count, array() );
		foreach ( $columns as $size => $number ) {
			foreach ( $count > $number ? self::forColumns( $count, $number, $scroll, $loop ) : array() as $slide ) {
				$sizes[ $slide ][] = $size;
			}
		}
		return array_map( static fn ( array $names ): string => implode( ' ', $names ), $sizes );
	}
}
