<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

/**
 * Reason why a phone number is invalid. NotValid is only used after parsing. The other reasons can occur while the text
 * is parsed.
 */
enum Fault: string {

	case InvalidCountryCode = 'INVALID_COUNTRY_CODE';
	case TooShortAfterIdd   = 'TOO_SHORT_AFTER_IDD';
	case TooShort           = 'TOO_SHORT';
	case TooLong            = 'TOO_LONG';
	case NotANumber         = 'NOT_A_NUMBER';
	case NotValid           = 'NOT_VALID';

	/**
	 * Up to this length, invalid input is reported as too short instead of as "not a number", because the visitor may
	 * still be typing.
	 */
	private const BEGINNING = 3;

	/** Returns the error message (docs/phone.md). */
	public function message(): string {
		return match ( $this ) {
			self::InvalidCountryCode => __( 'Invalid country calling code', 'vestibule' ),
			self::TooShortAfterIdd   => __( 'Phone number too short after IDD', 'vestibule' ),
			self::TooShort           => __( 'The string supplied is too short to be a phone number', 'vestibule' ),
			self::TooLong            => __( 'The string supplied is too long to be a phone number', 'vestibule' ),
			self::NotANumber         => __( 'The string supplied did not seem to be a phone number', 'vestibule' ),
			self::NotValid           => __( 'Phone number is not valid', 'vestibule' ),
		};
	}

	/** Returns the error code for input that could not be parsed (docs/phone.md). */
	public function code( string $text ): int {
		return match ( $this ) {
			self::NotValid                         => 0,
			self::InvalidCountryCode               => 1,
			self::TooShort, self::TooShortAfterIdd => 2,
			self::TooLong                          => 3,
			self::NotANumber                       => mb_strlen( $text, 'UTF-8' ) <= self::BEGINNING ? 2 : 5,
		};
	}

	/**
	 * Returns all error messages for the browser.
	 *
	 * @return array<string, string> Messages by the keys in src/phone/codes.ts.
	 */
	public static function messages(): array {
		$messages = array();
		foreach ( self::cases() as $fault ) {
			$messages[ $fault->value ] = $fault->message();
		}
		return $messages;
	}
}
