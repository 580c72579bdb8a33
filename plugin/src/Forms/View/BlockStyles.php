<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the styles of a form block to custom properties for the form's style sheets. The editor does the same
 * (blocks/form/editor/blockStyles.ts). WordPress itself prints the styles of the block's element.
 */
final class BlockStyles {

	/** Pattern for CSS values that cannot end their declaration or contain a URL. */
	private const VALUE = '~^(?!.*/[/*])[\w .,#%()+*/-]+$~D';

	/** @param array<string, mixed> $attributes Attributes of the block. */
	public function __construct( private readonly array $attributes ) {}

	/** Checks whether the block has any styles. These styles need the rules in variations.css. */
	public function isSet(): bool {
		$class = $this->attributes['className'] ?? '';
		return '' !== $this->style() || is_string( $class ) && str_contains( $class, 'is-style-' );
	}

	public function style(): string {
		$properties = array(
			'paper'  => $this->color( 'backgroundColor' ) ?? self::css( $this->value( 'color', 'background' ) ),
			'ink'    => $this->color( 'textColor' ) ?? self::css( $this->value( 'color', 'text' ) ),
			'radius' => self::radius( $this->value( 'border', 'radius' ) ),
			'gap'    => self::css( $this->value( 'spacing', 'blockGap' ) ),
		);
		$style      = '';
		foreach ( array_filter( $properties, is_string( ... ) ) as $name => $value ) {
			$style .= "--vestibule-{$name}:{$value};";
		}
		return $style;
	}

	/** Returns the CSS variable of a color from the palette. Null if no color is set. */
	private function color( string $attribute ): ?string {
		$slug = $this->attributes[ $attribute ] ?? null;
		return is_string( $slug ) ? self::css( 'var:preset|color|' . _wp_to_kebab_case( $slug ) ) : null;
	}

	private function value( string $group, string $name ): mixed {
		$style  = $this->attributes['style'] ?? null;
		$values = is_array( $style ) ? $style[ $group ] ?? null : null;
		return is_array( $values ) ? $values[ $name ] ?? null : null;
	}

	/** Returns one radius for all corners, or four radii in the order of the CSS shorthand. */
	private static function radius( mixed $value ): ?string {
		if ( ! is_array( $value ) ) {
			return self::css( $value );
		}
		$corners = array_map(
			static fn ( string $corner ): ?string => self::css( $value[ $corner ] ?? '0' ),
			array( 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' )
		);
		return in_array( null, $corners, true ) ? null : implode( ' ', $corners );
	}

	/**
	 * Returns a safe CSS value. Replaces a preset with its custom property, and 0 with 0px, because calc() needs a
	 * unit.
	 */
	private static function css( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = str_starts_with( $value, 'var:' )
			? 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')'
			: $value;
		return '0' === $value ? '0px' : ( 1 === preg_match( self::VALUE, $value ) ? $value : null );
	}
}
