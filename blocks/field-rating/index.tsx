import { starFilled } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: starFilled,
	order: 82,
	answer: 'number',
	related: [ 'radio', 'number' ],
	Settings,
};
