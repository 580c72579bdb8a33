<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Form\Fields\FieldType;
use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\Steps\Step;
use Vestibule\Form\Steps\StepPrinter;

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
	 * The steps that the same content has: blocks of their own, not inside of others.
	 *
	 * @param list<Field> $fields What fields() made of it.
	 * @return list<Step>
	 */
	public function steps( string $content, array $fields ): array {
		$steps = array();
		$begin = 0;
		foreach ( str_contains( $content, '<!-- wp:' . StepPrinter::BLOCK ) ? parse_blocks( $content ) : array() as $block ) {
			$count = iterator_count( $this->fieldBlocks( array( $block ) ) );
			if ( StepPrinter::BLOCK === $block['blockName'] ) {
				$word    = static fn( string $key ): string => is_string( $block['attrs'][ $key ] ?? null ) ? $block['attrs'][ $key ] : '';
				$names   = array_map( static fn( Field $field ): string => $field->name, array_slice( $fields, $begin, $count ) );
				$steps[] = new Step( $word( 'title' ), $word( 'nextLabel' ), $word( 'backLabel' ), $names );
			}
			$begin += $count;
		}
		return $steps;
	}

	/**
	 * @param array<array-key, mixed> $blocks As parse_blocks gives them.
	 * @return \Generator<array{FieldType, array<array-key, mixed>}>
	 */
	private function fieldBlocks( array $blocks ): \Generator {
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
