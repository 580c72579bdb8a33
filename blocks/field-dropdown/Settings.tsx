import { OptionsSettings } from '../form/field-editor/inspector/OptionsSettings';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( props: FieldPanelProps ) => (
	<>
		<OptionsSettings { ...props } />
		<PlaceholderControl { ...props } />
	</>
);
