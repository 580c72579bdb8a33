import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldPanelProps } from '../kinds';
import { FieldMessages } from './FieldMessages';
import { FieldSettings } from './FieldSettings';
import { NameControl } from './NameControl';

/** What is changed often is open and first; messages are folded; the posted name is under Advanced. */
export function FieldInspector( { clientId, ...props }: FieldPanelProps & { clientId: string } ) {
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<FieldSettings { ...props } />
				</PanelBody>
				<PanelBody title={ __( 'Error messages', 'vestibule' ) } initialOpen={ false }>
					<FieldMessages { ...props } />
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<NameControl
					key={ props.attributes.name }
					name={ props.attributes.name ?? '' }
					clientId={ clientId }
					onChange={ ( name ) => props.setAttributes( { name } ) }
				/>
			</InspectorControls>
		</>
	);
}
