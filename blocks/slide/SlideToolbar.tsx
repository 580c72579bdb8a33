import { BlockControls, store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { copy, plus, trash } from '@wordpress/icons';

/** What is done with slides most. Moving is WordPress's own, with the arrows left of these. */
export function SlideToolbar( { clientId }: { clientId: string } ) {
	const { insertBlock, duplicateBlocks, removeBlock } = useDispatch( blockEditor );
	const { parent, index, count } = useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlockIndex, getBlockCount } = select( blockEditor );
			const root = getBlockRootClientId( clientId ) ?? '';
			return { parent: root, index: getBlockIndex( clientId ), count: getBlockCount( root ) };
		},
		[ clientId ]
	);
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add slide after', 'vestibule' ) }
					onClick={ () => insertBlock( createBlock( 'vestibule/slide' ), index + 1, parent ) }
				/>
				<ToolbarButton
					icon={ copy }
					label={ __( 'Duplicate slide', 'vestibule' ) }
					onClick={ () => duplicateBlocks( [ clientId ] ) }
				/>
				<ToolbarButton
					icon={ trash }
					label={ __( 'Remove slide', 'vestibule' ) }
					disabled={ count < 2 }
					onClick={ () => removeBlock( clientId ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
