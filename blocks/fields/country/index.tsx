import { globe } from '@wordpress/icons';
import { countries, CountryControl, PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Select } from '../kit/controls';
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
