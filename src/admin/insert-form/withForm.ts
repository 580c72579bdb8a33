import type { Block } from '@wordpress/blocks';

const shows = ( blocks: readonly Block[], form: Block ): boolean =>
	blocks.some(
		( { name, attributes, innerBlocks } ) =>
			( name === form.name && attributes.ref === form.attributes.ref ) || shows( innerBlocks, form )
	);

/** The blocks with the form at their end; null where it is among them already. An empty paragraph gives its place. */
export function withForm( blocks: Block[], form: Block ): Block[] | null {
	if ( shows( blocks, form ) ) {
		return null;
	}
	const last = blocks.at( -1 );
	const isEmpty = last?.name === 'core/paragraph' && String( last.attributes.content ?? '' ) === '';
	return [ ...( isEmpty ? blocks.slice( 0, -1 ) : blocks ), form ];
}
