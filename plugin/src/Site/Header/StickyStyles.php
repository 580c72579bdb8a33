<?php

declare(strict_types=1);

namespace Vestibule\Site\Header;

use Vestibule\Contract\Sticky;


/**
 * Returns the CSS classes and custom properties of a sticky block (contract sticky). The styles are in
 * src/sticky/sticky.css.
 */
final class StickyStyles {

	private function __construct(
		private readonly bool $isTop,
		private readonly bool $isShrinking,
		public readonly bool $isRevealing,
		public readonly int $offset,
		private readonly int $gap,
		private readonly string $padding,
	) {}

	/**
	 * @param array<array-key, mixed> $settings   Valid settings. The texts "true" and "1" from forms also count as
	 * true.
	 * @param array<array-key, mixed> $attributes Attributes of the block.
	 */
	public static function from( array $settings, array $attributes ): self {
		$values = Sticky::from( $settings );
		$isTop  = 'top' === $values->edge;
		return new self(
			$isTop,
			$isTop && $values->shrink,
			$values->reveal,
			$values->offset,
			$values->gap,
			self::padding( $attributes )
		);
	}

	/**
	 * @return list<string> Classes at the top of the page. src/sticky/sticky.ts updates them when the visitor scrolls.
	 */
	public function classes(): array {
		return array(
			'vestibule-sticky',
			$this->isTop ? 'is-sticky-top' : 'is-sticky-bottom',
			...( $this->isShrinking ? array( 'is-sticky-shrinking' ) : array() ),
			...( $this->isRevealing ? array( 'is-sticky-revealing' ) : array() ),
			'item-at-start',
		);
	}

	public function style(): string {
		return ( $this->gap > 0 ? "--vestibule-sticky-gap:{$this->gap}px;" : '' )
			. ( $this->isShrinking && '' !== $this->padding ? "--vestibule-sticky-padding:{$this->padding};" : '' );
	}

	/**
	 * Returns the block's top padding, so that CSS can shrink it without a script. Empty if the block has none or if
	 * the value is unsafe.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	private static function padding( array $attributes ): string {
		$value = $attributes;
		foreach ( array( 'style', 'spacing', 'padding', 'top' ) as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}
		$value = is_string( $value )
			? (string) preg_replace( '/^var:preset\|spacing\|([a-z0-9-]+)$/', 'var(--wp--preset--spacing--$1)', $value )
			: '';
		return 1 === preg_match( '/^(\d*\.?\d+(px|r?em|v[wh])|var\(--wp--preset--spacing--[a-z0-9-]+\))$/D', $value )
			? $value
			: '';
	}
}
