<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

defined( 'ABSPATH' ) || exit;

/**
 * What a form's block sets of its look, as the custom properties that the form's style sheets are written with. The
 * canvas says the same (blocks/form/editor/look.ts); WordPress itself prints what stands on the form's own element.
 */
final class Look {

	/** What a value of CSS is made of that can neither end its declaration nor name an address. */
	private const VALUE = '~^(?!.*/[/*])[\w .,#%()+*/-]+$~D';

	/** @param array<string, mixed> $attributes Of the block. */
	public function __construct( private readonly array $attributes ) {}

	/** False for a form that looks as its theme wants: it needs none of the rules in variations.css. */
	public function isSet(): bool {
		$class = $this->attributes['className'] ?? '';
		return '' !== $this->style() || is_string( $class ) && str_contains( $class, 'is-style-' );
	}

	public function style(): string {
		$properties = array(
			'paper'  => $this->colour( 'backgroundColor' ) ?? self::css( $this->value( 'color', 'background' ) ),
			'ink'    => $this->colour( 'textColor' ) ?? self::css( $this->value( 'color', 'text' ) ),
			'radius' => self::radius( $this->value( 'border', 'radius' ) ),
			'gap'    => self::css( $this->value( 'spacing', 'blockGap' ) ),
		);
		$style      = '';
		foreach ( array_filter( $properties, is_string( ... ) ) as $name => $value ) {
			$style .= "--vestibule-{$name}:{$value};";
		}
		return $style;
	}

	/** A colour of the palette. */
	private function colour( string $attribute ): ?string {
		$slug = $this->attributes[ $attribute ] ?? null;
		return is_string( $slug ) ? self::css( 'var:preset|color|' . _wp_to_kebab_case( $slug ) ) : null;
	}

	private function value( string $group, string $name ): mixed {
		$style  = $this->attributes['style'] ?? null;
		$values = is_array( $style ) ? $style[ $group ] ?? null : null;
		return is_array( $values ) ? $values[ $name ] ?? null : null;
	}

	/** One for all corners, or each its own, in the order of the shorthand. */
	private static function radius( mixed $value ): ?string {
		if ( ! is_array( $value ) ) {
			return self::css( $value );
		}
		$corners = array_map( static fn ( string $corner ): ?string => self::css( $value[ $corner ] ?? '0' ), array( 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ) );
		return in_array( null, $corners, true ) ? null : implode( ' ', $corners );
	}

	/** The name of a preset becomes its custom property; a nought has a unit, as sums need it. */
	private static function css( mixed $value ): ?string {
		if ( ! is_string( $value ) ) {
			return null;
		}
		$value = str_starts_with( $value, 'var:' ) ? 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')' : $value;
		return '0' === $value ? '0px' : ( 1 === preg_match( self::VALUE, $value ) ? $value : null );
	}
}
