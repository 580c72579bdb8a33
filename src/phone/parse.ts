import { ParseError, parsePhoneNumberWithError, type CountryCode, type PhoneNumber } from 'libphonenumber-js/core';
import type { Refusal } from './codes';
import { callingCodeOf, leadingCallingCode } from './countries';
import { internationalDigits } from './international';
import type { PlanRegistry } from './metadata';
import { readNumber } from './reading';

/** Digits that can still be a calling code and nothing else. */
const CALLING_CODE_ONLY = 2;

/** What libphonenumber-js throws for texts that got past our own reading. */
const REFUSALS: Readonly< Record< string, Refusal > > = {
	INVALID_COUNTRY: 'INVALID_COUNTRY_CODE',
	TOO_SHORT: 'TOO_SHORT',
	TOO_LONG: 'TOO_LONG',
};

/**
 * Reads a number in a country's numbering plan, or says why it cannot be read (docs/phone.md).
 * A plan that has not been loaded refuses the number as having an unknown calling code: load it first.
 *
 * @param country ISO code in any case, or empty: then only an international number can be read.
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
		// The code of a long-distance carrier belongs to one call, not to the number.
		delete number.carrierCode;
		return number;
	} catch ( error ) {
		const refusal = error instanceof ParseError ? REFUSALS[ error.message ] : undefined;
		return refusal ?? 'NOT_A_NUMBER';
	}
}
