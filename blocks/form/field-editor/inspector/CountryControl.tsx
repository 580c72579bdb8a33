import { ComboboxControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { FieldPanelProps } from '../kinds';

const LETTERS = [ ...'abcdefghijklmnopqrstuvwxyz' ];

/** Every two-letter code that the browser knows as a region, by name; codes it does not know it answers unchanged. */
function countries(): { value: string; label: string }[] {
	const language = document.documentElement.lang || 'en';
	const names = new Intl.DisplayNames( language, { type: 'region', fallback: 'none' } );
	return LETTERS.flatMap( ( first ) => LETTERS.map( ( second ) => first + second ) )
		.filter( ( code ) => ! /^(eu|ez|un|zz|xa|xb|qo)$/.test( code ) )
		.flatMap( ( value ) => {
			const label = names.of( value.toUpperCase() );
			return label ? [ { value, label } ] : [];
		} )
		.sort( ( a, b ) => a.label.localeCompare( b.label, language ) );
}

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
