<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\Field;
use Vestibule\Fields\Tree\Node;
use WP_HTML_Tag_Processor;

/**
 * Adds a class to elements that contain fields with a width. The style sheet displays such fields side by side
 * (blocks/form/styles/width.css). The selector `:has()` is not used, because browsers would evaluate it on every
 * change, which is slow.
 */
final class FieldWidths {

	public const CLASS_NAME = 'vestibule-side-by-side';

	/** Widths of fields. Other values are ignored, because other blocks use this attribute for numbers and lengths. */
	private const WIDTHS = array( 'half', 'third', 'two-thirds' );

	/** Returns the class of a field's element. Empty for full width. */
	public static function width( Field $field ): string {
		return self::isNarrow( $field->string( 'width' ) ) ? ' is-width-' . $field->string( 'width' ) : '';
	}

	/** @param array<array-key, Field> $fields Fields that are in the same element. */
	public static function ofFields( array $fields ): string {
		$narrow = array_filter(
			$fields,
			static fn ( Field $field ): bool => self::isNarrow( $field->string( 'width' ) )
		);
		return array() === $narrow ? '' : ' ' . self::CLASS_NAME;
	}

	/** @param mixed $blocks Result of parse_blocks(), for blocks that are in the same element. */
	public static function ofBlocks( mixed $blocks ): string {
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			$block = is_array( $block ) ? $block : array();
			$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			// Patterns don't render an element, so the blocks of a synced pattern count as well.
			$is_narrow = Node::PATTERN === ( $block['blockName'] ?? null )
				? '' !== self::ofBlocks( $block['innerBlocks'] ?? array() )
				: self::isNarrow( $attrs['width'] ?? '' );
			if ( $is_narrow ) {
				return ' ' . self::CLASS_NAME;
			}
		}
		return '';
	}

	/**
	 * Adds the class to elements in the saved HTML of a block, such as a group or column, that directly contain fields
	 * with a width.
	 *
	 * @param array<array-key, mixed> $block Result of parse_blocks.
	 * @return array<array-key, mixed>
	 */
	public static function marked( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
		if ( array() === $inner ) {
			return $block;
		}
		$html = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'][0] ?? null : null;
		if ( is_string( $html ) && '' !== self::ofBlocks( $inner ) ) {
			$block['innerContent'][0] = self::markLast( $html );
		}
		$block['innerBlocks'] = array_map(
			static fn ( mixed $one ): mixed => is_array( $one ) ? self::marked( $one ) : $one,
			$inner
		);
		return $block;
	}

	/** Adds the class to the last opening tag, because WordPress inserts inner blocks there. */
	private static function markLast( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$last = 0;
		while ( $tags->next_tag() ) {
			++$last;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $last-- > 0 ) {
			$tags->next_tag();
		}
		$tags->add_class( self::CLASS_NAME );
		return $tags->get_updated_html();
	}

	private static function isNarrow( mixed $width ): bool {
		return in_array( $width, self::WIDTHS, true );
	}
}
