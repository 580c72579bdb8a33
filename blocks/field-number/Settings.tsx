import { __, _x } from '@wordpress/i18n';
import { DecimalsControl } from '../form/field-editor/inspector/DecimalsControl';
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
			<DecimalsControl
				{ ...props }
				any={ _x( 'Any number of them', 'decimal places', 'vestibule' ) }
				none={ __( 'None, whole numbers only', 'vestibule' ) }
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
