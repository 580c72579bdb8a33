import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextAttribute } from './TextAttribute';
import type { FieldEditing } from '../kinds';

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** How numbers are written; each choice is shown by an example. */
export function FormatSettings( props: FieldEditing ) {
	const { attributes, setAttributes } = props;
	const format = attributes.numberFormat ?? '';
	return (
		<>
			<SelectControl
				{ ...control }
				label={ __( 'Format', 'vestibule' ) }
				value={ format }
				options={ [
					{ value: '', label: __( 'Plain number', 'vestibule' ) },
					{ value: 'grouped', label: __( 'With thousands separators', 'vestibule' ) },
					{ value: 'currency', label: __( 'Currency', 'vestibule' ) },
				] }
				onChange={ ( numberFormat ) => setAttributes( { numberFormat: numberFormat as '' } ) }
			/>
			{ format === 'currency' && (
				<>
					<TextAttribute
						{ ...props }
						name="currency"
						label={ __( 'Currency symbol', 'vestibule' ) }
						placeholder="€"
					/>
					<SelectControl
						{ ...control }
						label={ __( 'Place of the symbol', 'vestibule' ) }
						value={ attributes.currencyPlace ?? '' }
						options={ [
							{ value: '', label: __( 'As in the language of the site', 'vestibule' ) },
							{ value: 'before', label: __( 'Before the number', 'vestibule' ) },
							{ value: 'after', label: __( 'After the number', 'vestibule' ) },
						] }
						onChange={ ( currencyPlace ) => setAttributes( { currencyPlace: currencyPlace as '' } ) }
					/>
				</>
			) }
			<SelectControl
				{ ...control }
				label={ __( 'Separators', 'vestibule' ) }
				help={ __( 'Visitors may type other ones, as long as it is clear what they mean.', 'vestibule' ) }
				value={ attributes.separators ?? '' }
				options={ [
					{ value: '', label: __( 'As in the language of the site', 'vestibule' ) },
					{ value: 'comma-point', label: '1,234.56' },
					{ value: 'point-comma', label: '1.234,56' },
					{ value: 'space-comma', label: '1 234,56' },
					{ value: 'space-point', label: '1 234.56' },
					{ value: 'apostrophe-point', label: '1’234.56' },
				] }
				onChange={ ( separators ) => setAttributes( { separators: separators as '' } ) }
			/>
		</>
	);
}
