import { __ } from '@wordpress/i18n';
import { SelectControl } from '@wordpress/components';
import type { FieldEditing } from '../kinds';
import { TextAttribute } from './attributes';
import { NumberAttribute } from './LimitAttribute';

/** Returns labels for the controls in which editors change the error messages of a number field. */
export const numberMessages = () => ( {
	numeric: __( 'When the value is not a number', 'vestibule' ),
	min: __( 'When the number is too small', 'vestibule' ),
	max: __( 'When the number is too large', 'vestibule' ),
	step: __( 'When the number does not match the steps', 'vestibule' ),
} );

/** Controls for the minimum, maximum and step of a number. */
export const NumberLimits = ( props: FieldEditing ) => (
	<>
		<NumberAttribute { ...props } name="min" label={ __( 'Minimum', 'vestibule' ) } />
		<NumberAttribute { ...props } name="max" label={ __( 'Maximum', 'vestibule' ) } />
		<NumberAttribute { ...props } name="step" label={ __( 'Step', 'vestibule' ) } />
	</>
);

interface Props extends FieldEditing {
	/** Label of the empty option. */
	any: string;
	/** Label of the option for no decimal places. Defaults to 0. */
	none?: string;
}

/** Control for the number of decimal places. */
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

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Settings for the format of numbers. */
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
						label={ __( 'Position of the symbol', 'vestibule' ) }
						value={ attributes.currencyPlace ?? '' }
						options={ [
							{ value: '', label: __( 'Same as in the site’s language', 'vestibule' ) },
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
				help={ __(
					'Visitors can also use other separators, as long as the number is unambiguous.',
					'vestibule'
				) }
				value={ attributes.separators ?? '' }
				options={ [
					{ value: '', label: __( 'Same as in the site’s language', 'vestibule' ) },
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
