<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Closure;

/**
 * Signs the text of agreements. A cached page can contain an older version, so the page posts its text together with a
 * signature. The signature proves that the text comes from this site. The site therefore doesn't have to store old
 * versions that no visitor agreed to.
 */
final class AgreedTexts {

	private const LENGTH = 32;

	/**
	 * @param Closure(string, string): string $sign Signs a string for a purpose, as Secret::sign() does.
	 */
	public function __construct( private readonly Closure $sign ) {}

	/** Returns the signature followed by the text. Pages post both with the checkbox. */
	public function posted( string $field, string $text ): string {
		return $this->signature( $field, $text ) . '.' . $text;
	}

	/** Returns the text from a posted value. Null if its signature is invalid. */
	public function read( string $field, string $posted ): ?string {
		$text = substr( $posted, self::LENGTH + 1 );
		return '' !== $text && hash_equals( $this->posted( $field, $text ), $posted ) ? $text : null;
	}

	/** Returns a short hash of the text, so that versions in entries are easy to compare. */
	public static function version( string $text ): string {
		return substr( hash( 'sha256', $text ), 0, 8 );
	}

	/** Converts HTML to a single line of plain text. The URL of each link follows in parentheses. */
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
