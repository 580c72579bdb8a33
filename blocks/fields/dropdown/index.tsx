import { OptionsSettings } from '../kit/editor/inspector/OptionsControl';
import { PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { firstOptions } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Select } from '../kit/controls';
import metadata from './block.json';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M19 5H5a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm.5 12c0 .3-.2.5-.5.5H5a.5.5 0 0 1-.5-.5V7c0-.3.2-.5.5-.5h14c.3 0 .5.2.5.5v10ZM14 10.6l-1 1.1 2.5 2.4 2.5-2.4-1-1.1-1.5 1.5-1.5-1.5ZM6 11.3h5v1.5H6v-1.5Z" />
	</svg>
);

const Settings = ( props: FieldPanelProps ) => (
	<>
		<OptionsSettings { ...props } />
		<PlaceholderControl { ...props } />
	</>
);

export const field: FieldBlock = {
	metadata,
	View: Select,
	icon,
	order: 75,
	related: [ 'radio', 'checkbox', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
	Settings,
};
