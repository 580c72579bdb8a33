import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { Sticky } from '../../contracts/sticky';
import { BLOCKS } from './settings';
import { StickyPanel } from './StickyPanel';

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { vestibuleSticky?: Sticky };
	setAttributes( changes: { vestibuleSticky: Sticky | undefined } ): void;
}

const withPanel = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithSticky( props: EditProps ) {
			return (
				<>
					<BlockEdit { ...props } />
					{ props.isSelected && BLOCKS.includes( props.name ) && (
						<StickyPanel
							sticky={ props.attributes.vestibuleSticky }
							onChange={ ( vestibuleSticky ) => props.setAttributes( { vestibuleSticky } ) }
						/>
					) }
				</>
			);
		},
	'withSticky'
);

addFilter( 'editor.BlockEdit', 'vestibule/sticky', withPanel );
