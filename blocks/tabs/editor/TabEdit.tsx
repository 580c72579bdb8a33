import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TabAttributes } from '../../../src/contracts/tab';
import { ShownTab } from './shown';
import { TabToolbar } from './TabToolbar';

/** A panel; its title is written in the row above (TitleText). */
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
						'The part after # in a link that opens this tab: letters, digits, hyphens and underscores. Leave empty to use the title.',
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
