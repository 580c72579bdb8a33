import { postList } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const terms = fieldBlock( {
	type: 'terms',
	icon: postList,
	related: [ 'agreement' ],
} );
