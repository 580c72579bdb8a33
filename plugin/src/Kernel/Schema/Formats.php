<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

use DateTimeZone;
use Exception;
use Vestibule\Kernel\EmailAddress;
use WP_HTML_Tag_Processor;

/** Formats in contracts that WordPress doesn't support: validation, cleaning and error messages. */
final class Formats {

	/** Returns an error message, or an empty string if the text is valid. Empty text is always valid. */
	public static function fault( string $format, string $text ): string {
		$addresses = 'emails-or-tags' === $format ? (string) preg_replace( '/\{[^{}\s]+\}/', '', $text ) : $text;
		$fits      = match ( $format ) {
			'emails', 'emails-or-tags' => '' === self::noAddress( $addresses ),
			// Merge tags are only allowed after the hostname, so that visitors cannot choose the target site.
			'redirect'                 => 1 === preg_match(
				'#^(?:https?://[^\s/?\#{}\\\\]+(?:[/?\#]|$)|/(?![/\\\\]))[^\s\\\\]*$#iu',
				trim( $text )
			),
			'post-html'                => self::tags( $text ) === self::tags( wp_kses_post( $text ) ),
			'time-zone'                => self::isZone( $text ),
			'webhook'                  => 1 === preg_match(
				'#^https?://[^\s/?\#\\\\@]+(?:[/?\#][\x21-\x7e]*)?$#iD',
				trim( $text )
			),
			'header-name'              => 1 === preg_match(
				'/^(?!(?:host|connection|transfer-encoding|expect|content-.*|webhook-.*)$)[a-z0-9-]+$/iD',
				$text
			),
			'wall-time'                => 1 === preg_match(
				'/^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d$/D',
				$text,
				$part
			)
				&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ),
			'header-value'             => 1 === preg_match( '/^[\x20-\x7e]*$/D', $text ),
			default                    => true,
		};
		if ( $fits || '' === trim( $text ) ) {
			return '';
		}
		return str_starts_with( $format, 'emails' )
			/* translators: %s: the typed text. */
			? sprintf( __( '“%s” is not an email address.', 'vestibule' ), self::noAddress( $addresses ) )
			: self::words( $format );
	}

	/** Removes the parts of a stored value that are invalid in its format. */
	public static function clean( string $format, string $text ): string {
		return match ( $format ) {
			'emails'      => implode( ', ', self::addresses( $text ) ),
			'redirect',
			'webhook',
			'header-name',
			'header-value',
			'wall-time' => '' === self::fault( $format, $text ) ? trim( $text ) : '',
			'post-html'   => self::sanitizeHtml( $text ),
			default       => $text,
		};
	}

	/** @return list<string> Valid addresses from a comma-separated list. */
	public static function addresses( string $list ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', $list ) ), EmailAddress::isValid( ... ) ) );
	}

	/** Sanitizes HTML. If the result differs only in the encoding of ampersands, returns the text unchanged. */
	private static function sanitizeHtml( string $text ): string {
		$clean = wp_kses_post( $text );
		return wp_kses_normalize_entities( $text ) === $clean ? $text : $clean;
	}

	public static function words( string $format ): string {
		return match ( $format ) {
			'emails'      => __( 'Enter email addresses, separated by commas.', 'vestibule' ),
			'emails-or-tags' => __( 'Enter email addresses or merge tags, separated by commas.', 'vestibule' ),
			'redirect'    => __( 'Enter a URL that begins with https:// or, on this site, with a slash.', 'vestibule' ),
			'post-html'   => __( 'This text contains HTML that is not allowed, such as scripts. Remove that HTML.', 'vestibule' ),
			'time-zone'   => __( 'Enter a time zone, such as Europe/Berlin or +01:00.', 'vestibule' ),
			'webhook'     => __(
				'Enter a URL that begins with https://, without a user name, spaces or special characters.',
				'vestibule'
			),
			'header-name' =>
				__( 'Use letters, digits and hyphens only. Headers that are always sent, such as Host, Content-Type or webhook-id, are not allowed.', 'vestibule' ),
			'header-value' => __( 'Use only English letters, digits and common punctuation marks in a header.', 'vestibule' ),
			'wall-time'   => __( 'Enter a valid date and time.', 'vestibule' ),
			'color'       => __( 'Enter # and six hexadecimal digits, such as #2db742.', 'vestibule' ),
			'https'       => __( 'Enter a URL that begins with https:// and has no spaces.', 'vestibule' ),
			'contact'     => __( 'Enter a URL that begins with mailto: or https://', 'vestibule' ),
			'script-name' => __(
				'Enter a file name that ends in .js and has only letters, digits, dots, hyphens and underscores.',
				'vestibule'
			),
			'name'        => __( 'Use only letters, digits, dots, hyphens and underscores.', 'vestibule' ),
			default       => '',
		};
	}

	/** Returns the first invalid address in a list. Empty if all are valid. */
	private static function noAddress( string $list ): string {
		foreach ( array_map( 'trim', explode( ',', $list ) ) as $address ) {
			if ( '' !== $address && ! EmailAddress::isValid( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	private static function isZone( string $name ): bool {
		try {
			return '' !== ( new DateTimeZone( $name ) )->getName();
		} catch ( Exception ) {
			return false;
		}
	}

	/**
	 * @return list<array{string, list<string>|null}> Tags with the names of their attributes, to detect whether
	 * sanitizing has removed any of them.
	 */
	private static function tags( string $html ): array {
		$tags  = array();
		$found = new WP_HTML_Tag_Processor( $html );
		while ( $found->next_tag() ) {
			$tags[] = array( (string) $found->get_tag(), $found->get_attribute_names_with_prefix( '' ) );
		}
		return $tags;
	}
}
