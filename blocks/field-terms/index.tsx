import { postList } from '@wordpress/icons';
import { EntriesLabelControl } from '../form/field-editor/inspector/EntriesLabelControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { textSlot } from '../form/field-editor/textSlot';
import { Agreement } from '../form/field-parts/Agreement';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	View: Agreement,
	icon: postList,
	order: 130,
	answer: 'box',
	related: [ 'agreement' ],
	slots: textSlot,
	Settings: EntriesLabelControl,
};
