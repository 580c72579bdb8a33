import { BlockControls, store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, copy, plus, trash } from '@wordpress/icons';

interface Props {
	tab: string;
	/** The tabs around it. */
	tabs: string;
}

/** What is done with the tab that is shown, from its own toolbar and from that of the tabs around it. */
export function TabToolbar( { tab, tabs }: Props ) {
	const { index, count, blocks } = useSelect(
		( select ) => ( {
			index: select( blockEditorStore ).getBlockIndex( tab ),
			count: select( blockEditorStore ).getBlockOrder( tabs ).length,
			blocks: select( blockEditorStore ).getBlocks( tabs ),
		} ),
		[ tab, tabs ]
	);
	const { insertBlock, moveBlocksDown, moveBlocksUp, removeBlock } = useDispatch( blockEditorStore );
	const insert = ( block: Block ) => void insertBlock( block, index + 1, tabs );
	const duplicate = () => {
		const block = blocks[ index ];
		if ( block ) {
			// The hash belongs to the original, and only one tab is open at first.
			insert( cloneBlock( block, { anchor: '', isOpen: false } ) );
		}
	};
	return (
		<BlockControls group="block">
			<ToolbarGroup>
				<ToolbarButton
					icon={ plus }
					label={ __( 'Add tab after', 'vestibule' ) }
					onClick={ () => insert( createBlock( 'vestibule/tab' ) ) }
				/>
				<ToolbarButton
					icon={ isRTL() ? arrowRight : arrowLeft }
					label={ __( 'Move tab back', 'vestibule' ) }
					disabled={ index === 0 }
					onClick={ () => void moveBlocksUp( [ tab ], tabs ) }
				/>
				<ToolbarButton
					icon={ isRTL() ? arrowLeft : arrowRight }
					label={ __( 'Move tab forward', 'vestibule' ) }
					disabled={ index === count - 1 }
					onClick={ () => void moveBlocksDown( [ tab ], tabs ) }
				/>
				<ToolbarButton icon={ copy } label={ __( 'Duplicate tab', 'vestibule' ) } onClick={ duplicate } />
				<ToolbarButton
					icon={ trash }
					label={ __( 'Remove tab', 'vestibule' ) }
					disabled={ count === 1 }
					onClick={ () => void removeBlock( tab ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
