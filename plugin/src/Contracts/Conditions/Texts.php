<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Conditions;

/** Texts as conditions compare them; src/conditions/text.ts does the same. */
final class Texts {

	/** What JavaScript calls white space. */
	private const SPACES = '/[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]+/u';

	/**
	 * Without the spaces around it, one space for several, and in lower case. Accents stay: another letter is another
	 * word. The two forms of the Greek s are one, since languages put them differently.
	 */
	public static function fold( string $text ): string {
		$text = (string) preg_replace( self::SPACES, ' ', $text );
		return str_replace( 'ς', 'σ', mb_strtolower( trim( $text, ' ' ), 'UTF-8' ) );
	}
}
