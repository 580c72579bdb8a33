<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

/** Finds the forms shown in a post's content, by their post IDs. */
final class ShownForms {

	public const BLOCK = 'vestibule/form';

	/** Block that shows a form with the calendar as its first step. */
	public const BOOKING = 'vestibule/booking';

	/** @return list<int> Post IDs without duplicates, in the order of the content. */
	public static function in( string $content ): array {
		return str_contains( $content, 'wp:' . self::BLOCK . ' ' )
			|| str_contains( $content, 'wp:' . self::BOOKING . ' ' )
			? array_values( array_unique( self::inBlocks( parse_blocks( $content ) ) ) )
			: array();
	}

	/**
	 * @param array<array-key, mixed> $blocks Result of parse_blocks().
	 * @return list<int>
	 */
	private static function inBlocks( array $blocks ): array {
		$forms = array();
		foreach ( $blocks as $block ) {
			$block = is_array( $block ) ? $block : array();
			$ref   = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? null : null;
			if (
				in_array( $block['blockName'] ?? null, array( self::BLOCK, self::BOOKING ), true ) && is_numeric( $ref )
			) {
				$forms[] = (int) $ref;
			}
			array_push(
				$forms,
				...self::inBlocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() )
			);
		}
		return $forms;
	}
}
