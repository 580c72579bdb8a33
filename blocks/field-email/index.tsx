import { envelope } from '@wordpress/icons';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { Line } from '../form/field-parts/Line';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Line { ...props } type="email" inputMode="email" autoComplete="email" />,
	icon: envelope,
	order: 20,
	related: [ 'text' ],
	fresh: () => ( { required: true } ),
	canBeInvalid: true,
	Settings: PlaceholderControl,
};
