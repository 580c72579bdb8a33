import { CALLING_CODES } from './calling-codes';

/** Countries in upper case by calling code, the main country first. The list is empty for non-geographic codes. */
export const COUNTRIES_OF: ReadonlyMap< string, readonly string[] > = new Map(
	CALLING_CODES.split( ',' ).map( ( entry ) => {
		const [ code = '', ...countries ] = entry.split( ' ' );
		return [ code, countries ];
	} )
);

const CALLING_CODE_OF: ReadonlyMap< string, string > = new Map(
	[ ...COUNTRIES_OF ].flatMap( ( [ code, countries ] ) => countries.map( ( country ) => [ country, code ] as const ) )
);

/**
 * Returns the calling code of a country: `49` for `de` or `DE`. Undefined for unknown countries and for countries
 * without a numbering plan, such as Antarctica.
 */
export function callingCodeOf( country: string ): string | undefined {
	return CALLING_CODE_OF.get( country.toUpperCase() );
}

/**
 * Returns the calling code at the start of the digits after a plus sign. No code is the beginning of another one, so
 * the first match is unique.
 */
export function leadingCallingCode( digits: string ): string | undefined {
	return [ 1, 2, 3 ].map( ( length ) => digits.slice( 0, length ) ).find( ( code ) => COUNTRIES_OF.has( code ) );
}
