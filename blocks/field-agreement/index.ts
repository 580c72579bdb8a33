import { shield } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const agreement = fieldBlock( {
	type: 'agreement',
	icon: shield,
	related: [ 'terms' ],
	fresh: () => ( { required: true } ),
} );
