import { paragraph } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const textarea = fieldBlock( {
	type: 'textarea',
	icon: paragraph,
	related: [ 'text' ],
} );
