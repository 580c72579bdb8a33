<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\FieldReader;

/** Gives each field block the attributes of its type, so that they are written once. */
final class BlockAttributes {

	public function __construct( private readonly FieldTypes $types, private readonly FieldReader $reader ) {}

	/**
	 * @param array<string, mixed> $metadata Of any block.json.
	 * @return array<string, mixed>
	 */
	public function merge( array $metadata ): array {
		$type = $this->types->forBlock( is_string( $metadata['name'] ?? null ) ? $metadata['name'] : null );
		if ( null === $type ) {
			return $metadata;
		}
		$metadata['attributes'] = array();
		foreach ( $this->reader->attributes( $type ) as $name => $schema ) {
			$metadata['attributes'][ $name ] = array(
				'type'    => is_array( $schema ) ? $schema['type'] ?? 'string' : 'string',
				'default' => is_array( $schema ) ? $schema['default'] ?? '' : '',
			);
		}
		return $metadata;
	}
}
