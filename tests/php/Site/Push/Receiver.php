<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use OpenSSLAsymmetricKey;
use Vestibule\Site\Push\Crypto\Base64Url;

/**
 * Independent receiver for Web Push, as in a browser: keys from OpenSSL, HKDF with hash_hmac, headers read by offset
 * (RFC 8188 section 2.1, RFC 8291 section 3.4).
 */
final class Receiver {

	// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- Keys are written in base64.

	private const SPKI = '3059301306072a8648ce3d020106082a8648ce3d030107034200';

	private function __construct(
		private readonly OpenSSLAsymmetricKey $key,
		public readonly string $public,
		public readonly string $auth,
	) {}

	public static function fresh(): self {
		$key = openssl_pkey_new( array( 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1', 'config' => dirname( __DIR__, 4 ) . '/plugin/src/Site/Push/Crypto/openssl.cnf' ) );
		assert( false !== $key );
		return self::of( $key, random_bytes( 16 ) );
	}

	/** @param string $private 32 bytes. */
	public static function known( string $private, string $public, string $auth ): self {
		$der = hex2bin( '30770201010420' ) . $private . hex2bin( 'a00a06082a8648ce3d030107a144034200' ) . $public;
		$key = openssl_pkey_get_private( "-----BEGIN EC PRIVATE KEY-----\n" . chunk_split( base64_encode( $der ), 64, "\n" ) . "-----END EC PRIVATE KEY-----\n" );
		assert( false !== $key );
		return self::of( $key, $auth );
	}

	/** @return string|false Decrypted message. False if the authentication fails. */
	public function open( string $body ): string|false {
		$salt   = substr( $body, 0, 16 );
		$size   = unpack( 'N', substr( $body, 16, 4 ) );
		$length = ord( $body[20] );
		$sender = substr( $body, 21, $length );
		$sealed = substr( $body, 21 + $length );
		assert( is_array( $size ) && is_int( $size[1] ) && $size[1] >= strlen( $sealed ) );
		$peer   = openssl_pkey_get_public( self::spki( $sender ) );
		$secret = false === $peer ? false : openssl_pkey_derive( $peer, $this->key, 32 );
		assert( is_string( $secret ) );
		$input = self::expand( hash_hmac( 'sha256', $secret, $this->auth, true ), "WebPush: info\0{$this->public}{$sender}", 32 );
		$prk   = hash_hmac( 'sha256', $input, $salt, true );
		$plain = openssl_decrypt(
			substr( $sealed, 0, -16 ),
			'aes-128-gcm',
			self::expand( $prk, "Content-Encoding: aes128gcm\0", 16 ),
			OPENSSL_RAW_DATA,
			self::expand( $prk, "Content-Encoding: nonce\0", 12 ),
			substr( $sealed, -16 )
		);
		return false === $plain || "\x02" !== substr( rtrim( $plain, "\0" ), -1 ) ? false : substr( rtrim( $plain, "\0" ), 0, -1 );
	}

	/** Checks a token's signature with its public key, as a push service does. */
	public static function isSigned( string $input, string $signature, string $public ): bool {
		$integer = static function ( string $number ): string {
			$number = ltrim( $number, "\0" );
			$number = ord( $number[0] ) > 127 ? "\0{$number}" : $number;
			return "\x02" . chr( strlen( $number ) ) . $number;
		};
		$both = $integer( substr( $signature, 0, 32 ) ) . $integer( substr( $signature, 32 ) );
		$key  = openssl_pkey_get_public( self::spki( $public ) );
		return false !== $key && 64 === strlen( $signature ) && 1 === openssl_verify( $input, "\x30" . chr( strlen( $both ) ) . $both, $key, OPENSSL_ALGO_SHA256 );
	}

	public function publicText(): string {
		return Base64Url::encode( $this->public );
	}

	private static function of( OpenSSLAsymmetricKey $key, string $auth ): self {
		$details = openssl_pkey_get_details( $key );
		assert( is_array( $details ) && is_string( $details['key'] ) );
		$der = base64_decode( (string) preg_replace( '/-----[^-]+-----|\s/', '', $details['key'] ), true );
		return new self( $key, substr( (string) $der, -65 ), $auth );
	}

	private static function spki( string $point ): string {
		return "-----BEGIN PUBLIC KEY-----\n" . chunk_split( base64_encode( hex2bin( self::SPKI ) . $point ), 64, "\n" ) . "-----END PUBLIC KEY-----\n";
	}

	private static function expand( string $prk, string $info, int $length ): string {
		return substr( hash_hmac( 'sha256', "{$info}\x01", $prk, true ), 0, $length );
	}
}
