<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\Contracts\Schema;

/** The routes' arguments out of the contracts, in the shape that register_rest_route() wants. */
final class RestArgs {

	public function __construct( private readonly Schema $schema ) {}

	/** @return array<string, array<string, mixed>> */
	public function query(): array {
		return $this->fromContract( 'entries-query', null );
	}

	/**
	 * Of a write route.
	 *
	 * @param list<string> $names Such as `status`.
	 * @return array<string, array<string, mixed>>
	 */
	public function change( array $names ): array {
		return $this->fromContract( 'entries-change', $names );
	}

	/** @return array<string, mixed> */
	public function schema( string $name ): array {
		return $this->schema->read( $name );
	}

	/**
	 * @param list<string>|null $only
	 * @return array<string, array<string, mixed>>
	 */
	private function fromContract( string $contract, ?array $only ): array {
		$schema     = $this->schema->read( $contract );
		$required   = is_array( $schema['required'] ?? null ) ? $schema['required'] : array();
		$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
		$args       = array();
		foreach ( $properties as $name => $property ) {
			if ( is_array( $property ) && ( null === $only || in_array( $name, $only, true ) ) ) {
				/** @var array<string, mixed> $property */
				$args[ (string) $name ] = array( 'required' => in_array( $name, $required, true ) ) + $property;
			}
		}
		return $args;
	}
}
