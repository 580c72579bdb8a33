import type { Value } from './rules/value';

/** What the box "Other" of a choice posts; its text has a name of its own (Form\Fields\Other says the same). */
export const OTHER = '__other__';

/** Characters of the text. */
export const OTHER_LONGEST = 200;

const SUFFIX = ':other';

export const otherName = ( field: string ): string => field + SUFFIX;

const cleaned = ( text: string ) => text.replace( /[\x00-\x1F\x7F]+/g, ' ' ).trim();

/** The values with the text of "Other" in the place of its box, as the server reads them. */
export function withOther( values: Record< string, Value > ): Record< string, Value > {
	const read = { ...values };
	for ( const [ name, typed ] of Object.entries( values ) ) {
		if ( name.endsWith( SUFFIX ) ) {
			const field = name.slice( 0, -SUFFIX.length );
			const text = cleaned( String( typed ) );
			const put = ( value: string ) => ( value === OTHER && text !== '' ? text : value );
			const chosen = values[ field ];
			delete read[ name ];
			if ( chosen !== undefined ) {
				read[ field ] = typeof chosen === 'string' ? put( chosen ) : chosen.map( put );
			}
		}
	}
	return read;
}
