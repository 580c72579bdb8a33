import { __ } from '@wordpress/i18n';
import { NumberLimits } from '../form/field-editor/inspector/NumberLimits';
import { TextAttribute } from '../form/field-editor/inspector/TextAttribute';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( props: FieldPanelProps ) => (
	<>
		<NumberLimits { ...props } />
		<TextAttribute
			{ ...props }
			name="start"
			type="number"
			label={ __( 'Starting value', 'vestibule' ) }
			help={ __( 'Leave empty for the middle.', 'vestibule' ) }
		/>
		<TextAttribute
			{ ...props }
			name="unit"
			label={ __( 'Unit', 'vestibule' ) }
			help={ __( 'Stands behind the number, such as km or hours.', 'vestibule' ) }
		/>
	</>
);
