<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Form\Fields\FieldTypes;
use Vestibule\Form\Fields\HoldsRows;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of a form as a page shows them: without those hidden in the editor and fields whose plugin is inactive,
 * with the blocks of synced patterns in their place, and with an id for each group that has conditions. A form is both
 * read and printed from these blocks, so that a page shows what a submission is asked for.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class FormContent {

	public const PATTERN = 'core/block';

	/** Attribute with the id of a conditional group; never stored. */
	private const ID = 'vestibulePart';

	/** How many conditional groups came before. */
	private int $groups = 0;

	private function __construct( private readonly FieldTypes $types ) {}

	/** @return list<Block> */
	public static function blocks( string $content, FieldTypes $types ): array {
		return ( new self( $types ) )->shown( parse_blocks( $content ), array() );
	}

	/**
	 * Empty for a block that is no conditional group.
	 *
	 * @param array<array-key, mixed> $block
	 */
	public static function groupId( array $block ): string {
		$id = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ self::ID ] ?? '' : '';
		return is_string( $id ) ? $id : '';
	}

	/**
	 * @param array<array-key, mixed> $blocks   As parse_blocks gives them.
	 * @param list<int>               $patterns Around them: none may hold itself.
	 * @return list<Block>
	 */
	private function shown( array $blocks, array $patterns ): array {
		$shown = array();
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			/** @var Block $block */
			if ( ! $this->isGone( $block ) ) {
				$shown[] = $this->prepared( $block, $patterns );
			}
		}
		return $shown;
	}

	/** @param Block $block */
	private function isGone( array $block ): bool {
		$name = $block['blockName'];
		return false === self::visibility( $block )
			|| ( FieldTypes::isField( $name ) && null === $this->types->forBlock( $name ) );
	}

	/**
	 * @param Block     $block
	 * @param list<int> $patterns
	 * @return Block
	 */
	private function prepared( array $block, array $patterns ): array {
		unset( $block['attrs'][ self::ID ] );
		$type = $this->types->forBlock( $block['blockName'] );
		if ( ConfirmationBlocks::BLOCK === $block['blockName'] ) {
			return $block;
		}
		if ( null === $type && ! ConditionalBlock::conditions( $block )->isAlways() ) {
			$block['attrs'][ self::ID ] = ConditionalBlock::id( ++$this->groups );
		}
		if ( null === $type ) {
			$block = $this->withPattern( $block, $patterns ) ?? $this->withInner( $block, $patterns );
		} elseif ( $type instanceof HoldsRows ) {
			// A row counts its own groups.
			$block = ( new self( $this->types ) )->withInner( $block, $patterns );
		}
		// Phones could not answer a field that they don't show.
		if ( is_array( self::visibility( $block ) ) && $this->holdsField( $block ) ) {
			$metadata                   = (array) $block['attrs']['metadata'];
			$block['attrs']['metadata'] = array_diff_key( $metadata, array( 'blockVisibility' => true ) );
		}
		return $block;
	}

	/**
	 * Null for a block that is no synced pattern, or that holds its blocks already (View\CalendarFirst).
	 *
	 * @param Block     $block
	 * @param list<int> $patterns
	 * @return Block|null
	 */
	private function withPattern( array $block, array $patterns ): ?array {
		$ref = $block['attrs']['ref'] ?? 0;
		if ( self::PATTERN !== $block['blockName'] || ! is_int( $ref ) || $ref <= 0 || array() !== $block['innerBlocks'] ) {
			return null;
		}
		$post  = in_array( $ref, $patterns, true ) ? null : get_post( $ref );
		$inner = $post instanceof WP_Post && self::isPublic( $post )
			? $this->shown( parse_blocks( $post->post_content ), array( ...$patterns, $ref ) )
			: array();
		return array( 'innerBlocks' => $inner, 'innerContent' => array_fill( 0, count( $inner ), null ) ) + $block;
	}

	private static function isPublic( WP_Post $post ): bool {
		return 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password;
	}

	/**
	 * @param Block     $block
	 * @param list<int> $patterns
	 * @return Block
	 */
	private function withInner( array $block, array $patterns ): array {
		$inner   = array();
		$content = array();
		$waiting = $block['innerBlocks'];
		foreach ( $block['innerContent'] as $chunk ) {
			$shown     = null === $chunk ? $this->shown( array_splice( $waiting, 0, 1 ), $patterns ) : array();
			$inner     = array( ...$inner, ...$shown );
			$content[] = null === $chunk ? ( array() === $shown ? '' : null ) : $chunk;
		}
		return array( 'innerBlocks' => $inner, 'innerContent' => $content ) + $block;
	}

	/** @param array<array-key, mixed> $block */
	private function holdsField( array $block ): bool {
		if ( null !== $this->types->forBlock( is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null ) ) {
			return true;
		}
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_filter( $block['innerBlocks'], is_array( ... ) ) : array();
		return array() !== array_filter( $inner, $this->holdsField( ... ) );
	}

	/**
	 * What "Hide" in the editor has stored: false, or where it hides the block.
	 *
	 * @param Block $block
	 */
	private static function visibility( array $block ): mixed {
		$metadata = $block['attrs']['metadata'] ?? null;
		return is_array( $metadata ) ? $metadata['blockVisibility'] ?? null : null;
	}
}
