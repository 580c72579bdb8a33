<?php

declare(strict_types=1);

namespace Vestibule\Ajax;

/** A contract as the arguments of a route, in the shape that register_rest_route() wants. */
final class ContractArgs {

	/**
	 * @param array<string, mixed> $schema Of an object.
	 * @param list<string>|null    $only   Names; null stands for all.
	 * @return array<string, array<string, mixed>>
	 */
	public static function of( array $schema, ?array $only = null ): array {
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : array();
		$args     = array();
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( is_array( $property ) && ( null === $only || in_array( $name, $only, true ) ) ) {
				/** @var array<string, mixed> $property */
				$args[ (string) $name ] = array( 'required' => in_array( $name, $required, true ) ) + $property;
			}
		}
		return $args;
	}
}
