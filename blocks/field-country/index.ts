import { globe } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const country = fieldBlock( {
	type: 'country',
	icon: globe,
	related: [],
} );
