<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\ConditionSet;
use Vestibule\Contracts\Conditions\Part;
use Vestibule\Form\Fields\FieldType;
use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\Fields\HoldsRows;
use Vestibule\Form\Fields\Value;
use Vestibule\Form\Steps\Step;
use Vestibule\Form\Steps\StepPrinter;

/**
 * Reads a form out of its blocks: the fields, also those inside groups and columns, and what conditions can hide.
 *
 * @phpstan-import-type Block from FormContent
 */
final class BlockReader {

	public function __construct( private readonly FieldTypes $types, private readonly FieldReader $reader ) {}

	/** @return list<Field> In the order of the page. */
	public function fields( string $content ): array {
		return $this->read( $content )->fields;
	}

	public function read( string $content ): FormBlocks {
		return $this->readBlocks( $this->blocks( $content ) );
	}

	/** @return list<Block> As a page shows them. */
	public function blocks( string $content ): array {
		return FormContent::blocks( $content, $this->types );
	}

	/**
	 * @param mixed $blocks As FormContent gives them.
	 * @param bool  $in_row Leaves out types that cannot stand in rows.
	 */
	private function readBlocks( mixed $blocks, bool $in_row = false ): FormBlocks {
		$names   = new FieldNames();
		$fields  = array();
		$parts   = array();
		$waiting = self::below( $blocks, '' );
		while ( array() !== $waiting ) {
			[ $block, $inside ] = array_shift( $waiting );
			$attributes         = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			$type               = $this->types->forBlock( is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null );
			$conditions         = ConditionalBlock::conditions( $block );
			$group              = FormContent::groupId( $block );
			if ( null !== $type && $in_row && ! $type->standsInRow() ) {
				continue;
			}
			if ( null !== $type ) {
				$field    = $this->field( $type, $attributes, $names, $block['innerBlocks'] ?? array() );
				$fields[] = $field;
				if ( '' !== $inside || ! $conditions->isAlways() ) {
					$parts[] = self::fieldPart( $field, $inside, $conditions );
				}
			} elseif ( '' !== $group ) {
				$parts[] = new Part( $group, array(), $inside, $conditions );
				$inside  = $group;
			}
			array_unshift( $waiting, ...( self::isOwn( $block, $type ) ? array() : self::below( $block['innerBlocks'] ?? array(), $inside ) ) );
		}
		return new FormBlocks( $fields, $parts );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param mixed                   $inner      The blocks in the field's.
	 */
	private function field( FieldType $type, array $attributes, FieldNames $names, mixed $inner ): Field {
		$field = $this->reader->read( $type, $attributes, $names );
		return $type instanceof HoldsRows ? $type->withRow( $field, $this->readBlocks( $inner, true ) ) : $field;
	}

	private static function fieldPart( Field $field, string $inside, ConditionSet $conditions ): Part {
		$names = array_map( strval( ... ), array_keys( $field->labels() + ( $field->type instanceof HoldsRows ? $field->type->columns( $field, new Value( array() ) ) : array() ) ) );
		return new Part( $field->name, array_values( array_unique( array( $field->name, ...$names ) ) ), $inside, $conditions );
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
		foreach ( str_contains( $content, '<!-- wp:' . StepPrinter::BLOCK ) ? $this->blocks( $content ) : array() as $block ) {
			$count = count( $this->readBlocks( array( $block ) )->fields );
			if ( StepPrinter::BLOCK === $block['blockName'] ) {
				$word    = static fn( string $key ): string => is_string( $block['attrs'][ $key ] ?? null ) ? $block['attrs'][ $key ] : '';
				$names   = array_map( static fn( Field $field ): string => $field->name, array_slice( $fields, $begin, $count ) );
				$steps[] = new Step( $word( 'title' ), $word( 'nextLabel' ), $word( 'backLabel' ), $names, FormContent::groupId( $block ) );
			}
			$begin += $count;
		}
		return $steps;
	}

	/**
	 * Whether what stands in a block is no part of the form around it: the fields of a row, a message.
	 *
	 * @param array<array-key, mixed> $block
	 */
	private static function isOwn( array $block, ?FieldType $type ): bool {
		return $type instanceof HoldsRows || ConfirmationBlocks::BLOCK === ( $block['blockName'] ?? null );
	}

	/**
	 * @param mixed $blocks As FormContent gives them.
	 * @return list<array{array<array-key, mixed>, string}> Each with the group that it stands in.
	 */
	private static function below( mixed $blocks, string $inside ): array {
		$blocks = array_filter( is_array( $blocks ) ? $blocks : array(), is_array( ... ) );
		return array_map( static fn( array $block ): array => array( $block, $inside ), array_values( $blocks ) );
	}
}
