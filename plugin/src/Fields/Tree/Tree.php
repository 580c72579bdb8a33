<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Prefill;
use Vestibule\Fields\Value;

/**
 * Parsed blocks of a form or a repeater row (BlockReader). Pages and submissions use the same nodes, so that pages
 * display exactly the fields that submissions require.
 *
 * @phpstan-import-type Block from Node
 */
final class Tree {

	/** @param list<Node> $nodes Nodes, in the order of the page. */
	public function __construct( public readonly array $nodes = array() ) {}

	/** @return list<Block> Blocks for rendering. */
	public function blocks(): array {
		return array_map( static fn ( Node $node ): array => $node->block(), $this->nodes );
	}

	/** @return list<FormField> Fields, in the order of the page. */
	public function fields(): array {
		return array_merge( ...array_map( static fn ( Node $node ): array => $node->fields(), $this->nodes ) );
	}

	/** @return string Error about the first incomplete field. Empty if all fields are complete. */
	public function unfinished(): string {
		foreach ( $this->fields() as $field ) {
			$fault = $field->type->unfinished( $field );
			$fault = '' === $fault ? Prefill::fault( $field ) : $fault;
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}

	/** @return list<Part> Parts that conditions can hide, in the order of the page. */
	public function parts(): array {
		return self::partsOf( $this->nodes, '' );
	}

	/** @return list<Step> Steps at the top level of the form. */
	public function steps(): array {
		$steps = array();
		foreach ( $this->nodes as $node ) {
			if ( Step::BLOCK === $node->name() ) {
				$steps[] = new Step(
					$node->string( 'title' ),
					$node->string( 'nextLabel' ),
					$node->string( 'backLabel' ),
					array_map( static fn ( FormField $field ): string => $field->name, $node->fields() ),
					$node->group
				);
			}
		}
		return $steps;
	}

	/**
	 * @param list<Node> $nodes
	 * @param string     $inside ID of the surrounding conditional group.
	 * @return list<Part>
	 */
	private static function partsOf( array $nodes, string $inside ): array {
		$parts = array();
		foreach ( $nodes as $node ) {
			if ( '' !== $node->group ) {
				$parts[] = new Part( $node->group, array(), $inside, $node->conditions );
			} elseif ( null !== $node->field && ( '' !== $inside || ! $node->conditions->isAlways() ) ) {
				$parts[] = new Part( $node->field->name, self::names( $node->field ), $inside, $node->conditions );
			}
			array_push( $parts, ...self::partsOf( $node->children, '' === $node->group ? $inside : $node->group ) );
		}
		return $parts;
	}

	/** @return list<string> Input names of a field, including those of its columns. */
	private static function names( FormField $field ): array {
		$columns = $field->type instanceof HoldsRows ? $field->type->columns( $field, new Value( array() ) ) : array();
		$names   = array_map( strval( ... ), array_keys( $field->labels() + $columns ) );
		return array_values( array_unique( array( $field->name, ...$names ) ) );
	}
}
