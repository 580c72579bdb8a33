import type { Value } from './value';

/** What the box "Other" of a choice posts; its text has a name of its own (Form\Fields\Other says the same). */
export const OTHER = '__other__';

/** Characters of the text. */
export const OTHER_LONGEST = 200;

const SUFFIX = ':other';

const IS_OTHER = /:other(\]?)$/;

/** Of a field in a row it stays within the brackets. */
export const otherName = ( field: string ): string =>
	field.endsWith( ']' ) ? `${ field.slice( 0, -1 ) }${ SUFFIX }]` : field + SUFFIX;

const cleaned = ( text: string ) => text.replace( /[\x00-\x1F\x7F]+/g, ' ' ).trim();

/** The values with the text of "Other" in the place of its box, as the server reads them. */
export function withOther( values: Record< string, Value > ): Record< string, Value > {
	const read = { ...values };
	for ( const [ name, typed ] of Object.entries( values ) ) {
		if ( IS_OTHER.test( name ) ) {
			const field = name.replace( IS_OTHER, '$1' );
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
