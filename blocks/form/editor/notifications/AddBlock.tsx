import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { DropdownMenu } from '@wordpress/components';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

/** Initial inner blocks of container blocks. */
const FIRST: Readonly< Record< string, string > > = { 'core/list': 'core/list-item', 'core/buttons': 'core/button' };

const fresh = ( name: string ): Block => createBlock( name, {}, FIRST[ name ] ? [ createBlock( FIRST[ name ] ) ] : [] );

/**
 * Menu with all blocks that an email can contain. WordPress's quick inserter omits some of them and links to all blocks
 * of the site.
 */
export function AddBlock( { names }: { names: readonly string[] } ) {
	const registry = useRegistry();
	const { insertBlock } = useDispatch( blockEditorStore );
	const add = ( name: string ) => {
		const { getSelectedBlockClientId, getBlockHierarchyRootClientId, getBlockIndex, getBlockOrder } =
			registry.select( blockEditorStore );
		const selected = getSelectedBlockClientId();
		const at = selected
			? getBlockIndex( getBlockHierarchyRootClientId( selected ) ?? selected ) + 1
			: getBlockOrder( '' ).length;
		void insertBlock( fresh( name ), at );
	};
	const inside = Object.values( FIRST );
	return (
		<DropdownMenu
			icon={ plus }
			label={ __( 'Add block', 'vestibule' ) }
			controls={ names
				.filter( ( name ) => ! inside.includes( name ) )
				.map( ( name ) => ( { title: getBlockType( name )?.title ?? name, onClick: () => add( name ) } ) ) }
		/>
	);
}
