import { people } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { partSlots } from './partSlots';
import { partsPreview } from './parts';
import { PartsControl } from './PartsControl';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: people,
	order: 10,
	hasRequired: false,
	slots: partSlots,
	preview: partsPreview,
	Settings: PartsControl,
};
