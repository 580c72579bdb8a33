<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Once;

/**
 * Creates signatures for data that visitors send back. Uses its own secret instead of WordPress's salts, because site
 * owners and security plugins change the salts. Signatures in a page that was cached a month ago must still be valid.
 */
final class Secret {

	private const OPTION = 'vestibule_secret';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param string $purpose Use of the signature. A signature is not valid for another purpose.
	 * @return string 64 hexadecimal digits.
	 */
	public function sign( string $purpose, string $text ): string {
		return hash_hmac( 'sha256', $purpose . '|' . get_current_blog_id() . '|' . $text, $this->secret() );
	}

	/** Returns a short signature for private URLs: 128 bits, 32 hexadecimal digits. */
	public function short( string $purpose, string $text ): string {
		return substr( $this->sign( $purpose, $text ), 0, 32 );
	}

	/**
	 * Returns `{number}.{signature}` for a URL that gives access to one row. The signature includes the row's random
	 * key.
	 */
	public function numbered( string $purpose, int $number, string $key ): string {
		return "{$number}." . $this->short( $purpose, "{$number}|{$key}" );
	}

	/**
	 * Returns the number in a string created by numbered(), or 0 if the format is invalid. Does not check the
	 * signature.
	 */
	public static function number( string $given ): int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $given, $part ) ? (int) $part[1] : 0;
	}

	private function secret(): string {
		$secret = get_option( self::OPTION );
		return is_string( $secret ) && strlen( $secret ) >= 32 ? $secret : $this->make();
	}

	/**
	 * Creates the secret. The unique option name lets only one of two concurrent requests succeed. Both return the
	 * stored value.
	 */
	private function make(): string {
		( new Once( $this->database ) )->add( self::OPTION, bin2hex( random_bytes( 32 ) ) );
		return (string) $this->database->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			self::OPTION
		);
	}
}
