import { InspectorControls, RichText, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ScrollTop } from '../../src/contracts/scroll-top';
import { arrowUp } from '@wordpress/icons';
import metadata from './block.json';

function Edit( { attributes: { label, showLabel, side }, setAttributes }: BlockEditProps< ScrollTop > ) {
	return (
		<div
			{ ...useBlockProps( {
				className: `vestibule-scroll-top is-at-${ side ?? 'end' }${ showLabel ? ' has-label' : '' }`,
			} ) }
		>
			<InspectorControls>
				<PanelBody title={ __( 'Back to top', 'vestibule' ) }>
					<ToggleControl
						label={ __( 'Show text', 'vestibule' ) }
						help={ __(
							'If this is off, only the arrow is shown. Screen readers still read the text.',
							'vestibule'
						) }
						checked={ showLabel ?? false }
						onChange={ ( isShown ) => setAttributes( { showLabel: isShown } ) }
					/>
					{ ! showLabel && (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ __( 'Link text', 'vestibule' ) }
							placeholder={ __( 'Back to top', 'vestibule' ) }
							value={ label ?? '' }
							onChange={ ( words ) => setAttributes( { label: words } ) }
						/>
					) }
					<SelectControl
						label={ __( 'Corner', 'vestibule' ) }
						value={ side ?? 'end' }
						options={ [
							{ value: 'end', label: __( 'Right (left in right-to-left languages)', 'vestibule' ) },
							{
								value: 'start',
								label: __( 'Left, above the chat (right in right-to-left languages)', 'vestibule' ),
							},
						] }
						onChange={ ( corner ) => setAttributes( { side: corner as ScrollTop[ 'side' ] } ) }
					/>
				</PanelBody>
			</InspectorControls>
			{ showLabel && (
				<RichText
					identifier="label"
					tagName="span"
					className="vestibule-scroll-top__label"
					aria-label={ __( 'Link text', 'vestibule' ) }
					placeholder={ __( 'Back to top', 'vestibule' ) }
					value={ label ?? '' }
					allowedFormats={ [] }
					disableLineBreaks
					onChange={ ( words: string ) => setAttributes( { label: words } ) }
				/>
			) }
		</div>
	);
}

registerBlockType( metadata.name, {
	icon: arrowUp,
	edit: Edit,
	save: () => null,
} as unknown as BlockConfiguration );
