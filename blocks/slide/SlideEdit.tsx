import { InspectorControls, useBlockProps, useInnerBlocksProps, type BlockEditProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { HTMLAttributes } from 'react';
import type { Slide } from '../../src/contracts/slide';
import { SlideToolbar } from './SlideToolbar';

export interface SlideAttributes extends Slide {
	anchor?: string;
}

/** A slide, edited where it stands; it holds any blocks. */
export function SlideEdit( { attributes: { label }, setAttributes, clientId }: BlockEditProps< SlideAttributes > ) {
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
							'Read by screen readers after its number. A heading in the slide is read anyway.',
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
