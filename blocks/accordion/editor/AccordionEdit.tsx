import { InnerBlocks, store, useBlockProps, useInnerBlocksProps, type BlockEditProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { AccordionAttributes } from '../../../src/contracts/accordion';
import { Buttons } from '../views/Buttons';
import { AccordionInspector } from './AccordionInspector';

const ITEM = 'vestibule/accordion-item';

/** Items stay as the editor leaves them: while they are written, none closes because another one opens. */
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
