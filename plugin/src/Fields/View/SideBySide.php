<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\Field;
use Vestibule\Fields\Tree\Node;
use WP_HTML_Tag_Processor;

/**
 * Marks whatever holds a field of some width, so that the sheet sets its fields out side by side
 * (blocks/form/styles/width.css): asked by the sheet itself, every element of the page costs at every change.
 */
final class SideBySide {

	public const CLASS_NAME = 'vestibule-side-by-side';

	/** Other blocks have numbers and lengths of this name. */
	private const WIDTHS = array( 'half', 'third', 'two-thirds' );

	/** The class of a field's own element; empty for full width. */
	public static function width( Field $field ): string {
		return self::isNarrow( $field->string( 'width' ) ) ? ' is-width-' . $field->string( 'width' ) : '';
	}

	/** @param array<array-key, Field> $fields That one element holds. */
	public static function ofFields( array $fields ): string {
		$narrow = array_filter( $fields, static fn ( Field $field ): bool => self::isNarrow( $field->string( 'width' ) ) );
		return array() === $narrow ? '' : ' ' . self::CLASS_NAME;
	}

	/** @param mixed $blocks That one element holds, as parse_blocks gives them. */
	public static function ofBlocks( mixed $blocks ): string {
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			$block = is_array( $block ) ? $block : array();
			$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
			// A synced pattern has no element of its own.
			$is_narrow = Node::PATTERN === ( $block['blockName'] ?? null ) ? '' !== self::ofBlocks( $block['innerBlocks'] ?? array() ) : self::isNarrow( $attrs['width'] ?? '' );
			if ( $is_narrow ) {
				return ' ' . self::CLASS_NAME;
			}
		}
		return '';
	}

	/**
	 * Marks the element that stands right around such fields in the HTML that a block was saved with: a group, a column.
	 *
	 * @param array<array-key, mixed> $block As parse_blocks gives it.
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
		$block['innerBlocks'] = array_map( static fn ( mixed $one ): mixed => is_array( $one ) ? self::marked( $one ) : $one, $inner );
		return $block;
	}

	/** The last element that is opened, as WordPress finds what holds the blocks in another one. */
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
