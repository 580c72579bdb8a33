<?php

declare(strict_types=1);

namespace Vestibule\Site\Modal;

use Vestibule\Kernel\Html\Html;
use WP_HTML_Tag_Processor;

/** Prepares the content of a dialog: finds the heading that names it, and makes close buttons work. */
final class DialogContent {

	private const CLOSE = 'vestibule-modal-close';
	private const HEADINGS = array( 'H1', 'H2', 'H3', 'H4', 'H5', 'H6' );

	/**
	 * Finds the heading that names the dialog. This is the first heading with text that is not in a nested dialog. The
	 * heading gets the focus when the dialog opens.
	 *
	 * @param string $id ID for the heading if it has none.
	 * @return array{string, string} ID of the heading, and the content with that ID. The ID is empty if the content has
	 * no heading.
	 */
	public static function named( string $content, string $id ): array {
		$reader = new WP_HTML_Tag_Processor( $content );
		$depth  = 0;
		while ( $reader->next_token() ) {
			$tag = (string) $reader->get_tag();
			if ( 'DIALOG' === $tag ) {
				$depth += $reader->is_tag_closer() ? -1 : 1;
			}
			if ( $depth > 0 || $reader->is_tag_closer() || ! in_array( $tag, self::HEADINGS, true ) ) {
				continue;
			}
			$reader->set_bookmark( 'heading' );
			if ( self::hasWords( $reader, $tag ) ) {
				$reader->seek( 'heading' );
				$own = $reader->get_attribute( 'id' );
				if ( is_string( $own ) && 1 === preg_match( '/^\S+$/', $own ) ) {
					$id = $own;
				} else {
					$reader->set_attribute( 'id', $id );
				}
				// Screen readers announce a focused heading. They don't announce the name of a dialog in which a button
				// has the focus.
				if ( ! self::asksForFocus( $content ) ) {
					$reader->set_attribute( 'tabindex', '-1' );
					$reader->set_attribute( 'autofocus', true );
				}
				return array( $id, $reader->get_updated_html() );
			}
		}
		return array( '', $content );
	}

	/**
	 * Returns a heading for a dialog without one, so that the heading can get the focus. Empty if other content has
	 * autofocus.
	 */
	public static function spokenName( string $name, string $content ): string {
		if ( self::asksForFocus( $content ) ) {
			return '';
		}
		$attributes = array( 'class' => 'vestibule-modal__name', 'tabindex' => -1, 'autofocus' => true );
		return Html::element( 'h2', $attributes, Html::escapeAgainstTextFilters( $name ) );
	}

	/** Checks whether the author has chosen which element gets the focus, for example the first field of a form. */
	private static function asksForFocus( string $content ): bool {
		$reader = new WP_HTML_Tag_Processor( $content );
		while ( $reader->next_tag() ) {
			if ( null !== $reader->get_attribute( 'autofocus' ) ) {
				return true;
			}
		}
		return false;
	}

	/** Checks whether the heading contains text, or an image with alternative text. */
	private static function hasWords( WP_HTML_Tag_Processor $reader, string $heading ): bool {
		while ( $reader->next_token() ) {
			$alt   = $reader->get_attribute( 'alt' );
			$words = '#text' === $reader->get_token_type() ? $reader->get_modifiable_text() : $alt;
			if ( is_string( $words ) && '' !== trim( $words, " \n\r\t\u{a0}" ) ) {
				return true;
			}
			if ( $reader->is_tag_closer() && $reader->get_tag() === $heading ) {
				return false;
			}
		}
		return false;
	}

	/**
	 * Completes elements that close the dialog. Links without a URL get one, so that they can be reached with the
	 * keyboard. Buttons get a command, so that they work without scripts.
	 */
	public static function closing( string $content, string $id ): string {
		if ( ! str_contains( $content, self::CLOSE ) ) {
			return $content;
		}
		$reader = new WP_HTML_Tag_Processor( $content );
		while ( $reader->next_tag( array( 'class_name' => self::CLOSE ) ) ) {
			// Button blocks have the class on the wrapper, not on the button.
			if (
				self::isControl( $reader )
					|| ( $reader->next_tag( array( 'tag_closers' => 'visit' ) ) && self::isControl( $reader ) )
			) {
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
			$own = null === $reader->get_attribute( 'href' )
				? array( 'href' => "#{$id}-closed", 'role' => 'button' )
				: array();
		}
		foreach ( $own as $name => $value ) {
			if ( null === $reader->get_attribute( $name ) ) {
				$reader->set_attribute( $name, $value );
			}
		}
	}
}
