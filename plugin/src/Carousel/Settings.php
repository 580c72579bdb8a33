<?php

declare(strict_types=1);

namespace Vestibule\Carousel;

/** The settings of docs/reference/carousel.md, read from attributes as src/carousel/settings.ts reads them. */
final class Settings {

	private const SIZES = array( 'xxl', 'xl', 'md', 'sm', 'xs', 'ss' );

	/**
	 * @param array<string, int> $columns Slides in view, by size, from the widest.
	 * @param string|null        $previous Name of the previous arrow; null where none was given.
	 */
	private function __construct(
		public readonly string $label,
		public readonly string $next,
		public readonly ?string $previous,
		public readonly string $slide,
		public readonly int $interval,
		public readonly int $duration,
		public readonly bool $arrows,
		public readonly bool $dots,
		public readonly bool $holds,
		public readonly bool $loop,
		public readonly bool $auto,
		public readonly bool $thumbnails,
		public readonly bool $fade,
		public readonly array $columns,
		public readonly int $gutter,
		public readonly int $scroll,
	) {}

	/** @param array<array-key, mixed> $given Attributes by their names in the contract `carousel`. */
	public static function of( array $given ): self {
		$text = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $given );
		$is   = static fn ( string $name ): bool => 'false' !== ( $text[ $name ] ?? '' );
		$fade = 'fade' === ( $text['effect'] ?? '' );
		return new self(
			$text['label'] ?? '',
			$text['nextLabel'] ?? '',
			$text['prevLabel'] ?? null,
			$text['slideLabel'] ?? '',
			self::whole( $text['sliderSpeed'] ?? '', 500, 120_000 ) ?? 7000,
			self::whole( $text['animationSpeed'] ?? '', 0, 10_000 ) ?? 400,
			$is( 'arrows' ),
			$is( 'dots' ),
			$is( 'pauseOnHover' ),
			$is( 'loop' ) && ! $fade,
			$is( 'auto' ),
			'true' === ( $text['thumbnails'] ?? '' ),
			$fade,
			self::columns( $fade ? array() : $text ),
			self::whole( $text['gutter'] ?? '', 0, 200 ) ?? 24,
			self::whole( $text['scroll'] ?? '', 1, 12 ) ?? 1
		);
	}

	/**
	 * @param array<array-key, string> $text
	 * @return array<string, int> Each size takes the number of the next larger one when it has none of its own.
	 */
	private static function columns( array $text ): array {
		$columns = array();
		$last    = 1;
		foreach ( self::SIZES as $size ) {
			$last             = self::whole( $text[ $size ] ?? '', 1, 12 ) ?? $last;
			$columns[ $size ] = $last;
		}
		return $columns;
	}

	private static function whole( string $text, int $least, int $most ): ?int {
		$number = 1 === preg_match( '/^[0-9]{1,6}$/D', $text ) ? (int) $text : -1;
		return $number >= $least && $number <= $most ? $number : null;
	}
}
