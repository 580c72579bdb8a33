import { postList } from '@wordpress/icons';
import { EntriesLabelControl, textSlot, Agreement } from '../kit/editor/agreement';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Agreement,
	icon: postList,
	order: 130,
	answer: 'box',
	related: [ 'agreement' ],
	slots: textSlot,
	Settings: EntriesLabelControl,
};
