import { BlockControls, InspectorControls, store, type BlockEditProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { PanelBody, ToggleControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { chevronDown, plus } from '@wordpress/icons';
import type { AccordionItemAttributes } from '../../../src/contracts/accordion-item';

export function ItemControls( { attributes, setAttributes, clientId }: BlockEditProps< AccordionItemAttributes > ) {
	const { index, accordion } = useSelect(
		( select ) => ( {
			index: select( store ).getBlockIndex( clientId ),
			accordion: select( store ).getBlockRootClientId( clientId ) ?? undefined,
		} ),
		[ clientId ]
	);
	const { insertBlock } = useDispatch( store );
	const toggle = () => setAttributes( { isOpen: ! attributes.isOpen } );
	return (
		<>
			<BlockControls group="block">
				<ToolbarGroup>
					<ToolbarButton
						icon={ chevronDown }
						label={ __( 'Open when the page is loaded', 'vestibule' ) }
						isPressed={ attributes.isOpen }
						onClick={ toggle }
					/>
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add item after', 'vestibule' ) }
						onClick={ () =>
							void insertBlock( createBlock( 'vestibule/accordion-item' ), index + 1, accordion )
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<ToggleControl
						label={ __( 'Open when the page is loaded', 'vestibule' ) }
						checked={ attributes.isOpen }
						onChange={ toggle }
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
