import { fieldBlock } from '../form/editor/fieldBlock';
import { multiSelectIcon } from '../form/editor/icons';
import { firstOptions } from '../form/editor/options';

export const multiSelect = fieldBlock( {
	type: 'multi-select',
	icon: multiSelectIcon,
	related: [ 'checkbox', 'radio' ],
	fresh: () => ( { options: firstOptions() } ),
} );
