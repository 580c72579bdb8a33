import type { Block } from '@wordpress/blocks';
import { fieldProps } from '../../../fields/kit/editor/fieldProps';
import { isField, kindOf, typeOf, type Attributes } from '../../../fields/kit/editor/kinds';

/** Field, or part of a field, that a link can prefill. */
export interface LinkPart {
	/** Name of the URL parameter. */
	parameter: string;
	label: string;
	choices: { value: string; label: string }[];
}

function partsOf( { name, clientId, attributes }: Block< Attributes > ): LinkPart[] {
	const { source, parameter: own } = attributes.prefill ?? {};
	if ( source !== 'query' ) {
		return [];
	}
	const kind = kindOf( typeOf( name ) );
	const parameter = own || ( attributes.name ?? '' );
	const label = attributes.label || parameter;
	const { parts } = kind ? fieldProps( kind, attributes, clientId ) : { parts: [] };
	return parts.length > 0
		? parts.map( ( part ) => ( {
				parameter: part.name.replace( /^[^[]+/, parameter ),
				label: `${ label }: ${ part.label }`,
				choices: [],
			} ) )
		: [ { parameter, label, choices: kind?.choices?.() ?? attributes.options ?? [] } ];
}

/** Returns the parts that a link can prefill, in the order of the form. */
export const linkParts = ( blocks: readonly Block[] ): LinkPart[] =>
	blocks.flatMap( ( block ) => [
		...( isField( block.name ) ? partsOf( block as Block< Attributes > ) : [] ),
		...linkParts( block.innerBlocks ),
	] );

/** Adds the default values to the URL of a page. Returns an empty string if the page is not a valid URL. */
export function prefilledLink( page: string, given: Record< string, string > ): string {
	let url;
	try {
		url = new URL( page );
	} catch {
		return '';
	}
	for ( const [ parameter, text ] of Object.entries( given ) ) {
		if ( text ) {
			url.searchParams.set( parameter, text );
		} else {
			url.searchParams.delete( parameter );
		}
	}
	return url.href;
}
