<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\FormField;

/**
 * Block of a form, in the structure in which pages render it: a field, section, step, group, synced pattern with its
 * blocks, or any other block.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: array<array<string, mixed>>,
 *     innerHTML: string, innerContent: list<string|null>}
 */
final class Node {

	public const PATTERN = 'core/block';

	/** Attribute for the ID of a conditional group. Only used for rendering, never stored. */
	private const GROUP = 'vestibulePart';

	/**
	 * @param Block      $block    Result of parse_blocks(). Its content contains one null for each child.
	 * @param list<self> $children Child nodes. Empty for confirmation messages, and for fields, because repeaters
	 * manage their rows themselves.
	 * @param string     $group    ID of the conditional group. Empty for fields and blocks without conditions.
	 */
	public function __construct(
		public readonly array $block,
		public readonly array $children,
		public readonly ConditionSet $conditions,
		public readonly string $group = '',
		public readonly ?FormField $field = null,
	) {}

	public function name(): string {
		return $this->block['blockName'] ?? '';
	}

	/** Returns a string attribute. Empty if it is missing or not a string. */
	public function string( string $attribute ): string {
		$text = $this->block['attrs'][ $attribute ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/** @return list<FormField> Fields, in the order of the page. */
	public function fields(): array {
		$inside = array_map( static fn ( self $child ): array => $child->fields(), $this->children );
		return null === $this->field ? array_merge( ...$inside ) : array( $this->field );
	}

	/** @param list<self> $children */
	public function withChildren( array $children ): self {
		$content = $this->block['innerContent'];
		$open    = is_string( $content[0] ?? null ) ? $content[0] : '';
		$last    = $content[ count( $content ) - 1 ] ?? null;
		$close   = count( $content ) > 1 && is_string( $last ) ? $last : '';
		$block   = array(
			'innerContent' => array( $open, ...array_fill( 0, count( $children ), null ), $close ),
		) + $this->block;
		return new self( $block, $children, $this->conditions, $this->group, $this->field );
	}

	/** @return Block Block for rendering. Contains the name of a field, or the ID of a conditional group. */
	public function block(): array {
		$block = $this->block;
		if ( array() !== $this->children ) {
			$block['innerBlocks'] = array_map( static fn ( self $child ): array => $child->block(), $this->children );
		}
		unset( $block['attrs'][ self::GROUP ] );
		if ( '' !== $this->group ) {
			$block['attrs'][ self::GROUP ] = $this->group;
		}
		if ( null !== $this->field ) {
			$block['attrs']['name'] = $this->field->name;
		}
		return $block;
	}

	/**
	 * Returns the conditional group ID of a rendered block. Empty if it is not a conditional group.
	 *
	 * @param array<array-key, mixed> $block Result of block().
	 */
	public static function groupOf( array $block ): string {
		$id = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::GROUP ] ?? '' : '';
		return is_string( $id ) ? $id : '';
	}
}
