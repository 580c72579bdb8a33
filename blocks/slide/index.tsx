import {
	BlockControls,
	InnerBlocks,
	InspectorControls,
	store as blockEditor,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { createBlock, registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { PanelBody, TextControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { copy, plus, trash } from '@wordpress/icons';
import type { HTMLAttributes } from 'react';
import type { Slide } from '../../src/contracts/slide';

const slide = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M5 5.5h14v13H5v-13ZM6.5 7v10h11V7h-11Z" />
	</svg>
);

/** Toolbar with the most common actions for slides. The buttons that move blocks are in WordPress's own toolbar. */
function SlideToolbar( { clientId }: { clientId: string } ) {
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

interface SlideAttributes extends Slide {
	anchor?: string;
}

/** Edit component of a slide, which can contain any blocks. */
function SlideEdit( { attributes: { label }, setAttributes, clientId }: BlockEditProps< SlideAttributes > ) {
	const props = useInnerBlocksProps( useBlockProps(), { templateLock: false } ) as HTMLAttributes< HTMLDivElement >;
	return (
		<>
			<SlideToolbar clientId={ clientId } />
			<InspectorControls>
				<PanelBody title={ __( 'Slide', 'vestibule' ) }>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Name', 'vestibule' ) }
						help={ __(
							'Screen readers read the name after the slide’s number. A heading in the slide is read anyway.',
							'vestibule'
						) }
						value={ label ?? '' }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...props } />
		</>
	);
}

const settings = {
	icon: slide,
	edit: SlideEdit,
	save: () => <InnerBlocks.Content />,
	/** Show the label of the slide in the list view. */
	__experimentalLabel: ( { label }: SlideAttributes ) => label || undefined,
};

registerBlockType( 'vestibule/slide', settings as unknown as BlockConfiguration );
