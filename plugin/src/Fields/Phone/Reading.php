<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

/**
 * Phone number parsed from a visitor's text, not yet validated. src/phone/reading.ts is the counterpart in the browser.
 */
final class Reading {

	private const MAX_CHARACTERS = 250;

	/**
	 * Code point of the digit zero in each supported script: Arabic-Indic, Persian, Devanagari, Bengali, full-width.
	 */
	private const ZEROS = array( 0x0660, 0x06F0, 0x0966, 0x09E6, 0xFF10 );

	/**
	 * Characters allowed between digits: Google's list, all spaces, and invisible characters that copied numbers can
	 * contain.
	 */
	private const PUNCTUATION = '~[-\x{2010}-\x{2015}\x{2212}\x{30FC}\x{FF0D}-\x{FF0F}()\x{FF08}\x{FF09}\x{FF3B}\x{FF3D}.\[\]/\x{7E}\x{2053}\x{223C}\x{FF5E}\s\p{Z}\p{Cf}]~u';

	/** Number followed by an extension such as "x12", "ext. 12", "extn 12", "extension: 12", ";ext=12" or "#12". */
	private const EXTENSION = '~^(.*[0-9])[\s\p{Z},;.)-]*(?:extension|extn|ext|x|\#)[.:=]?[\s\p{Z}]*([0-9]{1,7})\#?[\s\p{Z}]*$~isuD';

	/**
	 * @param string $number    At least two ASCII digits. Starts with a plus sign if the digits start with a calling
	 * code.
	 * @param string $extension Digits, or an empty string.
	 */
	private function __construct(
		public readonly string $number,
		public readonly string $extension,
	) {}

	/**
	 * Parses input as a phone number. If the input isn't a phone number, returns the reason (docs/phone.md). Letters
	 * are not converted to digits, so "0800 FLOWERS" is invalid. Visitors would not recognize the converted number.
	 */
	public static function fromText( string $text ): self|Fault {
		if ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return Fault::NotANumber;
		}
		if ( mb_strlen( $text, 'UTF-8' ) > self::MAX_CHARACTERS ) {
			return Fault::TooLong;
		}
		$number    = self::toAscii( $text );
		$extension = '';
		if ( 1 === preg_match( self::EXTENSION, $number, $parts ) ) {
			array_shift( $parts );
			[ $number, $extension ] = $parts;
		}
		$number = (string) preg_replace( self::PUNCTUATION, '', $number );
		if ( 1 !== preg_match( '~^(?:[0-9]{2,}|\+[0-9]{3,})$~D', $number ) ) {
			return Fault::NotANumber;
		}
		return new self( $number, $extension );
	}

	public function isInternational(): bool {
		return str_starts_with( $this->number, '+' );
	}

	/** Converts digits and plus signs of other scripts to ASCII characters. */
	private static function toAscii( string $text ): string {
		$ascii = array( '＋' => '+' );
		foreach ( self::ZEROS as $zero ) {
			for ( $digit = 0; $digit <= 9; $digit++ ) {
				$ascii[ mb_chr( $zero + $digit, 'UTF-8' ) ] = (string) $digit;
			}
		}
		return strtr( $text, $ascii );
	}
}
