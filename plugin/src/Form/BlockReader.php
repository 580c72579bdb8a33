<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Form\Fields\FieldType;
use Vestibule\Form\Fields\FieldTypes;

/** Reads the fields of a form out of its blocks, also those inside groups and columns, in the order of the page. */
final class BlockReader {

	public function __construct( private readonly FieldTypes $types, private readonly FieldReader $reader ) {}

	/** @return list<Field> */
	public function fields( string $content ): array {
		$names  = new FieldNames();
		$fields = array();
		foreach ( $this->fieldBlocks( parse_blocks( $content ) ) as [ $type, $attributes ] ) {
			$fields[] = $this->reader->read( $type, $attributes, $names );
		}
		return $fields;
	}

	/**
	 * @param array<array-key, mixed> $blocks As parse_blocks gives them.
	 * @return iterable<array{FieldType, array<array-key, mixed>}>
	 */
	private function fieldBlocks( array $blocks ): iterable {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$type = $this->types->forBlock( is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null );
			if ( null !== $type ) {
				yield array( $type, is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() );
			}
			if ( is_array( $block['innerBlocks'] ?? null ) ) {
				yield from $this->fieldBlocks( $block['innerBlocks'] );
			}
		}
	}
}
