<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

/** Base64 for URLs and tokens, without padding (RFC 4648 section 5). */
final class Base64Url {

	public static function encode( string $bytes ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Web Push encodes keys and tokens this way.
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** @return string|null Null if the text is invalid. */
	public static function decode( string $text ): ?string {
		if ( 1 !== preg_match( '/^[A-Za-z0-9_-]*=*$/D', $text ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- As above.
		$bytes = base64_decode( strtr( rtrim( $text, '=' ), '-_', '+/' ), true );
		return false === $bytes ? null : $bytes;
	}
}
