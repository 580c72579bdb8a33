import { shield } from '@wordpress/icons';
import { EntriesLabelControl } from '../form/field-editor/inspector/EntriesLabelControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { textSlot } from '../form/field-editor/textSlot';
import metadata from './block.json';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: shield,
	order: 120,
	answer: 'box',
	related: [ 'terms' ],
	fresh: () => ( { required: true } ),
	slots: textSlot,
	Settings: EntriesLabelControl,
};
