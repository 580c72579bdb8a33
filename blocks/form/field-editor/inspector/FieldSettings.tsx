import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldPanelProps } from '../kinds';

/** The settings of a field: required and help text, and between them what its type brings. */
export function FieldSettings( props: FieldPanelProps ) {
	const { attributes, setAttributes, kind } = props;
	const { hasRequired = true, Settings } = kind;
	return (
		<>
			{ hasRequired && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Required', 'vestibule' ) }
					checked={ attributes.required ?? false }
					onChange={ ( required ) => setAttributes( { required } ) }
				/>
			) }
			{ Settings && <Settings { ...props } /> }
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Help text', 'vestibule' ) }
				rows={ 2 }
				value={ attributes.help ?? '' }
				onChange={ ( help ) => setAttributes( { help: help.replace( /\s*\n\s*/g, ' ' ) } ) }
			/>
		</>
	);
}
