<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use WP_HTML_Processor;

/** Normalized HTML, line by line, identical to the output of tests/unit/views/canonical.ts. */
final class Canonical {

	/** @return list<string> */
	public static function of( string $html ): array {
		$reader = WP_HTML_Processor::create_fragment( $html );
		$root   = new Node( '', '' );
		$open   = array( $root );
		while ( $reader?->next_token() ) {
			$parent = false === end( $open ) ? $root : end( $open );
			$type   = (string) $reader->get_token_type();
			if ( '#tag' !== $type ) {
				$parent->add( '#text' === $type ? Node::text( $reader->get_modifiable_text() ) : Node::comment( $reader->get_modifiable_text() ) );
			} elseif ( $reader->is_tag_closer() ) {
				array_pop( $open );
			} else {
				$node = new Node( strtolower( (string) $reader->get_tag() ), self::attributes( $reader ) );
				$parent->add( $node );
				if ( $reader->expects_closer() ) {
					$open[] = $node;
				} elseif ( '' !== $reader->get_modifiable_text() ) {
					$node->add( Node::text( $reader->get_modifiable_text() ) );
				}
			}
		}
		$fault = null === $reader ? 'no fragment' : $reader->get_last_error();
		return null === $fault ? array_merge( ...array_map( static fn( Node $node ): array => $node->lines( '' ), $root->children() ) ) : array( "Not read: {$fault}" );
	}

	private static function attributes( WP_HTML_Processor $reader ): string {
		$all = array();
		foreach ( $reader->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value = $reader->get_attribute( $name );
			$all[] = " {$name}='" . strtr( is_string( $value ) ? $value : '', array( '&' => '&amp;', "'" => '&#39;' ) ) . "'";
		}
		sort( $all, SORT_STRING );
		return implode( '', $all );
	}
}
