import { __ } from '@wordpress/i18n';
import { LimitControl } from '../form/field-editor/inspector/LimitControl';
import { OptionsSettings } from '../form/field-editor/inspector/OptionsSettings';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<OptionsSettings { ...props } several />
			<LimitControl
				label={ __( 'Maximum selections', 'vestibule' ) }
				help={ __( 'Leave empty for no limit.', 'vestibule' ) }
				value={ attributes.maxSelections ?? 0 }
				max={ 200 }
				onChange={ ( maxSelections ) => setAttributes( { maxSelections } ) }
			/>
			<PlaceholderControl { ...props } />
		</>
	);
}
