import { ComboboxControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { countries } from '../countries';
import type { FieldPanelProps } from '../kinds';

/** The country a visitor starts with; ComboboxControl takes an empty value for "nothing chosen", hence the word. */
export function CountryControl( { attributes, setAttributes }: FieldPanelProps ) {
	const known = useMemo( countries, [] );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			allowReset={ false }
			label={ __( 'Default country', 'vestibule' ) }
			value={ attributes.initialCountry || 'none' }
			options={ [
				{ value: 'auto', label: __( 'Visitor’s location', 'vestibule' ) },
				{ value: 'none', label: _x( 'None', 'country', 'vestibule' ) },
				...known,
			] }
			onChange={ ( value ) =>
				setAttributes( {
					initialCountry: ! value || value === 'none' ? '' : value,
				} )
			}
		/>
	);
}
