import { envelope } from '@wordpress/icons';
import { PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
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
