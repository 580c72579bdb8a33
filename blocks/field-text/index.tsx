import { textHorizontal } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: textHorizontal,
	order: 50,
	related: [ 'textarea', 'email' ],
	Settings,
};
