import { globe } from '@wordpress/icons';
import { countries } from '../form/field-editor/countries';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: globe,
	order: 40,
	answer: 'choice',
	choices: countries,
	Settings,
};
