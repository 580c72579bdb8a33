import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { editSettings, formAround, rowsAround } from './formAround';
import { fieldNamesIn, renamedInBlocks, renamedInSettings } from './places';

/**
 * Updates all references when a field is renamed: those in conditions, formulas and settings of the form. The updates
 * are part of the same undo step as the new name.
 */
export function useRenamed( clientId: string, name: string ): void {
	const registry = useRegistry();
	const before = useRef( name );
	useEffect( () => {
		const old = before.current;
		before.current = name;
		if ( old === '' || name === '' || old === name ) {
			return;
		}
		const form = formAround( registry, clientId );
		// If another field has the old name, this field is a copy that received a new name.
		if ( ! form || fieldNamesIn( form.blocks ).includes( old ) ) {
			return;
		}
		const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: quietly } =
			registry.dispatch( blockEditorStore );
		// Outside the repeater, references to its fields are references to columns.
		const rows = rowsAround( registry, clientId );
		const columns: [ string, string ][] = rows ? [ [ `${ rows }[${ old }]`, `${ rows }[${ name }]` ] ] : [];
		for ( const [ from, to ] of [ [ old, name ] as const, ...columns ] ) {
			for ( const { clientId: block, changes } of renamedInBlocks( form.blocks, from, to ) ) {
				void quietly();
				void updateBlockAttributes( [ block ], changes );
			}
		}
		const [ from, to ] = columns[ 0 ] ?? [ old, name ];
		editSettings( registry, form.id, ( meta ) => renamedInSettings( meta, from, to ) );
	}, [ registry, clientId, name ] );
}
