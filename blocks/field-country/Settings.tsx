import { CountryControl } from '../form/field-editor/inspector/CountryControl';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<CountryControl { ...props } />
	</>
);
