<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Phone;

/**
 * Why a phone number is not accepted. All but NotValid are met while the text is read, before any length is looked at.
 */
enum Fault: string {

	case InvalidCountryCode = 'INVALID_COUNTRY_CODE';
	case TooShortAfterIdd   = 'TOO_SHORT_AFTER_IDD';
	case TooShort           = 'TOO_SHORT';
	case TooLong            = 'TOO_LONG';
	case NotANumber         = 'NOT_A_NUMBER';
	case NotValid           = 'NOT_VALID';

	/** A text this short that is no number yet is on its way to be one: it counts as too short. */
	private const BEGINNING = 3;

	/** The text of docs/phone.md. */
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

	/** The code of docs/phone.md for a text that could not be read; the five texts share its six codes. */
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
	 * Every text, for the browser.
	 *
	 * @return array<string, string> By the keys that src/phone/codes.ts has.
	 */
	public static function messages(): array {
		$messages = array();
		foreach ( self::cases() as $fault ) {
			$messages[ $fault->value ] = $fault->message();
		}
		return $messages;
	}
}
