import { getBlockType } from '@wordpress/blocks';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldKind } from '../fieldBlock';
import { FieldMessages } from './FieldMessages';
import { FieldSettings } from './FieldSettings';
import { NameControl } from './NameControl';

export interface FieldPanelProps {
	attributes: FieldAttributes;
	setAttributes( changes: FieldAttributes ): void;
	kind: FieldKind;
	/** Whether this kind of field has the attribute: the contract decides, by way of the server's registration. */
	has( attribute: keyof FieldAttributes ): boolean;
}

/** What is changed often is open and first; messages are folded; the posted name is under Advanced. */
export function FieldInspector( { clientId, ...props }: Omit< FieldPanelProps, 'has' > & { clientId: string } ) {
	const known = getBlockType( `vestibule/field-${ props.kind.type }` )?.attributes ?? {};
	const panel = {
		...props,
		has: ( attribute: keyof FieldAttributes ) => attribute in known,
	};
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'vestibule' ) }>
					<FieldSettings { ...panel } />
				</PanelBody>
				<PanelBody title={ __( 'Error messages', 'vestibule' ) } initialOpen={ false }>
					<FieldMessages { ...panel } />
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
