import { fieldBlock } from '../form/editor/fieldBlock';
import { checkboxIcon } from '../form/editor/icons';
import { firstOptions } from '../form/editor/options';

export const checkbox = fieldBlock( {
	type: 'checkbox',
	icon: checkboxIcon,
	related: [ 'radio', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
} );
