import { CALLING_CODES } from './calling-codes';

/** Countries in upper case by calling code, the main country first. Empty for non-geographic codes. */
export const COUNTRIES_OF: ReadonlyMap< string, readonly string[] > = new Map(
	CALLING_CODES.split( ',' ).map( ( entry ) => {
		const [ code = '', ...countries ] = entry.split( ' ' );
		return [ code, countries ];
	} )
);

const CALLING_CODE_OF: ReadonlyMap< string, string > = new Map(
	[ ...COUNTRIES_OF ].flatMap( ( [ code, countries ] ) => countries.map( ( country ) => [ country, code ] as const ) )
);

/** `de` or `DE` → `49`. Undefined for countries without a numbering plan (Antarctica) and unknown countries. */
export function callingCodeOf( country: string ): string | undefined {
	return CALLING_CODE_OF.get( country.toUpperCase() );
}

/**
 * Returns the calling code at the start of the digits after a plus sign. Codes are prefix-free, so the first match is
 * unique.
 */
export function leadingCallingCode( digits: string ): string | undefined {
	return [ 1, 2, 3 ].map( ( length ) => digits.slice( 0, length ) ).find( ( code ) => COUNTRIES_OF.has( code ) );
}
