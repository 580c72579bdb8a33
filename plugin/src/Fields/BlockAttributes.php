<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Tree\FieldReader;

/**
 * Adds the attributes of a field type to the metadata of its block. The block.json files of the plugin's own blocks
 * already contain these attributes (`npm run make`), so pages without a form don't load any types.
 */
final class BlockAttributes {

	public function __construct( private readonly FieldTypes $types, private readonly FieldReader $reader ) {}

	/**
	 * @param array<string, mixed> $metadata Contents of a block.json file.
	 * @return array<string, mixed> Metadata with the attributes. Unchanged if the block is not a field.
	 */
	public function merge( array $metadata ): array {
		$type = $this->types->forBlock( is_string( $metadata['name'] ?? null ) ? $metadata['name'] : null );
		if ( null === $type ) {
			return $metadata;
		}
		return array( 'attributes' => $this->attributes( $type ) ) + $metadata;
	}

	/** @return array<string, array<string, mixed>> Attributes by name, in the format of block.json. */
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
