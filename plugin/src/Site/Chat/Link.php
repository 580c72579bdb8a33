<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

/** URL that opens a chat (docs/chat.md). Test cases are in tests/vectors/chat-links.json. */
final class Link {

	private const GROUP_HOST = 'chat.whatsapp.com';
	private const GROUP      = '/^(?:https:\/\/)?chat\.whatsapp\.com(\/[A-Za-z0-9][A-Za-z0-9\/_-]*(?:\?[A-Za-z0-9=&_.%-]*)?)$/iD';
	private const SUBDOMAIN  = '/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/D';
	private const AROUND     = '/^[\p{Z}\s\x{FEFF}]+|[\p{Z}\s\x{FEFF}]+$/u';

	/** Returns the opening message with the page's title and URL inserted. It is not URL-encoded. */
	public static function message( string $predefined_text, string $title, string $url ): string {
		$filled = strtr( $predefined_text, array( '[njwa_page_title]' => $title, '[njwa_page_url]' => $url ) );
		return (string) preg_replace(
			self::AROUND,
			'',
			(string) preg_replace( '/\r\n?/', "\n", wp_check_invalid_utf8( $filled, true ) )
		);
	}

	/**
	 * Returns the URL that opens a chat.
	 *
	 * @param string $number  Phone number, from which all other characters are removed, or invitation link of a group.
	 * @param string $message Opening message, not URL-encoded. Can be empty.
	 * @param string $mode    `protocol` for a link that opens the app, or a subdomain such as `api`.
	 * @return string URL. Empty if the number or invitation link is not valid.
	 */
	public static function to( string $number, string $message, string $mode ): string {
		if ( str_contains( strtolower( $number ), self::GROUP_HOST ) ) {
			return 1 === preg_match( self::GROUP, trim( $number ), $found )
				? 'https://' . self::GROUP_HOST . $found[1]
				: '';
		}
		// Some people write the international prefix as 00 instead of a plus sign. It must not be in the URL.
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
