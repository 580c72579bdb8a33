import { envelope } from '@wordpress/icons';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: envelope,
	order: 20,
	related: [ 'text' ],
	fresh: () => ( { required: true } ),
	canBeInvalid: true,
	Settings: PlaceholderControl,
};
