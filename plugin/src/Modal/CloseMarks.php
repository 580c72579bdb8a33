<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use WP_HTML_Tag_Processor;

/**
 * Makes what an editor marked to close a dialog work for everyone: a link without an address cannot be reached with the
 * keyboard, and without scripts the browser has to know what is meant.
 */
final class CloseMarks {

	private const CLASS_NAME = 'vestibule-modal-close';

	public static function in( string $content, string $id ): string {
		if ( ! str_contains( $content, self::CLASS_NAME ) ) {
			return $content;
		}
		$reader = new WP_HTML_Tag_Processor( $content );
		while ( $reader->next_tag( array( 'class_name' => self::CLASS_NAME ) ) ) {
			// A button block has the class on the element around its control.
			if ( self::isControl( $reader ) || ( $reader->next_tag( array( 'tag_closers' => 'visit' ) ) && self::isControl( $reader ) ) ) {
				self::complete( $reader, $id );
			}
		}
		return $reader->get_updated_html();
	}

	private static function isControl( WP_HTML_Tag_Processor $reader ): bool {
		return ! $reader->is_tag_closer() && in_array( $reader->get_tag(), array( 'A', 'BUTTON' ), true );
	}

	private static function complete( WP_HTML_Tag_Processor $reader, string $id ): void {
		if ( 'BUTTON' === $reader->get_tag() ) {
			$own = array( 'type' => 'button', 'command' => 'close', 'commandfor' => $id );
		} else {
			$own = null === $reader->get_attribute( 'href' ) ? array( 'href' => "#{$id}-closed", 'role' => 'button' ) : array();
		}
		foreach ( $own as $name => $value ) {
			if ( null === $reader->get_attribute( $name ) ) {
				$reader->set_attribute( $name, $value );
			}
		}
	}
}
