import type { Block } from '@wordpress/blocks';

/** By the form's post; one that is not stored yet by the appointment type that it books. */
const shownBy = ( { name, attributes }: Block ) =>
	`${ name } ${ attributes.ref ?? 0 } ${ ( attributes.fresh as { event?: number } | undefined )?.event ?? 0 }`;

const shows = ( blocks: readonly Block[], form: Block ): boolean =>
	blocks.some( ( block ) => shownBy( block ) === shownBy( form ) || shows( block.innerBlocks, form ) );

/** The blocks with the form at their end; null where it is among them already. An empty paragraph gives its place. */
export function withForm( blocks: Block[], form: Block ): Block[] | null {
	if ( shows( blocks, form ) ) {
		return null;
	}
	const last = blocks.at( -1 );
	const isEmpty = last?.name === 'core/paragraph' && String( last.attributes.content ?? '' ) === '';
	return [ ...( isEmpty ? blocks.slice( 0, -1 ) : blocks ), form ];
}
