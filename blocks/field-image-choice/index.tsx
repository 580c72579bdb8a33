import { gallery } from '@wordpress/icons';
import { firstOptions } from '../form/field-editor/options';
import { optionSlots } from '../form/field-editor/optionSlots';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { EditedView } from './EditedView';
import { Settings } from './Settings';

export const field: FieldBlock = {
	metadata,
	View: EditedView,
	icon: gallery,
	order: 85,
	answer: 'list',
	related: [ 'radio', 'checkbox' ],
	fresh: () => ( { options: firstOptions(), columns: 2 } ),
	Settings,
	slots: optionSlots,
};
