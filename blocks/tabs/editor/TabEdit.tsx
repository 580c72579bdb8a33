import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { TextControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useContext } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight, copy, plus, trash } from '@wordpress/icons';
import type { TabAttributes } from '../../../src/contracts/tab';
import { ShownTab } from './shown';

interface TabToolbarProps {
	tab: string;
	/** Client ID of the parent block. */
	tabs: string;
}

/** Toolbar for the displayed tab. It is also shown if the parent block is selected. */
export function TabToolbar( { tab, tabs }: TabToolbarProps ) {
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
			// The copy must not have the same anchor, and only one tab can be open by default.
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

/** Edit component of a panel. Its title is edited in the row of titles (TitleText). */
export function TabEdit( { attributes, setAttributes, clientId }: BlockEditProps< TabAttributes > ) {
	const { tabs, index } = useSelect(
		( select ) => ( {
			tabs: select( blockEditorStore ).getBlockRootClientId( clientId ),
			index: select( blockEditorStore ).getBlockIndex( clientId ),
		} ),
		[ clientId ]
	);
	const isShown = useContext( ShownTab ) === clientId;
	const wrapper = useInnerBlocksProps(
		useBlockProps( { className: 'vestibule-tabs__panel', hidden: ! isShown, style: { order: index + 1 } } ),
		{
			template: [ [ 'core/paragraph', { placeholder: __( 'Content of this tab', 'vestibule' ) } ] ],
			templateLock: false,
		}
	);
	return (
		<>
			{ tabs && <TabToolbar tab={ clientId } tabs={ tabs } /> }
			<InspectorControls group="advanced">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'HTML anchor', 'vestibule' ) }
					help={ __(
						'Part after # in the URL that opens this tab. Use letters, digits, hyphens and underscores. Leave empty to use the title.',
						'vestibule'
					) }
					value={ attributes.anchor ?? '' }
					onChange={ ( anchor ) =>
						setAttributes( { anchor: anchor.replace( /\s+/g, '-' ).replace( /[^\w-]/g, '' ) } )
					}
				/>
			</InspectorControls>
			<div { ...wrapper } />
		</>
	);
}
