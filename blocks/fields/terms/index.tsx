import { postList } from '@wordpress/icons';
import { EntriesLabelControl } from '../kit/editor/inspector/EntriesLabelControl';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSlot } from '../kit/editor/textSlot';
import { Agreement } from '../kit/views/Agreement';
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
