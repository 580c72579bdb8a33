<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\FormField;

/**
 * A block of a form as a page shows it: a field, a section, a step, a group, a synced pattern with its blocks, or any
 * other block.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: array<array<string, mixed>>,
 *     innerHTML: string, innerContent: list<string|null>}
 */
final class Node {

	public const PATTERN = 'core/block';

	/** Attribute with the id of a conditional group; never stored. */
	private const GROUP = 'vestibulePart';

	/**
	 * @param Block      $block    As parse_blocks gives it, with a null for each child in its content.
	 * @param list<self> $children None of a field, whose rows are its own, and of a message.
	 * @param string     $group    The id of a conditional group; empty for a field and for what has no conditions.
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

	/** An attribute that is a text; empty when the block has none of the name. */
	public function string( string $attribute ): string {
		$text = $this->block['attrs'][ $attribute ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/** @return list<FormField> In the order of the page. */
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
		$block   = array( 'innerContent' => array( $open, ...array_fill( 0, count( $children ), null ), $close ) ) + $this->block;
		return new self( $block, $children, $this->conditions, $this->group, $this->field );
	}

	/** @return Block As WordPress renders it. A field has its name, a conditional group its id. */
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
	 * The id of the conditional group that a rendered block is; empty for others.
	 *
	 * @param array<array-key, mixed> $block As block() gave it.
	 */
	public static function groupOf( array $block ): string {
		$id = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::GROUP ] ?? '' : '';
		return is_string( $id ) ? $id : '';
	}
}
