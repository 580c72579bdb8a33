<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Closure;

/**
 * The text that a visitor agreed to is the one that stood on their page, which a cache may have kept since before it was
 * changed. So the page posts it, signed: what comes back is a text of this site's, and nothing has to be kept of texts
 * that nobody agreed to.
 */
final class AgreedTexts {

	private const LENGTH = 32;

	/** @param Closure(string, string): string $sign Secret::sign(), by purpose and text. */
	public function __construct( private readonly Closure $sign ) {}

	/** What a page posts beside the box of a field. */
	public function posted( string $field, string $text ): string {
		return $this->signature( $field, $text ) . '.' . $text;
	}

	/** The text of a page, or null when no page of ours has posted it. */
	public function read( string $field, string $posted ): ?string {
		$text = substr( $posted, self::LENGTH + 1 );
		return '' !== $text && hash_equals( $this->posted( $field, $text ), $posted ) ? $text : null;
	}

	/** One for each text, so that two entries can be compared at a glance. */
	public static function version( string $text ): string {
		return substr( hash( 'sha256', $text ), 0, 8 );
	}

	/** One line of words; a link says where it leads. */
	public static function plain( string $html ): string {
		$linked = preg_replace( '~<a\s[^>]*href="([^"]*)"[^>]*>(.*?)</a>~is', '$2 ($1)', $html ) ?? $html;
		$words  = html_entity_decode( wp_strip_all_tags( str_ireplace( array( '<br>', '<br/>', '<br />' ), ' ', $linked ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $words ) );
	}

	private function signature( string $field, string $text ): string {
		return substr( ( $this->sign )( 'agreed', "{$field}|{$text}" ), 0, self::LENGTH );
	}
}
