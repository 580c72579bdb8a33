import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CarouselAttributes } from './attributes';
import { ColumnsPanel } from './ColumnsPanel';
import { ControlsPanel } from './ControlsPanel';
import { MovementPanel } from './MovementPanel';

export interface PanelProps {
	attributes: CarouselAttributes;
	setAttributes: ( changed: Partial< CarouselAttributes > ) => void;
}

/** What is changed often comes first and is open; words that hardly anybody changes are folded. */
export function CarouselInspector( { attributes, setAttributes, isQuery }: PanelProps & { isQuery: boolean } ) {
	const { label, nextLabel, prevLabel, slideLabel } = attributes;
	const text = (
		name: 'label' | 'nextLabel' | 'prevLabel' | 'slideLabel',
		title: string,
		value: string | undefined,
		rest: { help?: string; placeholder?: string }
	) => (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ title }
			value={ value ?? '' }
			onChange={ ( changed ) => setAttributes( { [ name ]: changed } ) }
			{ ...rest }
		/>
	);
	return (
		<InspectorControls>
			<ColumnsPanel attributes={ attributes } setAttributes={ setAttributes } />
			<MovementPanel attributes={ attributes } setAttributes={ setAttributes } />
			<ControlsPanel attributes={ attributes } setAttributes={ setAttributes } hasPictures={ ! isQuery } />
			<PanelBody title={ __( 'Labels', 'vestibule' ) } initialOpen={ false }>
				{ text( 'label', __( 'Label for screen readers', 'vestibule' ), label, {
					help: __( 'Read by screen readers, such as “Recent articles”.', 'vestibule' ),
					placeholder: __( 'Slides', 'vestibule' ),
				} ) }
				{ text( 'nextLabel', __( 'Next arrow', 'vestibule' ), nextLabel, {
					placeholder: __( 'Next', 'vestibule' ),
				} ) }
				{ text( 'prevLabel', __( 'Previous arrow', 'vestibule' ), prevLabel, {
					placeholder: __( 'Previous', 'vestibule' ),
				} ) }
				{ text( 'slideLabel', __( 'Name of a slide', 'vestibule' ), slideLabel, {
					placeholder: __( 'Slide', 'vestibule' ),
				} ) }
			</PanelBody>
		</InspectorControls>
	);
}
