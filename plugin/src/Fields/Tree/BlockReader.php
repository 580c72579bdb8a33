<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\FormField;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\HoldsRows;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the blocks of a form into a tree. Skips blocks that are hidden in the editor and fields whose plugin is
 * inactive. Replaces synced patterns with their blocks. Assigns an ID to each conditional group.
 *
 * @phpstan-import-type Block from Node
 */
final class BlockReader {

	/** Attribute for the conditions of the plugin's own blocks. */
	private const OWN = 'conditions';

	/** Attribute for the conditions of other blocks. It has a prefix to avoid conflicts. */
	private const FOREIGN = 'vestibuleConditions';

	/**
	 * @param bool $isRow Whether the blocks are in a repeater. If it is true, types that rows can't contain are
	 * skipped.
	 */
	public function __construct(
		private readonly FieldTypes $types,
		private readonly FieldReader $reader,
		private readonly bool $isRow = false,
	) {}

	public function read( string $content ): Tree {
		return new Tree( $this->nodes( parse_blocks( $content ), new FieldNames() ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks   Result of parse_blocks().
	 * @param array<int, mixed>       $patterns Overrides of the surrounding patterns, by post ID of the pattern.
	 * Patterns that contain themselves are skipped.
	 * @return list<Node>
	 */
	private function nodes( array $blocks, FieldNames $names, array $patterns = array() ): array {
		$context = array() === $patterns
			? array()
			: array( 'pattern/overrides' => $patterns[ array_key_last( $patterns ) ] );
		$nodes = array();
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			/** @var Block $block */
			$block['attrs'] ??= array();
			$block            = Bindings::resolve( $block, $context );
			$type             = $this->types->forBlock( $block['blockName'] );
			$is_gone          = null === $type
				? FieldTypes::isField( $block['blockName'] )
				: $this->isRow && ! $type->standsInRow();
			if ( $is_gone || false === self::visibility( $block ) ) {
				continue;
			}
			$node    = null === $type
				? $this->other( $block, $names, $patterns )
				: $this->field( $type, $block, $names, $patterns );
			$nodes[] = is_array( self::visibility( $block ) ) && array() !== $node->fields()
				? self::shownEverywhere( $node )
				: $node;
		}
		return $nodes;
	}

	/**
	 * @param Block             $block
	 * @param array<int, mixed> $patterns
	 */
	private function field( FieldType $type, array $block, FieldNames $names, array $patterns ): Node {
		$field = $this->reader->read( $type, $block['attrs'], $names );
		if ( $type instanceof HoldsRows ) {
			// A row has separate field names and group IDs.
			$reader = new self( $this->types, $this->reader, true );
			$row    = FormDefinition::ofRow(
				new Tree( $reader->nodes( $block['innerBlocks'], new FieldNames(), $patterns ) )
			);
			$field  = new FormField( $type, $field->name, array( 'row' => $row ) + $field->settings );
		}
		$block = array( 'innerBlocks' => array(), 'innerContent' => array() ) + $block;
		return new Node( $block, array(), self::conditions( $block ), field: $field );
	}

	/**
	 * @param Block             $block
	 * @param array<int, mixed> $patterns
	 */
	private function other( array $block, FieldNames $names, array $patterns ): Node {
		if ( ConfirmationBlocks::BLOCK === $block['blockName'] ) {
			return new Node( $block, array(), ConditionSet::read( null ) );
		}
		$conditions = self::conditions( $block );
		$group      = $conditions->isAlways() ? '' : $names->nextGroup();
		$ref        = Node::PATTERN === $block['blockName'] ? $block['attrs']['ref'] ?? 0 : 0;
		if ( is_int( $ref ) && $ref > 0 ) {
			$inside   = array_key_exists( $ref, $patterns ) ? array() : self::pattern( $ref );
			$children = $this->nodes(
				$inside,
				$names,
				$patterns + array( $ref => $block['attrs']['content'] ?? array() )
			);
			$content  = array_fill( 0, count( $children ), null );
		} else {
			[ $children, $content ] = $this->children( $block, $names, $patterns );
		}
		return new Node(
			array( 'innerBlocks' => array(), 'innerContent' => $content ) + $block,
			$children,
			$conditions,
			$group
		);
	}

	/**
	 * @param Block             $block
	 * @param array<int, mixed> $patterns
	 * @return array{list<Node>, list<string|null>} Child nodes and the content around them. Each skipped block becomes
	 * an empty string.
	 */
	private function children( array $block, FieldNames $names, array $patterns ): array {
		$children = array();
		$content  = array();
		$waiting  = $block['innerBlocks'];
		foreach ( $block['innerContent'] as $chunk ) {
			$found     = null === $chunk ? $this->nodes( array_splice( $waiting, 0, 1 ), $names, $patterns ) : array();
			$content[] = null === $chunk && array() === $found ? '' : $chunk;
			array_push( $children, ...$found );
		}
		return array( $children, $content );
	}

	/** @return array<array-key, mixed> Blocks of a published pattern. Empty if the pattern is not published. */
	private static function pattern( int $ref ): array {
		$post = get_post( $ref );
		if ( ! $post instanceof WP_Post || 'wp_block' !== $post->post_type ) {
			return array();
		}
		return 'publish' === $post->post_status && '' === $post->post_password
			? parse_blocks( $post->post_content )
			: array();
	}

	/** @param Block $block */
	private static function conditions( array $block ): ConditionSet {
		$is_own = str_starts_with( (string) $block['blockName'], 'vestibule/' );
		return ConditionSet::read( $block['attrs'][ $is_own ? self::OWN : self::FOREIGN ] ?? null );
	}

	/**
	 * Returns the setting that the editor's "Hide" option has stored: false, or the screen sizes at which the block is
	 * hidden.
	 *
	 * @param Block $block
	 */
	private static function visibility( array $block ): mixed {
		$metadata = $block['attrs']['metadata'] ?? null;
		return is_array( $metadata ) ? $metadata['blockVisibility'] ?? null : null;
	}

	/**
	 * Removes rules that hide blocks at some screen sizes, because visitors with small screens couldn't answer a hidden
	 * field.
	 */
	private static function shownEverywhere( Node $node ): Node {
		$block                      = $node->block;
		$block['attrs']['metadata'] = array_diff_key(
			(array) $block['attrs']['metadata'],
			array( 'blockVisibility' => true )
		);
		return new Node( $block, $node->children, $node->conditions, $node->group, $node->field );
	}
}
