import { fieldBlock } from '../form/editor/fieldBlock';
import { radioIcon } from '../form/editor/icons';
import { firstOptions } from '../form/editor/options';

export const radio = fieldBlock( {
	type: 'radio',
	icon: radioIcon,
	related: [ 'checkbox', 'multi-select' ],
	fresh: () => ( { options: firstOptions() } ),
} );
