import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { editSettings, formAround, rowsAround, type Registry } from './formAround';
import { valueChange, valueInBlocks, valueInSettings, type ValueChange } from './values';

type SetAttributes = ( changes: Record< string, unknown > ) => void;

/**
 * Changes attributes of a field. If the value of an option changes, the same action updates the conditions and formulas
 * that contain this value, so that one undo reverts everything.
 *
 * @return Value change; null if no value has changed.
 */
export function changeField(
	registry: Registry,
	clientId: string,
	setAttributes: SetAttributes,
	changes: Record< string, unknown >
): ValueChange | null {
	const { name = '', options = [] } = ( registry.select( blockEditorStore ).getBlockAttributes( clientId ) ??
		{} ) as FieldAttributes;
	const { options: after } = changes as FieldAttributes;
	const rows = rowsAround( registry, clientId );
	const names = rows ? [ name, `${ rows }[${ name }]` ] : [ name ];
	const change = name !== '' && after ? valueChange( options, after, names ) : null;
	const form = change ? formAround( registry, clientId ) : null;
	const named = change && form ? valueInBlocks( form.blocks, change ) : {};
	const ids = Object.keys( named ).filter( ( id ) => id !== clientId );
	if ( ids.length === 0 ) {
		setAttributes( changes );
	} else {
		const byBlock = { ...named, [ clientId ]: { ...named[ clientId ], ...changes } };
		void registry
			.dispatch( blockEditorStore )
			.updateBlockAttributes( [ clientId, ...ids ], byBlock, { uniqueByBlock: true } );
	}
	return change;
}

/** Returns a setAttributes function that also updates all references to a changed option value. */
export function useValues( clientId: string, options: unknown, setAttributes: SetAttributes ): SetAttributes {
	const registry = useRegistry();
	const pending = useRef< ValueChange[] >( [] );
	// Update the settings after the blocks, because WordPress adds the settings to the latest undo step.
	useEffect( () => {
		const form = pending.current.length > 0 ? formAround( registry, clientId ) : null;
		for ( const change of pending.current.splice( 0 ) ) {
			editSettings( registry, form?.id ?? 0, ( meta ) => valueInSettings( meta, change ) );
		}
	}, [ registry, clientId, options ] );
	return useCallback(
		( changes ) => {
			const change = changeField( registry, clientId, setAttributes, changes );
			if ( change ) {
				pending.current.push( change );
			}
		},
		[ registry, clientId, setAttributes ]
	);
}
