import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { askedFields } from '../../field-editor/askedFields';
import { renamed } from './change';
import { attributeOf, conditionsOf } from '../../field-editor/circles';

const withConditions = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [
		...( conditionsOf( block ) ? [ block ] : [] ),
		...withConditions( block.innerBlocks ),
	] );

/** The conditions of a form that ask for a field go on doing so when the field gets another name. */
export function useRenamed( name: string, blocks: readonly Block[] | null ): void {
	const before = useRef( name );
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: quietly } = useDispatch( blockEditorStore );
	useEffect( () => {
		const old = before.current;
		before.current = name;
		// A copy gives its name up; the field that it was made of still has it.
		const isThere = blocks && askedFields( blocks ).some( ( field ) => field.name === old );
		if ( ! blocks || old === '' || old === name || isThere ) {
			return;
		}
		for ( const block of withConditions( blocks ) ) {
			const next = renamed( conditionsOf( block ), old, name );
			if ( next ) {
				void quietly();
				void updateBlockAttributes( [ block.clientId ], { [ attributeOf( block.name ) ]: next } );
			}
		}
	}, [ name, blocks, updateBlockAttributes, quietly ] );
}
