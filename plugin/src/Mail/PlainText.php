<?php

declare(strict_types=1);

namespace Vestibule\Mail;

/** The text of a notification without its HTML; tags are still in it, so that what a visitor typed loses no sign. */
final class PlainText {

	public function fromTemplate( string $body ): string {
		if ( ! str_contains( $body, '<' ) ) {
			return html_entity_decode( $body, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		$text = (string) preg_replace_callback( '#<a\s[^>]*href=(["\'])(.*?)\1[^>]*>(.*?)</a>#is', self::link( ... ), $body );
		$text = (string) preg_replace( array( '#<li\b[^>]*>\s*#i', '#<br\s*/?>\n?#i', '#</(?:p|div|h[1-6]|ul|ol|table|blockquote)>\n*#i', '#</(?:li|tr)>\n*#i' ), array( '- ', "\n", "\n\n", "\n" ), $text );
		$text = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", $text ) );
	}

	/** @param array<int|string, string> $match */
	private static function link( array $match ): string {
		$words = trim( wp_strip_all_tags( $match[3] ) );
		$to    = (string) preg_replace( '/^mailto:/', '', $match[2] );
		return $words === $to || '' === $words ? $to : "{$words} ({$to})";
	}
}
