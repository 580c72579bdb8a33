import { hasBlockSupport } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import type { Reveal } from '../../contracts/reveal';
import { RevealPanel } from './RevealPanel';

interface BlockType {
	attributes?: Record< string, unknown >;
}

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { vestibuleReveal?: Reveal };
	setAttributes( changes: { vestibuleReveal: Reveal | undefined } ): void;
}

/** Blocks that only the editor registers have the attribute, too; the others have it from the server. */
addFilter( 'blocks.registerBlockType', 'vestibule/reveal', ( type: BlockType ) => ( {
	...type,
	attributes: { ...type.attributes, vestibuleReveal: { type: 'object' } },
} ) );

const withPanel = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithReveal( props: EditProps ) {
			return (
				<>
					<BlockEdit { ...props } />
					{ props.isSelected && hasBlockSupport( props.name, 'vestibuleReveal', true ) && (
						<RevealPanel
							reveal={ props.attributes.vestibuleReveal }
							onChange={ ( vestibuleReveal ) => props.setAttributes( { vestibuleReveal } ) }
						/>
					) }
				</>
			);
		},
	'withReveal'
);

addFilter( 'editor.BlockEdit', 'vestibule/reveal', withPanel );
