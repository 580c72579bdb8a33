<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Closure;

/**
 * Signs the texts of agreements, because a cached page can still contain an older text. The page posts its text with a
 * signature, which proves that the text came from this site. So the site doesn't have to store texts that no visitor
 * agreed to.
 */
final class AgreedTexts {

	private const LENGTH = 32;

	/** @param Closure(string, string): string $sign Secret::sign(), called with purpose and text. */
	public function __construct( private readonly Closure $sign ) {}

	/** Returns the signed text that a page posts with a checkbox. */
	public function posted( string $field, string $text ): string {
		return $this->signature( $field, $text ) . '.' . $text;
	}

	/** Returns the text that a page posted. Null if the signature is invalid. */
	public function read( string $field, string $posted ): ?string {
		$text = substr( $posted, self::LENGTH + 1 );
		return '' !== $text && hash_equals( $this->posted( $field, $text ), $posted ) ? $text : null;
	}

	/** Returns a short hash of a text, so that entries are easy to compare. */
	public static function version( string $text ): string {
		return substr( hash( 'sha256', $text ), 0, 8 );
	}

	/** Converts HTML to a single line of plain text. Links are followed by their URL in parentheses. */
	public static function plain( string $html ): string {
		$linked = preg_replace( '~<a\s[^>]*href="([^"]*)"[^>]*>(.*?)</a>~is', '$2 ($1)', $html ) ?? $html;
		$words  = html_entity_decode(
			wp_strip_all_tags( str_ireplace( array( '<br>', '<br/>', '<br />' ), ' ', $linked ) ),
			ENT_QUOTES | ENT_HTML5,
			'UTF-8'
		);
		return trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $words ) );
	}

	private function signature( string $field, string $text ): string {
		return substr( ( $this->sign )( 'agreed', "{$field}|{$text}" ), 0, self::LENGTH );
	}
}
