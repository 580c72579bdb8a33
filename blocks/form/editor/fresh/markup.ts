/**
 * What a block holds whose form is not stored yet: a key of its own and the form's title. Its fields are its inner
 * blocks; where appointments of a type are booked (vestibule/booking), they follow from the type.
 */
export interface FreshForm {
	key: string;
	title: string;
	/** The appointment type. */
	event?: number;
	/** Settings of the template that it began with, by meta key. */
	settings?: Record< string, object >;
}

export interface FoundForm extends FreshForm {
	/** The fields, as blocks are written; empty where they follow from the appointment type. */
	content: string;
}

interface Attributes extends Record< string, unknown > {
	fresh?: FreshForm;
}

/** WordPress writes `--` in attributes as an escape, so the first `} -->` ends them; a form holds no form. */
const FORM = /<!-- wp:vestibule\/form (\{[^\n]*?\}) -->([\s\S]*?)<!-- \/wp:vestibule\/form -->/g;
const BOOKING = /<!-- wp:vestibule\/booking (\{[^\n]*?\}) \/-->/g;

/** Attributes that somebody has broken by hand are nobody's form. */
function attributesOf( json: string ): Attributes {
	try {
		return JSON.parse( json ) as Attributes;
	} catch {
		return {};
	}
}

export const mayHaveFresh = ( content: string ): boolean =>
	/<!-- wp:vestibule\/(?:form|booking) \{/.test( content ) && content.includes( '"fresh":{' );

export function freshForms( content: string ): FoundForm[] {
	return [ ...content.matchAll( FORM ), ...content.matchAll( BOOKING ) ].flatMap( ( [ , json = '', inner = '' ] ) => {
		const { fresh } = attributesOf( json );
		return fresh ? [ { ...fresh, content: inner.trim() } ] : [];
	} );
}

/** The same content with each new form that is stored now named by its post. */
export function withStored( content: string, stored: ReadonlyMap< string, number > ): string {
	const named = ( name: string ) => ( block: string, json: string ) => {
		const { fresh, ...rest } = attributesOf( json );
		const ref = fresh && stored.get( fresh.key );
		return ref === undefined ? block : `<!-- wp:vestibule/${ name } ${ escaped( { ...rest, ref } ) } /-->`;
	};
	return content.replace( FORM, named( 'form' ) ).replace( BOOKING, named( 'booking' ) );
}

/** As WordPress writes attributes, so that nothing in them ends the comment. */
const escaped = ( attributes: Attributes ): string =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
