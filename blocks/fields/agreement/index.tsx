import { shield } from '@wordpress/icons';
import { EntriesLabelControl, textSlot, Agreement } from '../kit/editor/agreement';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Agreement,
	icon: shield,
	order: 120,
	answer: 'box',
	related: [ 'terms' ],
	fresh: () => ( { required: true } ),
	slots: textSlot,
	Settings: EntriesLabelControl,
};
