import type { PhoneNumber } from 'libphonenumber-js/core';
import { codeOfRefusal, PHONE_TEXTS, VALIDATION, type Fault, type ValidationCode } from './codes';
import type { PlanRegistry } from './metadata';
import { parse } from './parse';
import { codeOfLength } from './plan';

/** What becomes of a typed number. PHP answers the same in `Vestibule\Kernel\Phone\PhoneVerdict`. */
export interface PhoneVerdict {
	readonly code: ValidationCode;
	/** The number exists in its country's numbering plan: its digits are looked at, not only how many there are. */
	readonly valid: boolean;
	/** `+4930123456` when valid, for storing. */
	readonly e164: string | null;
	/** `+49 30 123456` when valid, for showing; with the extension. */
	readonly international: string | null;
	/** A text of docs/phone.md, empty when valid. */
	readonly message: string;
}

/** How a number's length compares with the plan of its calling code's main country, as in Google's library. */
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
 * Judges a number by the plans that are loaded (docs/form.md, "valid_phone_number").
 *
 * @param country ISO code of the chosen country in any case, or empty; a number that begins with + says its own.
 * @param texts   The texts of docs/phone.md, translated.
 */
export function judge(
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
 * Loads the plans that the number needs, then judges it. Rejects when a plan cannot be loaded: then only the server can
 * tell.
 */
export async function verdict(
	text: string,
	country: string,
	plans: PlanRegistry,
	texts?: Readonly< Record< Fault, string > >
): Promise< PhoneVerdict > {
	await plans.loadNumber( text, country );
	return judge( text, country, plans, texts );
}
