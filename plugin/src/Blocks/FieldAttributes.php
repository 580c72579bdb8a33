<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

use Vestibule\Contracts\Schema;

/**
 * Gives each field block the attributes that the contract field.schema.json lists for its type, so they are written
 * once.
 */
final class FieldAttributes {

	/** @var array<array-key, mixed>|null */
	private ?array $properties = null;

	public function __construct( private readonly Schema $schema ) {}

	/**
	 * @param array<string, mixed> $metadata Of a block.json.
	 * @return array<string, mixed>
	 */
	public function merge( array $metadata ): array {
		$name = $metadata['name'] ?? '';
		if ( ! is_string( $name ) || ! str_starts_with( $name, 'vestibule/field-' ) ) {
			return $metadata;
		}
		$metadata['attributes'] = $this->of( substr( $name, 16 ) );
		return $metadata;
	}

	/** @return array<string, array{type: mixed, default: mixed}> */
	private function of( string $type ): array {
		$attributes = array();
		foreach ( $this->properties() as $key => $property ) {
			if ( ! is_array( $property ) ) {
				continue;
			}
			$types = $property['x-types'] ?? null;
			if ( ! is_array( $types ) || in_array( $type, $types, true ) ) {
				$attributes[ (string) $key ] = array(
					'type'    => $property['type'] ?? 'string',
					'default' => $property['default'] ?? '',
				);
			}
		}
		return $attributes;
	}

	/** @return array<array-key, mixed> */
	private function properties(): array {
		$properties       = $this->properties ?? $this->schema->read( 'field' )['properties'] ?? array();
		$this->properties = is_array( $properties ) ? $properties : array();
		return $this->properties;
	}
}
