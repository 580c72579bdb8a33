import { textHorizontal } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const text = fieldBlock( {
	type: 'text',
	icon: textHorizontal,
	related: [ 'textarea', 'email' ],
} );
