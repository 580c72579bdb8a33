import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { FORM, holdsRows } from '../../../fields/kit/editor/kinds';
import { FORM_BLOCK } from '../form';
import { fieldNamesIn, renamedInBlocks, renamedInSettings } from './places';

type Registry = ReturnType< typeof useRegistry >;

/** The form that a field stands in: its blocks, and its post; null outside of a form. */
function formAround( { select }: Registry, clientId: string ) {
	const { getBlocks, getBlockParentsByBlockName, getBlockAttributes } = select( blockEditorStore );
	const { getCurrentPostType, getCurrentPostId } = select( editorStore );
	const [ block ] = getBlockParentsByBlockName( clientId, FORM_BLOCK ).slice( -1 );
	if ( block ) {
		return { blocks: getBlocks( block ), id: Number( getBlockAttributes( block )?.ref ?? 0 ) };
	}
	return getCurrentPostType() === FORM.name ? { blocks: getBlocks(), id: Number( getCurrentPostId() ) } : null;
}

/** The name of the field whose rows a field stands in; empty where it stands in none. */
function rowsAround( { select }: Registry, clientId: string ): string {
	const { getBlockParents, getBlockName, getBlockAttributes } = select( blockEditorStore );
	const rows = getBlockParents( clientId ).find( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
	return rows ? String( getBlockAttributes( rows )?.name ?? '' ) : '';
}

/**
 * Whatever names a field follows when the field gets another name: conditions, formulas, and the settings of the form.
 * All of it belongs to the step of the name, so one "undo" takes it back.
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
		// A copy gives its name up; the field that it was made of still has it.
		if ( ! form || fieldNamesIn( form.blocks ).includes( old ) ) {
			return;
		}
		const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent: quietly } =
			registry.dispatch( blockEditorStore );
		// Outside of its row a field is known as a column.
		const rows = rowsAround( registry, clientId );
		const columns: [ string, string ][] = rows ? [ [ `${ rows }[${ old }]`, `${ rows }[${ name }]` ] ] : [];
		for ( const [ from, to ] of [ [ old, name ] as const, ...columns ] ) {
			for ( const { clientId: block, changes } of renamedInBlocks( form.blocks, from, to ) ) {
				void quietly();
				void updateBlockAttributes( [ block ], changes );
			}
		}
		const [ from, to ] = columns[ 0 ] ?? [ old, name ];
		const { getEditedEntityRecord } = registry.select( coreStore );
		const record = getEditedEntityRecord( FORM.kind, FORM.name, form.id ) as
			{ meta?: Record< string, unknown > } | undefined | false;
		const { meta = {} } = record || {};
		const settings = renamedInSettings( meta, from, to );
		if ( settings ) {
			void registry
				.dispatch( coreStore )
				.editEntityRecord( FORM.kind, FORM.name, form.id, { meta: { ...meta, ...settings } }, {
					isCached: true,
				} as object );
		}
	}, [ registry, clientId, name ] );
}
