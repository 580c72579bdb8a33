import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { flag, settingsOfBlock } from './attributes';
import type { PanelProps } from './CarouselInspector';

export function ControlsPanel( { attributes, setAttributes, hasPictures }: PanelProps & { hasPictures: boolean } ) {
	const { arrows, dots, thumbnails } = settingsOfBlock( attributes );
	return (
		<PanelBody title={ __( 'Controls', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Arrows', 'vestibule' ) }
				help={
					arrows || dots || thumbnails
						? undefined
						: __( 'Without arrows and dots, visitors have only swiping and the arrow keys.', 'vestibule' )
				}
				checked={ arrows }
				onChange={ ( value ) => setAttributes( { arrows: flag( value ) } ) }
			/>
			{ ! thumbnails && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Dots', 'vestibule' ) }
					checked={ dots }
					onChange={ ( value ) => setAttributes( { dots: flag( value ) } ) }
				/>
			) }
			{ ( hasPictures || thumbnails ) && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Thumbnails', 'vestibule' ) }
					help={ __( 'The first picture of each slide, small, in place of the dots.', 'vestibule' ) }
					checked={ thumbnails }
					onChange={ ( value ) => setAttributes( { thumbnails: flag( value ) } ) }
				/>
			) }
		</PanelBody>
	);
}
