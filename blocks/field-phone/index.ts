import { mobile } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const phone = fieldBlock( {
	type: 'phone',
	icon: mobile,
	related: [ 'text' ],
} );
