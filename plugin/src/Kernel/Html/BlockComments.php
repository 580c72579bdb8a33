<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Html;

use stdClass;
use WP_HTML_Tag_Processor;

/** Changes attributes in block comments. All other content stays byte for byte the same. */
final class BlockComments {

	/**
	 * @param list<string>                     $names  Block names, as in their comments.
	 * @param callable(string, stdClass): void $change Receives the block name and the attributes.
	 */
	public static function change( string $content, array $names, callable $change ): string {
		$names = implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '/' ), $names ) );
		return (string) preg_replace_callback(
			"/(<!--\s+wp:({$names})\s+)(\{(?:(?!-->).)*\})(?=\s+\/?-->)/s",
			static function ( array $found ) use ( $change ): string {
				$attributes = json_decode( $found[3] );
				$before     = json_decode( $found[3] );
				if ( ! $attributes instanceof stdClass ) {
					return $found[0];
				}
				$change( $found[2], $attributes );
				// phpcs:ignore Universal.Operators.StrictComparisons.LooseEqual, WordPress.PHP.StrictComparisons.LooseComparison -- Compares the contents of two objects.
				$is_same = $attributes == $before;
				return $is_same
					? $found[0]
					: $found[1]
					. ( array() === (array) $attributes ? '{}' : serialize_block_attributes( (array) $attributes ) );
			},
			$content
		);
	}

	/**
	 * Replaces attachment IDs in WordPress's image blocks, both in the attributes and in the image's class.
	 *
	 * @param callable(int $id): int $find Returns the new ID. 0 removes the ID, so that the image has only its URL.
	 */
	public static function changeImages( string $content, callable $find ): string {
		if ( ! str_contains( $content, 'wp:image' ) && ! str_contains( $content, 'wp-image-' ) ) {
			return $content;
		}
		$change  = static function ( string $block, stdClass $attributes ) use ( $find ): void {
			$id = is_int( $attributes->id ?? null ) ? $find( $attributes->id ) : 0;
			if ( $id > 0 ) {
				$attributes->id = $id;
			} else {
				unset( $attributes->id );
			}
		};
		$images = new WP_HTML_Tag_Processor( self::change( $content, array( 'image' ), $change ) );
		while ( $images->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$class = $images->get_attribute( 'class' );
			if ( ! is_string( $class ) || 1 !== preg_match( '/(?<!\S)wp-image-(\d{1,18})(?!\S)/', $class, $found ) ) {
				continue;
			}
			$id = $find( (int) $found[1] );
			if ( (int) $found[1] !== $id ) {
				$images->remove_class( $found[0] );
				$id > 0 && $images->add_class( "wp-image-{$id}" );
			}
		}
		return $images->get_updated_html();
	}
}
