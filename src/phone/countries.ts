import { CALLING_CODES } from './calling-codes';

/** Calling code → its countries in capitals, the main one first; an empty list for codes that belong to no country. */
export const COUNTRIES_OF: ReadonlyMap< string, readonly string[] > = new Map(
	CALLING_CODES.split( ',' ).map( ( entry ) => {
		const [ code = '', ...countries ] = entry.split( ' ' );
		return [ code, countries ];
	} )
);

const CALLING_CODE_OF: ReadonlyMap< string, string > = new Map(
	[ ...COUNTRIES_OF ].flatMap( ( [ code, countries ] ) => countries.map( ( country ) => [ country, code ] as const ) )
);

/** `de` or `DE` → `49`; nothing for a country without numbering plan (Antarctica) or no country at all. */
export function callingCodeOf( country: string ): string | undefined {
	return CALLING_CODE_OF.get( country.toUpperCase() );
}

/**
 * The calling code at the start of the digits after a plus sign. No code is the beginning of another, so the first hit
 * is it.
 */
export function leadingCallingCode( digits: string ): string | undefined {
	return [ 1, 2, 3 ].map( ( length ) => digits.slice( 0, length ) ).find( ( code ) => COUNTRIES_OF.has( code ) );
}
