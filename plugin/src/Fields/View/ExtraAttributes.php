<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

/** Adds attributes from filters to an element of a form. Classes are appended. Existing attributes are not replaced. */
final class ExtraAttributes {

	/**
	 * @template Value of bool|int|string|null
	 * @param array<string, Value> $own
	 * @param mixed                $extra Attribute values by attribute name, from a filter.
	 * @return array<string, Value|string>
	 */
	public static function merge( array $own, mixed $extra ): array {
		foreach ( is_array( $extra ) ? $extra : array() as $name => $value ) {
			$name = (string) $name;
			if ( 'class' === $name && is_string( $value ) ) {
				$own['class'] = trim( ( is_string( $own['class'] ?? null ) ? $own['class'] : '' ) . ' ' . $value );
			} elseif (
				is_string( $value )
					&& ! array_key_exists( $name, $own )
					&& 1 === preg_match( '/^(?!on)[a-z][a-z0-9_-]*$/D', $name )
			) {
				$own[ $name ] = $value;
			}
		}
		return $own;
	}
}
