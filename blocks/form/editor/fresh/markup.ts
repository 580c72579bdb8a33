/**
 * Attribute of a block whose form is not stored yet. `key` is unique. The fields are the inner blocks of the block. A
 * vestibule/booking block has no inner blocks, because its fields depend only on the appointment type.
 */
export interface FreshForm {
	key: string;
	title: string;
	/** Post ID of the appointment type. */
	event?: number;
	/** Settings of the selected template, by meta key. */
	settings?: Record< string, object >;
}

export interface FoundForm extends FreshForm {
	/** Serialized blocks of the fields. Empty if the fields depend on the appointment type. */
	content: string;
}

interface Attributes extends Record< string, unknown > {
	fresh?: FreshForm;
}

/**
 * Pattern for a form block. WordPress escapes `--` in attributes, so the first `} -->` ends them. Forms cannot be
 * nested.
 */
const FORM = /<!-- wp:vestibule\/form (\{[^\n]*?\}) -->([\s\S]*?)<!-- \/wp:vestibule\/form -->/g;
const BOOKING = /<!-- wp:vestibule\/booking (\{[^\n]*?\}) \/-->/g;

/** Parses attributes. Returns no attributes if the JSON is invalid, for example after manual edits. */
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

/** Replaces each new form in the content with the post ID under which the form was stored. */
export function withStored( content: string, stored: ReadonlyMap< string, number > ): string {
	const named = ( name: string ) => ( block: string, json: string ) => {
		const { fresh, ...rest } = attributesOf( json );
		const ref = fresh && stored.get( fresh.key );
		return ref === undefined ? block : `<!-- wp:vestibule/${ name } ${ escaped( { ...rest, ref } ) } /-->`;
	};
	return content.replace( FORM, named( 'form' ) ).replace( BOOKING, named( 'booking' ) );
}

/** Escapes attributes as WordPress does, so that their values cannot end the HTML comment. */
const escaped = ( attributes: Attributes ): string =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
