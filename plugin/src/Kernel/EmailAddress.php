<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/**
 * Helpers for email addresses, including those with an internationalized domain such as `info@müller.example`.
 * Addresses are stored and displayed as typed. For sending and comparing, the domain is converted to ASCII
 * (`info@xn--mller-kva.example`).
 */
final class EmailAddress {

	/** @return string Address with its domain in ASCII. Empty if the address is invalid. */
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
	 * Returns a key for comparing addresses, in lower case and with the domain in ASCII. Text that is not an address is
	 * only converted to lower case.
	 */
	public static function key( string $typed ): string {
		$typed = trim( $typed );
		$ascii = self::ascii( $typed );
		return mb_strtolower( '' === $ascii ? $typed : $ascii, 'UTF-8' );
	}

	/** Converts the domains of the addresses in a header, such as `Reply-To: Ada <ada@müller.example>`, to ASCII. */
	public static function header( string $header ): string {
		$convert = static fn ( array $found ): string =>
			'' === self::domain( $found[0] ) ? $found[0] : self::domain( $found[0] );
		return (string) preg_replace_callback(
			'/(?<=@)[^\s@<>,;"]*[^\x00-\x7F\s@<>,;"][^\s@<>,;"]*/u',
			$convert,
			$header
		);
	}

	/** @return string Domain in ASCII. Unchanged if it is already ASCII, empty if it can't be converted. */
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

	/** Encodes a domain with WordPress's own encoder, for servers without PHP's intl extension. */
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
