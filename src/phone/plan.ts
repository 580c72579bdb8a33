import { VALIDATION, type ValidationCode } from './codes';

/** Plan of one country in the array format of libphonenumber-js. The indexes used here have names below. */
export type RawPlan = readonly unknown[];

const IDD = 1;
const LENGTHS = 3;
const TYPES = 11;

/** Index of each number type in a plan. */
const TYPE_PLACES: Readonly< Record< string, number > > = {
	FIXED_LINE: 0,
	MOBILE: 1,
	TOLL_FREE: 2,
	PREMIUM_RATE: 3,
	PERSONAL_NUMBER: 4,
	VOICEMAIL: 5,
	UAN: 6,
	PAGER: 7,
	VOIP: 8,
	SHARED_COST: 9,
};

const listOf = ( value: unknown ): readonly unknown[] | undefined => ( Array.isArray( value ) ? value : undefined );
const numbersOf = ( value: unknown ): number[] | undefined =>
	listOf( value )?.filter( ( item ): item is number => typeof item === 'number' );

/** Returns a pattern that matches the international prefix of a country at the start of a string. */
export function iddPattern( plan: RawPlan ): RegExp | undefined {
	const prefix = plan[ IDD ];
	return typeof prefix === 'string' ? new RegExp( `^(?:${ prefix })` ) : undefined;
}

/** Returns the lengths of one type of number; empty if the country has no numbers of this type. */
function lengthsOf( plan: RawPlan, type: string | undefined ): readonly number[] {
	const general = numbersOf( plan[ LENGTHS ] ) ?? [];
	if ( type === undefined ) {
		return general;
	}
	if ( type === 'FIXED_LINE_OR_MOBILE' ) {
		return [ ...lengthsOf( plan, 'FIXED_LINE' ), ...lengthsOf( plan, 'MOBILE' ) ];
	}
	const description = listOf( listOf( plan[ TYPES ] )?.[ TYPE_PLACES[ type ] ?? -1 ] );
	return description ? ( numbersOf( description[ 1 ] ) ?? general ) : [];
}

/**
 * Checks whether numbers of this length can exist in a country, regardless of their digits (docs/phone.md).
 *
 * @param local Lengths that can be dialed only within an area.
 */
export function codeOfLength( length: number, plan: RawPlan, local: readonly number[], type?: string ): ValidationCode {
	const lengths = lengthsOf( plan, type );
	if ( lengths.includes( length ) ) {
		return VALIDATION.IS_POSSIBLE;
	}
	if ( local.includes( length ) ) {
		return VALIDATION.IS_POSSIBLE_LOCAL_ONLY;
	}
	if ( lengths.length === 0 ) {
		return VALIDATION.INVALID_LENGTH;
	}
	if ( length < Math.min( ...lengths ) ) {
		return VALIDATION.TOO_SHORT;
	}
	return length > Math.max( ...lengths ) ? VALIDATION.TOO_LONG : VALIDATION.INVALID_LENGTH;
}
