import { __ } from '@wordpress/i18n';
import { TextAttribute } from '../form/field-editor/inspector/TextAttribute';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( props: FieldPanelProps ) => (
	<>
		<TextAttribute { ...props } name="min" type="time" label={ __( 'Earliest time', 'vestibule' ) } />
		<TextAttribute
			{ ...props }
			name="max"
			type="time"
			label={ __( 'Latest time', 'vestibule' ) }
			help={ __( 'A time before the earliest one is on the next day.', 'vestibule' ) }
		/>
		<TextAttribute
			{ ...props }
			name="step"
			type="number"
			label={ __( 'Step in minutes', 'vestibule' ) }
			help={ __( 'Counted from the earliest time. Leave empty for any minute.', 'vestibule' ) }
		/>
	</>
);
