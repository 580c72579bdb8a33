import { unseen } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Preview } from './Preview';
import { Settings } from './Settings';

export const field: FieldBlock = {
	metadata,
	View: Preview,
	icon: unseen,
	order: 130,
	hasRequired: false,
	Settings,
};
