import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { FormatSettings } from '../form/field-editor/inspector/FormatSettings';
import { LimitControl } from '../form/field-editor/inspector/LimitControl';
import { NumberLimits } from '../form/field-editor/inspector/NumberLimits';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<NumberLimits { ...props } />
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Decimal places', 'vestibule' ) }
				value={ attributes.decimals ?? '' }
				options={ [
					{ value: '', label: _x( 'Any number of them', 'decimal places', 'vestibule' ) },
					{ value: '0', label: __( 'None, whole numbers only', 'vestibule' ) },
					...[ '1', '2', '3', '4' ].map( ( value ) => ( { value, label: value } ) ),
				] }
				onChange={ ( decimals ) => setAttributes( { decimals: decimals as '' } ) }
			/>
			<LimitControl
				label={ __( 'Number of digits', 'vestibule' ) }
				help={ __( 'For a number that has to have exactly so many. Leave empty for any.', 'vestibule' ) }
				value={ attributes.digits ?? 0 }
				max={ 30 }
				onChange={ ( digits ) => setAttributes( { digits } ) }
			/>
			<FormatSettings { ...props } />
			<PlaceholderControl { ...props } />
		</>
	);
}
