<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Once;

/**
 * Signs what visitors carry and bring back. The secret is our own and not one of WordPress's salts, because owners and
 * security plugins change those, and a page that was saved a month ago has to go on working.
 */
final class Secret {

	private const OPTION = 'vestibule_secret';

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param string $purpose Keeps the signatures of one use from passing for those of another.
	 * @return string 64 hexadecimal digits.
	 */
	public function sign( string $purpose, string $text ): string {
		return hash_hmac( 'sha256', $purpose . '|' . get_current_blog_id() . '|' . $text, $this->secret() );
	}

	/** The half of a signature that private addresses carry: 128 bits, 32 hexadecimal digits. */
	public function short( string $purpose, string $text ): string {
		return substr( $this->sign( $purpose, $text ), 0, 32 );
	}

	/** `{number}.{signature}`, by which an address opens one row: signed are its number and the random key in it. */
	public function numbered( string $purpose, int $number, string $key ): string {
		return "{$number}." . $this->short( $purpose, "{$number}|{$key}" );
	}

	/** The number in what numbered() may have made; 0 for anything else. */
	public static function number( string $given ): int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{32}$/D', $given, $part ) ? (int) $part[1] : 0;
	}

	private function secret(): string {
		$secret = get_option( self::OPTION );
		return is_string( $secret ) && strlen( $secret ) >= 32 ? $secret : $this->make();
	}

	/** The unique option name decides when two first visitors come at once; both read what was stored. */
	private function make(): string {
		( new Once( $this->database ) )->add( self::OPTION, bin2hex( random_bytes( 32 ) ) );
		return (string) $this->database->value( 'SELECT option_value FROM {options} WHERE option_name = %s', self::OPTION );
	}
}
