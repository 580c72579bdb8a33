import { globe } from '@wordpress/icons';
import { countries } from '../form/field-editor/countries';
import { CountryControl } from '../form/field-editor/inspector/CountryControl';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldPanelProps } from '../form/field-editor/kinds';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { Select } from '../form/field-parts/Select';
import metadata from './block.json';

const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<CountryControl { ...props } />
	</>
);

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Select { ...props } autoComplete="country" />,
	icon: globe,
	order: 40,
	answer: 'choice',
	choices: countries,
	Settings,
};
