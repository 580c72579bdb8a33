import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { Sticky } from '../../contracts/sticky';
import { RangeSetting } from '../../controls/RangeSetting';
import { EDGES, LIMITS, withSetting, BLOCKS } from './settings';

interface StickyPanelProps {
	sticky: Sticky | undefined;
	onChange( sticky: Sticky | undefined ): void;
}

/** Settings for sticky blocks. In the editor, the blocks scroll normally. */
function StickyPanel( { sticky, onChange }: StickyPanelProps ) {
	const set = < Name extends keyof Sticky >( name: Name, value: Sticky[ Name ] | undefined ) =>
		sticky && onChange( withSetting( sticky, name, value ) );
	const toEdge = ( edge: Sticky[ 'edge' ] ) => {
		const { shrink, ...rest } = { ...sticky, edge };
		onChange( edge === 'top' && shrink ? { ...rest, shrink } : rest );
	};
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Sticky', 'vestibule' ) } initialOpen={ false }>
				<SelectControl
					label={ __( 'On scroll', 'vestibule' ) }
					help={ __(
						'Also works in headers and footers. Columns that are stacked do not stick.',
						'vestibule'
					) }
					value={ sticky?.edge ?? '' }
					options={ EDGES }
					onChange={ ( edge ) => ( edge ? toEdge( edge as Sticky[ 'edge' ] ) : onChange( undefined ) ) }
				/>
				{ sticky && (
					<>
						{ sticky.edge === 'top' && (
							<ToggleControl
								label={ __( 'Shrink', 'vestibule' ) }
								help={ __( 'Removes the padding at the top.', 'vestibule' ) }
								checked={ sticky.shrink ?? false }
								onChange={ ( shrink ) => set( 'shrink', shrink ) }
							/>
						) }
						<ToggleControl
							label={ __( 'Show only when scrolling up', 'vestibule' ) }
							help={ __( 'Hidden when scrolling down.', 'vestibule' ) }
							checked={ sticky.reveal ?? false }
							onChange={ ( reveal ) => set( 'reveal', reveal ) }
						/>
						<RangeSetting
							label={ __( 'Start after scrolling (px)', 'vestibule' ) }
							min={ 0 }
							max={ LIMITS.offset }
							step={ 10 }
							value={ sticky.offset ?? 0 }
							onChange={ ( offset ) => set( 'offset', offset ) }
						/>
						<RangeSetting
							label={ __( 'Distance from the edge (px)', 'vestibule' ) }
							min={ 0 }
							max={ LIMITS.gap }
							value={ sticky.gap ?? 0 }
							onChange={ ( gap ) => set( 'gap', gap ) }
						/>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

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
