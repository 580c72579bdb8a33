import { InspectorControls } from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { __, _x } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { Reveal } from '../../contracts/reveal';
import { RangeSetting } from '../../controls/RangeSetting';
import { EASINGS, EFFECTS, LIMITS, withSetting } from './settings';

interface RevealPanelProps {
	reveal: Reveal | undefined;
	onChange( reveal: Reveal | undefined ): void;
}

/** Settings for the reveal animation of a block. The animation doesn't run in the editor. */
function RevealPanel( { reveal, onChange }: RevealPanelProps ) {
	const set = < Name extends keyof Reveal >( name: Name, value: Reveal[ Name ] | undefined ) =>
		reveal && onChange( withSetting( reveal, name, value ) );
	const numbers = [
		{
			name: 'offset',
			label: __( 'Start at this distance from the bottom of the window (px)', 'vestibule' ),
			step: 10,
		},
		{ name: 'duration', label: __( 'Duration (ms)', 'vestibule' ), step: 50 },
		{ name: 'delay', label: __( 'Delay (ms)', 'vestibule' ), step: 50 },
	] as const;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Reveal', 'vestibule' ) } initialOpen={ false }>
				<SelectControl
					label={ __( 'Animation on scroll', 'vestibule' ) }
					help={ __(
						'Not used for visitors who prefer reduced motion, or for content that is visible at first.',
						'vestibule'
					) }
					value={ reveal?.effect ?? '' }
					options={ [ { value: '', label: _x( 'None', 'animation', 'vestibule' ) }, ...EFFECTS ] }
					onChange={ ( effect ) =>
						onChange( effect ? { ...reveal, effect: effect as Reveal[ 'effect' ] } : undefined )
					}
				/>
				{ reveal && (
					<>
						{ numbers.map( ( { name, ...control } ) => (
							<RangeSetting
								key={ name }
								{ ...control }
								min={ 0 }
								max={ LIMITS[ name ].max }
								value={ reveal[ name ] ?? LIMITS[ name ].default }
								onChange={ ( value ) => set( name, value ) }
								allowReset
								resetFallbackValue={ LIMITS[ name ].default }
							/>
						) ) }
						<SelectControl
							label={ __( 'Easing', 'vestibule' ) }
							value={ reveal.easing ?? 'ease' }
							options={ EASINGS }
							onChange={ ( easing ) => set( 'easing', easing as Reveal[ 'easing' ] ) }
						/>
						<ToggleControl
							label={ __( 'Only once', 'vestibule' ) }
							checked={ reveal.once ?? false }
							onChange={ ( once ) => set( 'once', once ) }
						/>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

interface BlockType {
	attributes?: Record< string, unknown >;
}

interface EditProps {
	name: string;
	isSelected: boolean;
	attributes: { vestibuleReveal?: Reveal };
	setAttributes( changes: { vestibuleReveal: Reveal | undefined } ): void;
}

/** Adds the attribute to blocks that are registered only in the editor. The server adds it to all other blocks. */
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
