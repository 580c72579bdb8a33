<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use WP_Block;

/**
 * Resolves block bindings in forms, such as pattern overrides and sources from other plugins. WordPress only resolves
 * bindings when it renders a block, but submissions need the values too.
 *
 * @phpstan-import-type Block from Node
 */
final class Bindings {

	private const OVERRIDES = 'core/pattern-overrides';

	/**
	 * @param Block                $block
	 * @param array<string, mixed> $context Block context, including the overrides of the surrounding pattern.
	 * @return Block Block with the values of its bound attributes. Unchanged in WordPress versions before 6.9, because
	 * they don't support bindings in plugins' blocks.
	 */
	public static function resolve( array $block, array $context ): array {
		$bindings = is_array( $block['attrs']['metadata'] ?? null )
			? $block['attrs']['metadata']['bindings'] ?? null
			: null;
		if (
			! is_array( $bindings )
				|| ! str_starts_with( (string) $block['blockName'], 'vestibule/' )
				|| ! function_exists( 'get_block_bindings_supported_attributes' )
		) {
			return $block;
		}
		$bound    = null;
		$is_open  = self::OVERRIDES === (
			is_array( $bindings['__default'] ?? null ) ? $bindings['__default']['source'] ?? '' : ''
		);
		foreach ( get_block_bindings_supported_attributes( (string) $block['blockName'] ) as $attribute ) {
			$binding = $bindings[ $attribute ] ?? ( $is_open ? array( 'source' => self::OVERRIDES ) : null );
			$source  = is_array( $binding ) && is_string( $binding['source'] ?? null )
				? get_block_bindings_source( $binding['source'] )
				: null;
			if ( ! is_array( $binding ) || null === $source ) {
				continue;
			}
			$bound        ??= new WP_Block(
				array( 'innerBlocks' => array(), 'innerContent' => array() ) + $block,
				$context
			);
			$bound->context = array_intersect_key(
				$context,
				array_flip( $source->uses_context ?? array() )
			) + $bound->context;
			$value          = $source->get_value(
				is_array( $binding['args'] ?? null ) ? $binding['args'] : array(),
				$bound,
				$attribute
			);
			if ( is_string( $value ) ) {
				$block['attrs'][ $attribute ] = $value;
			}
		}
		return $block;
	}
}
