import { people } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const name = fieldBlock( {
	type: 'name',
	icon: people,
	related: [],
} );
