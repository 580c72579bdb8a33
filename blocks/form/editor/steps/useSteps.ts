import { store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { BUTTON } from '../../../fields/kit/editor/kinds';
import { joinSteps, planAround, planSteps, STEP } from './plan';

const copies = ( blocks: readonly Block[] ): Block[] => blocks.map( ( block ) => cloneBlock( block ) );

const newStep = ( title: string, blocks: readonly Block[] ): Block => createBlock( STEP, { title }, copies( blocks ) );

const buttonsOf = ( blocks: readonly Block[] ): Block[] => copies( blocks.filter( ( { name } ) => name === BUTTON ) );

const idsOf = ( blocks: readonly Block[] ): string[] => blocks.map( ( { clientId } ) => clientId );

/**
 * Returns functions that split a form into steps and join the steps again. Each call is a single undo step.
 *
 * @param root Client ID of the form block; empty in the form editor.
 */
export function useSplit( root: string ) {
	const registry = useRegistry();
	const { replaceBlocks } = useDispatch( blockEditorStore );
	const steps = useSelect(
		( select ) =>
			select( blockEditorStore )
				.getBlocks( root )
				.filter( ( { name } ) => name === STEP ).length,
		[ root ]
	);
	const now = () => registry.select( blockEditorStore ).getBlocks( root ) as Block[];
	return {
		steps,
		split() {
			const blocks = now();
			const made = planSteps( blocks ).map( ( { title, blocks: inner } ) => newStep( title, inner ) );
			void replaceBlocks( idsOf( blocks ), [ ...made, ...buttonsOf( blocks ) ] );
		},
		join() {
			const blocks = now();
			const heading = ( content: string ) => createBlock( 'core/heading', { content } );
			void replaceBlocks( idsOf( blocks ), copies( joinSteps( blocks, heading ) ) );
		},
	};
}

/** Moves the existing blocks of a form into its first step. */
export function useTakeIn( clientId: string ): void {
	const registry = useRegistry();
	useEffect( () => {
		const { getBlockRootClientId, getBlocks } = registry.select( blockEditorStore );
		const blocks: Block[] = getBlocks( getBlockRootClientId( clientId ) ?? '' );
		const plan = planAround( blocks, clientId );
		const own = blocks.find( ( block ) => block.clientId === clientId );
		if ( ! plan || ! own ) {
			return;
		}
		const { replaceBlocks, __unstableMarkNextChangeAsNotPersistent: markAsSameChange } =
			registry.dispatch( blockEditorStore );
		markAsSameChange();
		replaceBlocks( idsOf( blocks ), [
			...( plan.before.length > 0 ? [ newStep( '', plan.before ) ] : [] ),
			createBlock( STEP, { ...own.attributes }, [ ...copies( own.innerBlocks ), ...copies( plan.after ) ] ),
			...buttonsOf( blocks ),
		] );
	}, [ registry, clientId ] );
}

/** Returns the client IDs of a step and its sibling steps. */
function useBeside( clientId: string ): string[] {
	const joined = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlocks } = select( blockEditorStore );
			const beside = getBlocks( getBlockRootClientId( clientId ) ?? '' );
			return idsOf( beside.filter( ( { name } ) => name === STEP ) ).join( ' ' );
		},
		[ clientId ]
	);
	return joined.split( ' ' );
}

/** Returns the position of a step among its siblings, from 1, and their total number. */
export function usePlace( clientId: string ): { number: number; total: number } {
	const beside = useBeside( clientId );
	return { number: beside.indexOf( clientId ) + 1, total: beside.length };
}
