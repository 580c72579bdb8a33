<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Tree\FieldReader;

/**
 * Gives a field block the attributes of its type. The block.json of the plugin's own blocks already has them
 * (`npm run make`), so that a page without a form makes no type.
 */
final class BlockAttributes {

	public function __construct( private readonly FieldTypes $types, private readonly FieldReader $reader ) {}

	/**
	 * @param array<string, mixed> $metadata Of a block.json.
	 * @return array<string, mixed>
	 */
	public function merge( array $metadata ): array {
		$type = $this->types->forBlock( is_string( $metadata['name'] ?? null ) ? $metadata['name'] : null );
		if ( null === $type ) {
			return $metadata;
		}
		return array( 'attributes' => $this->attributes( $type ) ) + $metadata;
	}

	/** @return array<string, array<string, mixed>> As a block.json has them, by name. */
	public function attributes( FieldType $type ): array {
		return array_map(
			static fn ( mixed $schema ): array => array(
				'type'    => is_array( $schema ) ? $schema['type'] ?? 'string' : 'string',
				'default' => is_array( $schema ) ? $schema['default'] ?? '' : '',
			),
			$this->reader->attributes( $type )
		);
	}
}
