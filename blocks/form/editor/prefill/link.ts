import type { Block } from '@wordpress/blocks';
import { fieldProps } from '../../../fields/kit/editor/fieldProps';
import { isField, kindOf, typeOf, type Attributes } from '../../../fields/kit/editor/kinds';

/** What a link can fill in: a field, or one line of it. */
export interface LinkPart {
	/** As it stands in the link. */
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

/** In the order of the page. */
export const linkParts = ( blocks: readonly Block[] ): LinkPart[] =>
	blocks.flatMap( ( block ) => [
		...( isField( block.name ) ? partsOf( block as Block< Attributes > ) : [] ),
		...linkParts( block.innerBlocks ),
	] );

/** The address of a page with what its form starts with; empty where the page is no address. */
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
