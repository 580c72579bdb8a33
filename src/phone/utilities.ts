import { AsYouType, type CountryCode, type PhoneNumber } from 'libphonenumber-js/core';
import { codeOfRefusal, VALIDATION } from './codes';
import type { PlanRegistry } from './metadata';
import { parse } from './parse';
import { toAscii } from './reading';
import { codeOfNumber } from './verdict';

const NUMBER_FORMAT = { E164: 0, INTERNATIONAL: 1, NATIONAL: 2, RFC3966: 3 } as const;

const NUMBER_TYPE = {
	FIXED_LINE: 0,
	MOBILE: 1,
	FIXED_LINE_OR_MOBILE: 2,
	TOLL_FREE: 3,
	PREMIUM_RATE: 4,
	SHARED_COST: 5,
	VOIP: 6,
	PERSONAL_NUMBER: 7,
	PAGER: 8,
	UAN: 9,
	VOICEMAIL: 10,
	UNKNOWN: -1,
} as const;

type NumberTypeName = keyof typeof NUMBER_TYPE;
const FORMATS = [ 'E.164', 'INTERNATIONAL', 'NATIONAL', 'RFC3966' ] as const;

/** Value that intl-tel-input returns if neither a validation code nor a number type is available. */
const NO_ANSWER = -99;

/**
 * The `utils` object of intl-tel-input 25.5.2. It has the same names, arguments and results as the original 59 kB file.
 */
export interface PhoneUtilities {
	formatNumberAsYouType: ( number: string, iso2: string | undefined ) => string;
	/**
	 * Formats a number. The international format contains only spaces (E.123), whereas intl-tel-input uses hyphens for
	 * some countries.
	 */
	formatNumber: ( number: string, iso2: string | undefined, format?: number ) => string;
	getExampleNumber: ( iso2: string | undefined, national: boolean, type: number, useE164?: boolean ) => string;
	getExtension: ( number: string, iso2: string | undefined ) => string;
	getNumberType: ( number: string, iso2: string | undefined ) => number;
	getValidationError: ( number: string, iso2: string | undefined ) => number;
	isPossibleNumber: ( number: string, iso2: string | undefined, types?: readonly NumberTypeName[] | null ) => boolean;
	isValidNumber: ( number: string, iso2: string | undefined, types?: readonly NumberTypeName[] | null ) => boolean;
	getCoreNumber: ( number: string, iso2: string | undefined ) => string;
	readonly numberFormat: typeof NUMBER_FORMAT;
	readonly numberType: typeof NUMBER_TYPE;
	readonly validationError: typeof VALIDATION;
}

/**
 * Adds related types. Each of these three types includes the others, because many countries don't distinguish between
 * them.
 */
function widened( types: readonly NumberTypeName[] ): readonly NumberTypeName[] {
	if ( types.includes( 'FIXED_LINE_OR_MOBILE' ) ) {
		return [ ...types, 'MOBILE', 'FIXED_LINE' ];
	}
	return types.includes( 'MOBILE' ) || types.includes( 'FIXED_LINE' ) ? [ ...types, 'FIXED_LINE_OR_MOBILE' ] : types;
}

function formatTyped( text: string, iso2: string, plans: PlanRegistry ): string {
	const typed = toAscii( text ).replace( /[^+0-9]/g, '' );
	try {
		const shown = new AsYouType( iso2.toUpperCase() as CountryCode, plans.metadata ).input( typed );
		// The result must end with a typed character. Otherwise the bracket in "(201)" could not be deleted, because it
		// would be added again.
		return shown.replace( /[^+0-9]+$/, '' );
	} catch {
		// The package throws for a few prefixes, such as "06" in Cape Verde. In that case return the digits
		// unformatted.
		return typed;
	}
}

/** Creates intl-tel-input's utilities for the loaded plans. Numbers whose plan is not loaded are not changed. */
export function createUtilities( plans: PlanRegistry ): PhoneUtilities {
	const read = ( text: string, iso2 = '' ): PhoneNumber | undefined => {
		const number = parse( text, iso2, plans );
		return typeof number === 'string' ? undefined : number;
	};
	const typeOf = ( number: PhoneNumber ): NumberTypeName => number.getType() ?? 'UNKNOWN';

	return {
		formatNumberAsYouType: ( text, iso2 = '' ) => formatTyped( text, iso2, plans ),

		formatNumber: ( text, iso2, format = NUMBER_FORMAT.E164 ) => {
			const number = read( text, iso2 );
			const code = number && codeOfNumber( number, plans );
			return number && ( code === VALIDATION.IS_POSSIBLE || code === VALIDATION.IS_POSSIBLE_LOCAL_ONLY )
				? number.format( FORMATS[ format ] ?? 'E.164' )
				: text;
		},

		getExampleNumber: ( iso2 = '', national, type, useE164 = false ) => {
			const country = iso2.toUpperCase();
			const example = plans.example( country, type );
			const format = national ? 'NATIONAL' : 'INTERNATIONAL';
			return ( example && read( example, country )?.format( useE164 ? 'E.164' : format ) ) ?? '';
		},

		getExtension: ( text, iso2 ) => read( text, iso2 )?.ext ?? '',

		getNumberType: ( text, iso2 ) => {
			const number = read( text, iso2 );
			return number ? NUMBER_TYPE[ typeOf( number ) ] : NO_ANSWER;
		},

		getValidationError: ( text, iso2 ) => {
			const number = iso2 ? parse( text, iso2, plans ) : 'INVALID_COUNTRY_CODE';
			if ( typeof number !== 'string' ) {
				return codeOfNumber( number, plans );
			}
			const code = codeOfRefusal( number, text );
			return number === 'NOT_A_NUMBER' && code !== VALIDATION.TOO_SHORT ? NO_ANSWER : code;
		},

		isPossibleNumber: ( text, iso2, types ) => {
			const number = read( text, iso2 );
			const names = types ? widened( types ) : [ undefined ];
			return (
				number !== undefined &&
				names.some( ( type ) => codeOfNumber( number, plans, type ) === VALIDATION.IS_POSSIBLE )
			);
		},

		isValidNumber: ( text, iso2, types ) => {
			const number = read( text, iso2 );
			return (
				number !== undefined && number.isValid() && ( ! types || widened( types ).includes( typeOf( number ) ) )
			);
		},

		getCoreNumber: ( text, iso2 ) => read( text, iso2 )?.nationalNumber.replace( /^0+(?=\d)/, '' ) ?? '',

		numberFormat: NUMBER_FORMAT,
		numberType: NUMBER_TYPE,
		validationError: VALIDATION,
	};
}
