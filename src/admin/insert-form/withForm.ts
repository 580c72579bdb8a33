import type { Block } from '@wordpress/blocks';

/** Returns a key for the form in a block: its post ID if the form is stored, or the appointment type of a new form. */
const shownBy = ( { name, attributes }: Block ) =>
	`${ name } ${ attributes.ref ?? 0 } ${ ( attributes.fresh as { event?: number } | undefined )?.event ?? 0 }`;

const shows = ( blocks: readonly Block[], form: Block ): boolean =>
	blocks.some( ( block ) => shownBy( block ) === shownBy( form ) || shows( block.innerBlocks, form ) );

/**
 * Appends a form to the blocks. If the last block is an empty paragraph, it is replaced. Returns null if the blocks
 * already contain the form.
 */
export function withForm( blocks: Block[], form: Block ): Block[] | null {
	if ( shows( blocks, form ) ) {
		return null;
	}
	const last = blocks.at( -1 );
	const isEmpty = last?.name === 'core/paragraph' && String( last.attributes.content ?? '' ) === '';
	return [ ...( isEmpty ? blocks.slice( 0, -1 ) : blocks ), form ];
}
