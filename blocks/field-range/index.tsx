import { settings } from '@wordpress/icons';
import { numberMessages } from '../form/field-editor/numberMessages';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: settings,
	order: 65,
	answer: 'number',
	related: [ 'number' ],
	// It always has a value.
	hasRequired: false,
	messages: numberMessages,
	Settings,
};
