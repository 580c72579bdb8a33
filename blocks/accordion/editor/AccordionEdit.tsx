import {
	InnerBlocks,
	InspectorControls,
	store,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { AccordionAttributes } from '../../../src/contracts/accordion';
import { Buttons } from '../views/Item';

const LEVELS = [ 2, 3, 4, 5, 6 ] as const;

function AccordionInspector( { attributes, setAttributes }: BlockEditProps< AccordionAttributes > ) {
	const levels = [
		...LEVELS.map( ( level ) => ( {
			value: String( level ),
			/* translators: %d: level of a heading, from 2 to 6. */
			label: sprintf( __( 'Heading %d', 'vestibule' ), level ),
		} ) ),
		{ value: '0', label: __( 'No heading', 'vestibule' ) },
	];
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'vestibule' ) }>
				<ToggleControl
					label={ __( 'Only one open at a time', 'vestibule' ) }
					checked={ attributes.onlyOne }
					onChange={ ( onlyOne ) => setAttributes( { onlyOne } ) }
				/>
				<SelectControl
					label={ __( 'Title level', 'vestibule' ) }
					help={ __(
						'Choose one level below the heading above the accordion. The level does not change the text size.',
						'vestibule'
					) }
					value={ String( attributes.headingLevel ) }
					options={ levels }
					onChange={ ( level ) =>
						setAttributes( { headingLevel: Number( level ) as AccordionAttributes[ 'headingLevel' ] } )
					}
				/>
				{ ! attributes.onlyOne && (
					<ToggleControl
						label={ __( 'Buttons to open and close all', 'vestibule' ) }
						checked={ attributes.hasButtons }
						onChange={ ( hasButtons ) => setAttributes( { hasButtons } ) }
					/>
				) }
				<ToggleControl
					label={ __( 'Questions and answers', 'vestibule' ) }
					help={ __( 'Marks the titles as questions for search engines.', 'vestibule' ) }
					checked={ attributes.isFaq }
					onChange={ ( isFaq ) => setAttributes( { isFaq } ) }
				/>
			</PanelBody>
		</InspectorControls>
	);
}

const ITEM = 'vestibule/accordion-item';

/** Edit component of the accordion. Opening an item in the editor does not close the other items. */
export function AccordionEdit( props: BlockEditProps< AccordionAttributes > ) {
	const { attributes, clientId, isSelected } = props;
	const hasSelected = useSelect(
		( select ) => select( store ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const { children, ...wrapper } = useInnerBlocksProps( useBlockProps(), {
		allowedBlocks: [ ITEM ],
		defaultBlock: { name: ITEM },
		directInsert: true,
		template: [ [ ITEM, { isOpen: true } ], [ ITEM ] ],
		renderAppender: isSelected || hasSelected ? InnerBlocks.ButtonBlockAppender : false,
	} );
	const words = { openAll: __( 'Open all', 'vestibule' ), closeAll: __( 'Close all', 'vestibule' ) };
	return (
		<>
			<AccordionInspector { ...props } />
			<div { ...wrapper }>
				{ attributes.hasButtons && ! attributes.onlyOne && (
					<div className="vestibule-accordion__buttons" { ...{ inert: '' } }>
						<Buttons words={ words } />
					</div>
				) }
				{ children }
			</div>
		</>
	);
}
