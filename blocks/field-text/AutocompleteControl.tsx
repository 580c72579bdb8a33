import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { FieldPanelProps } from '../form/field-editor/kinds';

/** What a browser may fill in: the tokens of HTML that fit one line of text. */
export function AutocompleteControl( { attributes, setAttributes }: FieldPanelProps ) {
	const value = attributes.autocomplete ?? '';
	const tokens = [
		{ value: '', label: _x( 'None', 'nothing is asked of the browser', 'vestibule' ) },
		{ value: 'organization', label: __( 'Organisation', 'vestibule' ) },
		{ value: 'organization-title', label: __( 'Job title', 'vestibule' ) },
		{ value: 'street-address', label: __( 'Street address', 'vestibule' ) },
		{ value: 'postal-code', label: __( 'Postal code', 'vestibule' ) },
		{ value: 'address-level2', label: __( 'Town or city', 'vestibule' ) },
		{ value: 'url', label: __( 'Web address', 'vestibule' ) },
		{ value: 'off', label: __( 'Off (never fill in)', 'vestibule' ) },
	];
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Autofill by the browser', 'vestibule' ) }
			value={ value }
			options={
				tokens.some( ( token ) => token.value === value ) ? tokens : [ ...tokens, { value, label: value } ]
			}
			onChange={ ( autocomplete ) => setAttributes( { autocomplete } ) }
		/>
	);
}
