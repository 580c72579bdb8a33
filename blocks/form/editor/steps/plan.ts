import type { Block } from '@wordpress/blocks';
import { BUTTON, isField } from '../../../fields/kit/editor/kinds';
import { textOfHtml } from '../../../../src/shared/text-of-html';
import { CONFIRMATION } from '../confirmations/confirmation';

export const STEP = 'vestibule/step';

/** A step that is to be made, or that is there and gets blocks. */
export interface PlannedStep {
	title: string;
	blocks: Block[];
}

const hasField = ( blocks: readonly Block[] ): boolean =>
	blocks.some( ( { name, innerBlocks } ) => isField( name ) || hasField( innerBlocks ) );

const titleOf = ( block: Block | undefined ): string | undefined =>
	block?.name === 'core/heading' ? textOfHtml( String( block.attributes.content ?? '' ) ) : undefined;

/** A group that only holds its blocks together. */
const isPlain = ( { attributes }: Block ): boolean =>
	Object.entries( attributes ).every(
		( [ key, value ] ) => value === undefined || [ 'layout', 'tagName', 'metadata' ].includes( key )
	);

/** What a block is as part of a step: a heading, or a group under one, begins a step and gives it its title. */
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

/** The buttons at the end of a form stay there, and so does its message. */
export const withoutButtons = ( blocks: readonly Block[] ): Block[] =>
	blocks.filter( ( { name } ) => name !== BUTTON && name !== CONFIRMATION );

/**
 * The steps that the blocks of a form become: one for each heading with fields under it; what stands before belongs to
 * the first. A form without headings becomes one step, and an empty one to go on with.
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

/** What a first step that was put into a form takes in: what stands before becomes a step, what follows is in it. */
export function planAround( blocks: readonly Block[], clientId: string ): { before: Block[]; after: Block[] } | null {
	const own = blocks.findIndex( ( block ) => block.clientId === clientId );
	const others = withoutButtons( blocks ).filter( ( block ) => block.clientId !== clientId );
	if ( own === -1 || others.length === 0 || others.some( ( { name } ) => name === STEP ) ) {
		return null;
	}
	return { before: withoutButtons( blocks.slice( 0, own ) ), after: withoutButtons( blocks.slice( own + 1 ) ) };
}

/** The blocks of a form without its steps: each title becomes a heading. */
export const joinSteps = ( blocks: readonly Block[], heading: ( title: string ) => Block ): Block[] =>
	blocks.flatMap( ( block ) => {
		const title = String( block.attributes.title ?? '' );
		return block.name === STEP ? [ ...( title ? [ heading( title ) ] : [] ), ...block.innerBlocks ] : [ block ];
	} );
