<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/**
 * Email addresses, also with an internationalized domain such as `info@müller.example`. They are stored and displayed as
 * typed, and sent and compared with the domain in ASCII (`info@xn--mller-kva.example`).
 */
final class EmailAddress {

	/** @return string The address with its domain in ASCII; empty if it is not a valid address. */
	public static function ascii( string $typed ): string {
		$at = strrpos( $typed, '@' );
		if ( false !== $at ) {
			$typed = substr( $typed, 0, $at + 1 ) . self::domain( substr( $typed, $at + 1 ) );
		}
		return false === is_email( $typed ) ? '' : $typed;
	}

	public static function isValid( string $typed ): bool {
		return '' !== self::ascii( $typed );
	}

	/**
	 * Returns a key for comparing addresses. All spellings of one mailbox have the same key. Texts that are not
	 * addresses are returned in lower case.
	 */
	public static function key( string $typed ): string {
		$typed = trim( $typed );
		$ascii = self::ascii( $typed );
		return mb_strtolower( '' === $ascii ? $typed : $ascii, 'UTF-8' );
	}

	/** Converts the domains in a header such as `Reply-To: Ada <ada@müller.example>`. */
	public static function header( string $header ): string {
		$convert = static fn ( array $found ): string =>
			'' === self::domain( $found[0] ) ? $found[0] : self::domain( $found[0] );
		return (string) preg_replace_callback(
			'/(?<=@)[^\s@<>,;"]*[^\x00-\x7F\s@<>,;"][^\s@<>,;"]*/u',
			$convert,
			$header
		);
	}

	/** @return string The domain in ASCII, unchanged if it is ASCII already; empty if it cannot be converted. */
	public static function domain( string $domain ): string {
		if ( 1 !== preg_match( '/[^\x00-\x7F]/', $domain ) ) {
			return $domain;
		}
		if ( ! function_exists( 'idn_to_ascii' ) ) {
			return self::domainByWordPress( $domain );
		}
		$ascii = idn_to_ascii( $domain, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
		return false === $ascii ? '' : $ascii;
	}

	/** Encodes a domain with WordPress's own encoder, for PHP without the extension intl. */
	public static function domainByWordPress( string $domain ): string {
		if ( ! mb_check_encoding( $domain, 'UTF-8' ) ) {
			return '';
		}
		try {
			return IdnaEncoder::encode( mb_strtolower( $domain, 'UTF-8' ) );
		} catch ( Exception ) {
			return '';
		}
	}
}
