/**
 * Result codes for parsing a phone number (docs/phone.md). The numbers are the same as in intl-tel-input's
 * `validationError`.
 */
export const VALIDATION = {
	IS_POSSIBLE: 0,
	INVALID_COUNTRY_CODE: 1,
	TOO_SHORT: 2,
	TOO_LONG: 3,
	IS_POSSIBLE_LOCAL_ONLY: 4,
	INVALID_LENGTH: 5,
} as const;

export type ValidationCode = ( typeof VALIDATION )[ keyof typeof VALIDATION ];

/** Reasons why the input can't be parsed. Lengths and patterns are checked later. */
export type Refusal = 'INVALID_COUNTRY_CODE' | 'TOO_SHORT_AFTER_IDD' | 'TOO_SHORT' | 'TOO_LONG' | 'NOT_A_NUMBER';

/**
 * Reasons why a number is rejected. NOT_VALID means that the number can be parsed, but is not in any numbering plan.
 */
export type Fault = Refusal | 'NOT_VALID';

/** English messages from docs/phone.md. PHP passes translations under the same keys. */
export const PHONE_TEXTS: Readonly< Record< Fault, string > > = {
	INVALID_COUNTRY_CODE: 'Invalid country calling code',
	TOO_SHORT_AFTER_IDD: 'Phone number too short after IDD',
	TOO_SHORT: 'The string supplied is too short to be a phone number',
	TOO_LONG: 'The string supplied is too long to be a phone number',
	NOT_A_NUMBER: 'The string supplied did not seem to be a phone number',
	NOT_VALID: 'Phone number is not valid',
};

/**
 * Maximum length of the input in characters (docs/phone.md). The limit of 2 to 17 national digits comes from
 * libphonenumber-js.
 */
export const MAX_INPUT = 250;

/**
 * Maximum length in characters of an input that counts as incomplete and therefore as too short, as in intl-tel-input.
 */
const BEGINNING = 3;

/** Returns the code for a rejected input. Messages and codes are listed in docs/phone.md. */
export function codeOfRefusal( refusal: Refusal, text: string ): ValidationCode {
	switch ( refusal ) {
		case 'INVALID_COUNTRY_CODE':
			return VALIDATION.INVALID_COUNTRY_CODE;
		case 'TOO_LONG':
			return VALIDATION.TOO_LONG;
		case 'NOT_A_NUMBER':
			return [ ...text ].length <= BEGINNING ? VALIDATION.TOO_SHORT : VALIDATION.INVALID_LENGTH;
		default:
			return VALIDATION.TOO_SHORT;
	}
}
