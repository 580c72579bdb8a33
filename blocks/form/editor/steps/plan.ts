import type { Block } from '@wordpress/blocks';
import { BUTTON, isField } from '../../../fields/kit/editor/kinds';
import { textOfHtml } from '../../../../src/shared/text-of-html';
import { CONFIRMATION } from '../confirmations/confirmation';

export const STEP = 'vestibule/step';

/** Title and blocks of a step that has not been created yet. */
export interface PlannedStep {
	title: string;
	blocks: Block[];
}

const hasField = ( blocks: readonly Block[] ): boolean =>
	blocks.some( ( { name, innerBlocks } ) => isField( name ) || hasField( innerBlocks ) );

const titleOf = ( block: Block | undefined ): string | undefined =>
	block?.name === 'core/heading' ? textOfHtml( String( block.attributes.content ?? '' ) ) : undefined;

/** Checks whether a group has only basic attributes, and therefore no colors, for example. */
const isPlain = ( { attributes }: Block ): boolean =>
	Object.entries( attributes ).every(
		( [ key, value ] ) => value === undefined || [ 'layout', 'tagName', 'metadata' ].includes( key )
	);

/**
 * Reads the title and the content of a block. A heading, or a group that starts with one, provides the title of a step.
 */
function readBlock( block: Block ): { title?: string; blocks: Block[] } {
	const title = titleOf( block );
	if ( title !== undefined ) {
		return { title, blocks: [] };
	}
	const [ first, ...rest ] = block.name === 'core/group' ? block.innerBlocks : [];
	const inner = titleOf( first );
	return inner === undefined
		? { blocks: [ block ] }
		: { title: inner, blocks: isPlain( block ) ? rest : [ { ...block, innerBlocks: rest } ] };
}

/** Returns the blocks without the submit button and the message, because these stay at the end of the form. */
export const withoutButtons = ( blocks: readonly Block[] ): Block[] =>
	blocks.filter( ( { name } ) => name !== BUTTON && name !== CONFIRMATION );

/**
 * Splits the blocks of a form into steps. Each heading that is followed by fields starts a step. Blocks before the
 * first heading belong to the first step. A form without headings becomes one step, followed by an empty step.
 */
export function planSteps( blocks: readonly Block[] ): PlannedStep[] {
	const steps: PlannedStep[] = [];
	for ( const block of withoutButtons( blocks ) ) {
		const read = readBlock( block );
		const last = steps[ steps.length - 1 ];
		if ( ! last || ( read.title !== undefined && hasField( last.blocks ) ) ) {
			steps.push( { title: read.title ?? '', blocks: read.blocks } );
		} else {
			last.title ||= read.title ?? '';
			last.blocks.push( ...read.blocks );
		}
	}
	while ( steps.length < 2 ) {
		steps.push( { title: '', blocks: [] } );
	}
	return steps;
}

/**
 * Returns the blocks before and after a step that was added to a form without steps. The blocks before it become a
 * step, and the blocks after it are moved into the new step. Null if there is nothing to move.
 */
export function planAround( blocks: readonly Block[], clientId: string ): { before: Block[]; after: Block[] } | null {
	const own = blocks.findIndex( ( block ) => block.clientId === clientId );
	const others = withoutButtons( blocks ).filter( ( block ) => block.clientId !== clientId );
	if ( own === -1 || others.length === 0 || others.some( ( { name } ) => name === STEP ) ) {
		return null;
	}
	return { before: withoutButtons( blocks.slice( 0, own ) ), after: withoutButtons( blocks.slice( own + 1 ) ) };
}

/** Returns the blocks of a form after removing its steps. The titles of steps become headings. */
export const joinSteps = ( blocks: readonly Block[], heading: ( title: string ) => Block ): Block[] =>
	blocks.flatMap( ( block ) => {
		const title = String( block.attributes.title ?? '' );
		return block.name === STEP ? [ ...( title ? [ heading( title ) ] : [] ), ...block.innerBlocks ] : [ block ];
	} );
