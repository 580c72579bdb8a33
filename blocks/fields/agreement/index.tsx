import { shield } from '@wordpress/icons';
import { EntriesLabelControl } from '../kit/editor/inspector/EntriesLabelControl';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSlot } from '../kit/editor/textSlot';
import { Agreement } from '../kit/views/Agreement';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	View: Agreement,
	icon: shield,
	order: 120,
	answer: 'box',
	related: [ 'terms' ],
	fresh: () => ( { required: true } ),
	slots: textSlot,
	Settings: EntriesLabelControl,
};
