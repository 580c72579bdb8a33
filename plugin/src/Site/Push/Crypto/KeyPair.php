<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

use OpenSSLAsymmetricKey;
use SensitiveParameter;

/**
 * Key pair on the curve P-256. Web Push uses the plain bytes of the keys. OpenSSL needs them in a DER structure, which
 * is the same for all keys of this curve (RFC 5480, RFC 5915).
 */
final class KeyPair {

	private const PUBLIC_FRAME  = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
	private const PRIVATE_FRAME = '30770201010420';
	private const MIDDLE_FRAME  = 'a00a06082a8648ce3d030107a144034200';

	/**
	 * @param string $private 32 bytes.
	 * @param string $public  65 bytes: the number 4, then x and y.
	 */
	public function __construct(
		#[SensitiveParameter] private readonly string $private,
		public readonly string $public,
	) {}

	/** @throws CryptoFault */
	public static function generate(): self {
		$key     = openssl_pkey_new(
			array(
				'private_key_type' => OPENSSL_KEYTYPE_EC,
				'curve_name' => 'prime256v1',
				'config' => __DIR__ . '/openssl.cnf',
			)
		);
		$details = false === $key ? false : openssl_pkey_get_details( $key );
		$numbers = is_array( $details ) && is_array( $details['ec'] ?? null ) ? $details['ec'] : array();
		$number  = static fn ( string $name ): string =>
			is_string( $numbers[ $name ] ?? null ) ? str_pad( $numbers[ $name ], 32, "\0", STR_PAD_LEFT ) : '';
		if ( 96 !== strlen( $number( 'd' ) . $number( 'x' ) . $number( 'y' ) ) ) {
			throw new CryptoFault( 'OpenSSL makes no key on P-256.' );
		}
		return new self( $number( 'd' ), "\x04" . $number( 'x' ) . $number( 'y' ) );
	}

	/** Checks whether the bytes are a public key, which is a point on the curve. */
	public static function isPublic( string $bytes ): bool {
		return 65 === strlen( $bytes )
			&& "\x04" === $bytes[0]
			&& false !== openssl_pkey_get_public( self::publicPem( $bytes ) );
	}

	/**
	 * Returns the secret that both key pairs share (ECDH), 32 bytes.
	 *
	 * @param string $other Public key of the other side, 65 bytes.
	 * @throws CryptoFault
	 */
	public function shared( string $other ): string {
		$public = self::isPublic( $other ) ? openssl_pkey_get_public( self::publicPem( $other ) ) : false;
		$secret = false === $public ? false : openssl_pkey_derive( $public, $this->key(), 32 );
		if ( false === $secret ) {
			throw new CryptoFault( 'The key of the subscription is none.' );
		}
		return str_pad( $secret, 32, "\0", STR_PAD_LEFT );
	}

	/**
	 * Signs a text for a JSON Web Token. Returns r and s, 32 bytes each (RFC 7518 section 3.4).
	 *
	 * @throws CryptoFault
	 */
	public function sign( string $text ): string {
		$der = '';
		if ( ! openssl_sign( $text, $der, $this->key(), OPENSSL_ALGO_SHA256 ) || ! is_string( $der ) ) {
			throw new CryptoFault( 'OpenSSL signs nothing.' );
		}
		$length = ord( $der[3] );
		$second = 4 + $length;
		return self::number( substr( $der, 4, $length ) )
			. self::number( substr( $der, $second + 2, ord( $der[ $second + 1 ] ) ) );
	}

	/** Checks whether the public key verifies a signature of the private key, as push services do. */
	public function isPair(): bool {
		$public = self::isPublic( $this->public ) ? openssl_pkey_get_public( self::publicPem( $this->public ) ) : false;
		$der    = '';
		try {
			return false !== $public
				&& openssl_sign( 'pair', $der, $this->key(), OPENSSL_ALGO_SHA256 )
				&& is_string( $der )
				&& 1 === openssl_verify( 'pair', $der, $public, OPENSSL_ALGO_SHA256 );
		} catch ( CryptoFault ) {
			return false;
		}
	}

	/** Returns the private key so that it can be stored. It must not be displayed. */
	public function secret(): string {
		return $this->private;
	}

	public static function publicPem( string $bytes ): string {
		return self::pem( 'PUBLIC KEY', hex2bin( self::PUBLIC_FRAME ) . $bytes );
	}

	/** @throws CryptoFault */
	private function key(): OpenSSLAsymmetricKey {
		$der = hex2bin( self::PRIVATE_FRAME ) . $this->private . hex2bin( self::MIDDLE_FRAME ) . $this->public;
		$key = openssl_pkey_get_private( self::pem( 'EC PRIVATE KEY', $der ) );
		return false === $key ? throw new CryptoFault( 'The key of this site is none.' ) : $key;
	}

	/**
	 * Converts a DER integer to 32 bytes. DER omits leading zeros, and adds one zero if the number would be negative
	 * otherwise.
	 */
	private static function number( string $der ): string {
		return str_pad( ltrim( $der, "\0" ), 32, "\0", STR_PAD_LEFT );
	}

	private static function pem( string $name, #[SensitiveParameter] string $der ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- PEM is base64.
		return "-----BEGIN {$name}-----\n" . chunk_split( base64_encode( $der ), 64, "\n" ) . "-----END {$name}-----\n";
	}

	/**
	 * Returns the value of the Authorization header, which identifies the site to a push service (RFC 8292). It
	 * contains a token that is signed with this key.
	 *
	 * @param string $audience Origin of the push service.
	 * @param int    $expires  Unix timestamp, at most one day in the future.
	 * @param string $subject  Contact of the site, as a mailto: or https: URL.
	 * @throws CryptoFault
	 */
	public function authorization( string $audience, int $expires, string $subject ): string {
		$input = self::tokenInput( $audience, $expires, $subject );
		return "vapid t={$input}." . Base64Url::encode( $this->sign( $input ) ) . ', k='
			. Base64Url::encode( $this->public );
	}

	/** Returns the part of the token that is signed. */
	public static function tokenInput( string $audience, int $expires, string $subject ): string {
		$part = static fn ( array $claims ): string =>
			Base64Url::encode( (string) wp_json_encode( $claims, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		return $part( array( 'typ' => 'JWT', 'alg' => 'ES256' ) ) . '.'
			. $part( array( 'aud' => $audience, 'exp' => $expires, 'sub' => $subject ) );
	}
}
