import { ParseError, parsePhoneNumberWithError, type CountryCode, type PhoneNumber } from 'libphonenumber-js/core';
import type { Refusal } from './codes';
import { callingCodeOf, leadingCallingCode } from './countries';
import { internationalDigits } from './international';
import type { PlanRegistry } from './metadata';
import { readNumber } from './reading';

/** Maximum number of digits in input that contains no more than a calling code. */
const CALLING_CODE_ONLY = 2;

/** Reasons for the errors that libphonenumber-js throws for input that readNumber() accepted. */
const REFUSALS: Readonly< Record< string, Refusal > > = {
	INVALID_COUNTRY: 'INVALID_COUNTRY_CODE',
	TOO_SHORT: 'TOO_SHORT',
	TOO_LONG: 'TOO_LONG',
};

/**
 * Parses a number with a country's numbering plan, or returns the reason why it can't be parsed (docs/phone.md). The
 * calling code counts as unknown if its plan has not been loaded.
 *
 * @param country ISO code in upper or lower case. If empty, only international numbers can be parsed.
 */
export function parse( text: string, country: string, plans: PlanRegistry ): PhoneNumber | Refusal {
	const reading = readNumber( text );
	if ( typeof reading === 'string' ) {
		return reading;
	}
	const iso = country.toUpperCase();
	const international = internationalDigits( reading, plans.plan( iso ) );
	if ( international !== undefined && international.length <= CALLING_CODE_ONLY ) {
		return 'TOO_SHORT_AFTER_IDD';
	}
	const code = international === undefined ? callingCodeOf( iso ) : leadingCallingCode( international );
	if ( code === undefined || ! plans.has( code ) ) {
		return 'INVALID_COUNTRY_CODE';
	}
	try {
		const number =
			international === undefined
				? parsePhoneNumberWithError(
						reading.digits,
						{ defaultCountry: iso as CountryCode, extract: false },
						plans.metadata
					)
				: parsePhoneNumberWithError( `+${ international }`, { extract: false }, plans.metadata );
		number.setExt( reading.extension );
		// A carrier code is part of a call and not of the number.
		delete number.carrierCode;
		return number;
	} catch ( error ) {
		const refusal = error instanceof ParseError ? REFUSALS[ error.message ] : undefined;
		return refusal ?? 'NOT_A_NUMBER';
	}
}
