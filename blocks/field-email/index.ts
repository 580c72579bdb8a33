import { envelope } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const email = fieldBlock( {
	type: 'email',
	icon: envelope,
	related: [ 'text' ],
	fresh: () => ( { required: true } ),
} );
