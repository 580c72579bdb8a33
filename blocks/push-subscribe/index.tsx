import { InspectorControls, RichText, useBlockProps } from '@wordpress/block-editor';
import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import './style.css';

interface EditProps {
	attributes: { label: string; asksTopics: boolean };
	setAttributes: ( changed: Partial< EditProps[ 'attributes' ] > ) => void;
}

function Edit( { attributes: { label, asksTopics }, setAttributes }: EditProps ) {
	return (
		<div { ...useBlockProps( { className: 'vestibule-push' } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'Notifications', 'vestibule' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Let visitors choose topics', 'vestibule' ) }
						checked={ asksTopics }
						onChange={ ( chosen ) => setAttributes( { asksTopics: chosen } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<RichText
				tagName="span"
				className="vestibule-push__button wp-element-button"
				aria-label={ __( 'Words of the button', 'vestibule' ) }
				placeholder={ __( 'Notify me', 'vestibule' ) }
				value={ label }
				allowedFormats={ [] }
				onChange={ ( words: string ) => setAttributes( { label: words } ) }
			/>
		</div>
	);
}

registerBlockType( metadata.name, { edit: Edit, save: () => null } as unknown as BlockConfiguration );
