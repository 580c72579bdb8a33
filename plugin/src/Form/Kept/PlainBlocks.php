<?php

declare(strict_types=1);

namespace Vestibule\Form\Kept;

use Vestibule\Form\FieldType;
use Vestibule\Form\FormPostType;

/**
 * Tells forms whose HTML is all there is to them. A block that comes from elsewhere may show each visitor something
 * else, and one with colours or a layout of its own registers styles while it is printed: such a form is made anew each
 * time.
 */
final class PlainBlocks {

	/** What a block with a layout of its own is given as a class; its styles go into the page's head. */
	private const LAYOUT = 'wp-container-';

	/** @param array<array-key, mixed> $blocks As parse_blocks gives them. */
	public function areAll( array $blocks, string $html ): bool {
		return ! str_contains( $html, self::LAYOUT ) && $this->arePlain( $blocks );
	}

	/** @param array<array-key, mixed> $blocks */
	private function arePlain( array $blocks ): bool {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) || ! $this->isPlain( $block ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<array-key, mixed> $block */
	private function isPlain( array $block ): bool {
		$name  = $block['blockName'] ?? null;
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$class = $attrs['className'] ?? '';
		$known = null === $name || 'vestibule/submit' === $name || in_array( $name, FormPostType::LAYOUT, true ) || ( is_string( $name ) && null !== FieldType::ofBlock( $name ) );
		return $known
			&& ! isset( $attrs['style'] )
			&& array() === array_diff_key( (array) ( $attrs['metadata'] ?? array() ), array( 'name' => true ) )
			&& is_string( $class ) && ! str_contains( $class, 'is-style-' )
			&& $this->arePlain( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() );
	}
}
