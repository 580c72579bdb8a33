/**
 * What a block holds whose form is not stored yet: a key of its own and the form's title. Its fields are its inner
 * blocks.
 */
export interface FreshForm {
	key: string;
	title: string;
}

export interface FoundForm extends FreshForm {
	/** The fields, as blocks are written. */
	content: string;
}

interface Attributes extends Record< string, unknown > {
	fresh?: FreshForm;
}

/** WordPress writes `--` in attributes as an escape, so the first `} -->` ends them; a form holds no form. */
const BLOCK = /<!-- wp:vestibule\/form (\{[^\n]*?\}) -->([\s\S]*?)<!-- \/wp:vestibule\/form -->/g;

/** Attributes that somebody has broken by hand are nobody's form. */
function attributesOf( json: string ): Attributes {
	try {
		return JSON.parse( json ) as Attributes;
	} catch {
		return {};
	}
}

export const mayHaveFresh = ( content: string ): boolean =>
	content.includes( '<!-- wp:vestibule/form {' ) && content.includes( '"fresh":{' );

export function freshForms( content: string ): FoundForm[] {
	return [ ...content.matchAll( BLOCK ) ].flatMap( ( [ , json = '', inner = '' ] ) => {
		const { fresh } = attributesOf( json );
		return fresh ? [ { ...fresh, content: inner.trim() } ] : [];
	} );
}

/** The same content with each new form that is stored now named by its post. */
export function withStored( content: string, stored: ReadonlyMap< string, number > ): string {
	return content.replace( BLOCK, ( block: string, json: string ) => {
		const { fresh, ...rest } = attributesOf( json );
		const ref = fresh && stored.get( fresh.key );
		return ref === undefined ? block : `<!-- wp:vestibule/form ${ escaped( { ...rest, ref } ) } /-->`;
	} );
}

/** As WordPress writes attributes, so that nothing in them ends the comment. */
const escaped = ( attributes: Attributes ): string =>
	JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
