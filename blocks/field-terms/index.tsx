import { postList } from '@wordpress/icons';
import { EntriesLabelControl } from '../form/field-editor/inspector/EntriesLabelControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { textSlot } from '../form/field-editor/textSlot';
import metadata from './block.json';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: postList,
	order: 130,
	answer: 'box',
	related: [ 'agreement' ],
	slots: textSlot,
	Settings: EntriesLabelControl,
};
