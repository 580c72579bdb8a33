<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/** URL that starts a chat (docs/chat.md; tests/vectors/chat-links.json). */
final class Link {

	private const GROUP_HOST = 'chat.whatsapp.com';
	private const GROUP      = '/^(?:https:\/\/)?chat\.whatsapp\.com(\/[A-Za-z0-9][A-Za-z0-9\/_-]*(?:\?[A-Za-z0-9=&_.%-]*)?)$/iD';
	private const SUBDOMAIN  = '/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/D';
	private const AROUND     = '/^[\p{Z}\s\x{FEFF}]+|[\p{Z}\s\x{FEFF}]+$/u';

	/** Returns the opening message with its placeholders replaced, not URL-encoded. */
	public static function message( string $predefined_text, string $title, string $url ): string {
		$filled = strtr( $predefined_text, array( '[njwa_page_title]' => $title, '[njwa_page_url]' => $url ) );
		return (string) preg_replace(
			self::AROUND,
			'',
			(string) preg_replace( '/\r\n?/', "\n", wp_check_invalid_utf8( $filled, true ) )
		);
	}

	/**
	 * Returns the URL of a chat.
	 *
	 * @param string $number  Phone number, of which only digits count, or invitation link of a group.
	 * @param string $message Message with placeholders replaced, not URL-encoded; can be empty.
	 * @param string $mode    `protocol`, or a subdomain such as `api`.
	 * @return string Empty if the number is invalid.
	 */
	public static function to( string $number, string $message, string $mode ): string {
		if ( str_contains( strtolower( $number ), self::GROUP_HOST ) ) {
			return 1 === preg_match( self::GROUP, trim( $number ), $found )
				? 'https://' . self::GROUP_HOST . $found[1]
				: '';
		}
		// The international prefix 00 is dialed instead of the plus sign, and is not part of the URL.
		$digits = (string) preg_replace( '/^00/', '', (string) preg_replace( '/[^0-9]/', '', $number ) );
		if ( '' === $digits ) {
			return '';
		}
		$query = 'send?phone=' . $digits . ( '' === $message ? '' : '&text=' . rawurlencode( $message ) );
		if ( 'protocol' === $mode ) {
			return 'whatsapp://' . $query;
		}
		return 'https://' . ( 1 === preg_match( self::SUBDOMAIN, $mode ) ? $mode : 'api' ) . '.whatsapp.com/' . $query;
	}
}
