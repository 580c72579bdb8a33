import type { PhoneNumber } from 'libphonenumber-js/core';
import { codeOfRefusal, PHONE_TEXTS, VALIDATION, type Fault, type ValidationCode } from './codes';
import type { PlanRegistry } from './metadata';
import { parse } from './parse';
import { codeOfLength } from './plan';

/** Result of validating a number. `Vestibule\Fields\Phone\PhoneVerdict` is the PHP counterpart. */
export interface PhoneVerdict {
	readonly code: ValidationCode;
	/**
	 * Whether the number exists in its country's numbering plan. This depends on its digits and not only on its length.
	 */
	readonly valid: boolean;
	/** Number in the stored format `+4930123456`; null if it is invalid. */
	readonly e164: string | null;
	/** Number in the display format `+49 30 123456`, including the extension; null if it is invalid. */
	readonly international: string | null;
	/** Error message from docs/phone.md; empty if the number is valid. */
	readonly message: string;
}

/** Compares the length of a number with the plan of the main country for its calling code, as in Google's library. */
export function codeOfNumber( number: PhoneNumber, plans: PlanRegistry, type?: string ): ValidationCode {
	const code = number.countryCallingCode;
	const plan = plans.mainPlan( code );
	return plan
		? codeOfLength( number.nationalNumber.length, plan, plans.localLengths( code ), type )
		: VALIDATION.INVALID_COUNTRY_CODE;
}

const FAULT_OF: Readonly< Partial< Record< ValidationCode, Fault > > > = {
	[ VALIDATION.TOO_SHORT ]: 'TOO_SHORT',
	[ VALIDATION.TOO_LONG ]: 'TOO_LONG',
};

/**
 * Validates a number with the loaded plans (docs/form.md, "valid_phone_number").
 *
 * @param text
 * @param country ISO code of the selected country in upper or lower case, or empty. A number that begins with +
 * contains its own calling code.
 * @param plans
 * @param texts Translations of the messages in docs/phone.md.
 */
export function validateLoaded(
	text: string,
	country: string,
	plans: PlanRegistry,
	texts: Readonly< Record< Fault, string > > = PHONE_TEXTS
): PhoneVerdict {
	const refused = ( code: ValidationCode, fault: Fault ): PhoneVerdict => ( {
		code,
		valid: false,
		e164: null,
		international: null,
		message: texts[ fault ],
	} );
	const number = parse( text, country, plans );
	if ( typeof number === 'string' ) {
		return refused( codeOfRefusal( number, text ), number );
	}
	const code = codeOfNumber( number, plans );
	if ( ! number.isValid() ) {
		return refused( code, FAULT_OF[ code ] ?? 'NOT_VALID' );
	}
	return {
		code,
		valid: true,
		e164: number.number,
		international: number.formatInternational( {
			formatExtension: ( spaced, extension ) => `${ spaced } ext. ${ extension }`,
		} ),
		message: '',
	};
}

/**
 * Loads the plans that are needed for the number and validates it. Rejects if a plan can't be loaded. In that case only
 * the server can validate the number.
 */
export async function verdict(
	text: string,
	country: string,
	plans: PlanRegistry,
	texts?: Readonly< Record< Fault, string > >
): Promise< PhoneVerdict > {
	await plans.loadNumber( text, country );
	return validateLoaded( text, country, plans, texts );
}
