import { SelectControl, TextareaControl, ToggleControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../../src/contracts/field';
import type { FieldPanelProps } from '../kinds';

type Width = NonNullable< FieldAttributes[ 'width' ] >;

/** The settings of a field: required, help text and width, and between them what its type brings. */
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
			<SelectControl< Width >
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Width', 'vestibule' ) }
				help={ __( 'Fields that fit stand side by side; phones show one below the other.', 'vestibule' ) }
				value={ attributes.width ?? 'full' }
				options={ [
					{ value: 'full', label: _x( 'Full', 'width', 'vestibule' ) },
					{ value: 'half', label: _x( 'Half', 'width', 'vestibule' ) },
					{ value: 'third', label: _x( 'A third', 'width', 'vestibule' ) },
					{ value: 'two-thirds', label: _x( 'Two thirds', 'width', 'vestibule' ) },
				] }
				onChange={ ( width ) => setAttributes( { width } ) }
			/>
		</>
	);
}
