<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

use SensitiveParameter;

/**
 * Encrypts a message for one browser, so that the push service can't read it (RFC 8291). The format is aes128gcm with
 * one record (RFC 8188).
 */
final class Encryption {

	/**
	 * Maximum message length in bytes. Push services accept 4096 bytes, including header (86), delimiter (1) and
	 * authentication tag (16).
	 */
	public const MAXIMUM = 3993;

	private const RECORD = 4096;

	/**
	 * @param KeyPair $sender Key pair that is only used for this message.
	 * @param string  $salt   16 random bytes that are only used for this message.
	 * @throws CryptoFault
	 */
	public static function encrypt(
		string $text,
		string $public,
		#[SensitiveParameter] string $auth,
		KeyPair $sender,
		string $salt
	): string {
		if ( strlen( $text ) > self::MAXIMUM || 16 !== strlen( $salt ) || 16 !== strlen( $auth ) ) {
			throw new CryptoFault( 'The message or what it is to be sealed with has the wrong length.' );
		}
		$input = hash_hkdf(
			'sha256',
			$sender->shared( $public ),
			32,
			"WebPush: info\0" . $public . $sender->public,
			$auth
		);
		$key   = hash_hkdf( 'sha256', $input, 16, "Content-Encoding: aes128gcm\0", $salt );
		$nonce = hash_hkdf( 'sha256', $input, 12, "Content-Encoding: nonce\0", $salt );
		$seal  = '';
		$body  = openssl_encrypt( $text . "\x02", 'aes-128-gcm', $key, OPENSSL_RAW_DATA, $nonce, $seal );
		if ( false === $body || ! is_string( $seal ) ) {
			throw new CryptoFault( 'OpenSSL encrypts nothing.' );
		}
		return $salt . pack( 'NC', self::RECORD, strlen( $sender->public ) ) . $sender->public . $body . $seal;
	}

	/** @throws CryptoFault */
	public static function fresh( string $text, string $public, #[SensitiveParameter] string $auth ): string {
		return self::encrypt( $text, $public, $auth, KeyPair::generate(), random_bytes( 16 ) );
	}
}
