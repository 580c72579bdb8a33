<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/** Helpers for the plugin's attributes that any block can have, and for the HTML of blocks with these attributes. */
final class MarkedBlock {

	/** Tags that can precede the block's own tag and are invisible. */
	private const UNSEEN = array( 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE' );

	/**
	 * Registers the attribute for block types, because the editor's server-side preview rejects unknown attributes.
	 * Must be called in wp-admin and REST requests, after all block types have been registered. Not needed on pages.
	 *
	 * @param list<string>|null $names Block types; null for all.
	 */
	public static function declare( string $attribute, ?array $names = null ): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( null === $names || in_array( $name, $names, true ) ) {
				$type->attributes = array(
					$attribute => array( 'type' => 'object' ),
				) + ( $type->attributes ?? array() );
			}
		}
	}

	/**
	 * @param array<string, mixed> $block Parsed block.
	 * @return array<array-key, mixed>|null Value of the attribute. Null in feeds, or if the block doesn't have it.
	 */
	public static function settings( array $block, string $name ): ?array {
		$settings = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $name ] ?? null : null;
		return is_array( $settings ) && ! is_feed() ? $settings : null;
	}

	/** Returns a processor positioned at the block's first visible tag. Null if the block displays nothing. */
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
