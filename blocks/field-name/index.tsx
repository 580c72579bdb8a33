import { people } from '@wordpress/icons';
import { partSlots } from '../form/field-editor/parts/partSlots';
import { partsPreview } from '../form/field-editor/parts/parts';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { KEYS } from './keys';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: people,
	order: 10,
	hasRequired: false,

	slots: partSlots( KEYS ),
	preview: partsPreview( KEYS ),
	Settings,
};
