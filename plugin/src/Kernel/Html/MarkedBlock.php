<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/** Blocks of any kind that carry an attribute of ours, and the HTML of one that is marked for it. */
final class MarkedBlock {

	/** Tags that may stand before the block's own and show nothing. */
	private const UNSEEN = array( 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE' );

	/**
	 * Declares the attribute: where the server draws a block for the editor, it refuses attributes it does not know.
	 * Pages show it undeclared, so this is for wp-admin and REST, after all block types are registered.
	 *
	 * @param list<string>|null $names Of block types; null for all.
	 */
	public static function declare( string $attribute, ?array $names = null ): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( null === $names || in_array( $name, $names, true ) ) {
				$type->attributes = array( $attribute => array( 'type' => 'object' ) ) + ( $type->attributes ?? array() );
			}
		}
	}

	/**
	 * @param array<string, mixed> $block As it was parsed.
	 * @return array<array-key, mixed>|null Null where the block has none, or shows nothing to mark.
	 */
	public static function settings( array $block, string $name ): ?array {
		$settings = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
		return is_array( $settings ) && ! is_feed() ? $settings : null;
	}

	/** The tag of the block itself; null where it shows nothing. */
	public static function tag( string $html ): ?WP_HTML_Tag_Processor {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( ! in_array( $tags->get_tag(), self::UNSEEN, true ) ) {
				return $tags;
			}
		}
		return null;
	}

	public static function addStyle( WP_HTML_Tag_Processor $tag, string $style ): void {
		if ( '' !== $style ) {
			$own = $tag->get_attribute( 'style' );
			$own = is_string( $own ) ? rtrim( $own, "; \t\n" ) : '';
			$tag->set_attribute( 'style', ( '' === $own ? '' : $own . ';' ) . $style );
		}
	}
}
