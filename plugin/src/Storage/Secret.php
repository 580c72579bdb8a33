<?php

declare(strict_types=1);

namespace Vestibule\Storage;

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
