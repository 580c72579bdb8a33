import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldEditing } from '../kinds';

interface Props extends FieldEditing {
	/** What it means where nothing is chosen. */
	any: string;
	/** What no decimal place means; 0 where nothing else is said. */
	none?: string;
}

/** How many decimal places a number has. */
export const DecimalsControl = ( { attributes, setAttributes, any, none = '0' }: Props ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Decimal places', 'vestibule' ) }
		value={ attributes.decimals ?? '' }
		options={ [
			{ value: '', label: any },
			{ value: '0', label: none },
			...[ '1', '2', '3', '4' ].map( ( value ) => ( { value, label: value } ) ),
		] }
		onChange={ ( decimals ) => setAttributes( { decimals: decimals as '' } ) }
	/>
);
