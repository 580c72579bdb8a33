import { MaxLengthControl } from '../form/field-editor/inspector/MaxLengthControl';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';
import { AutocompleteControl } from './AutocompleteControl';
import { FormatSettings } from './FormatSettings';

export const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<MaxLengthControl { ...props } />
		<AutocompleteControl { ...props } />
		<FormatSettings { ...props } />
	</>
);
