import { __ } from '@wordpress/i18n';
import { people } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const name = fieldBlock( {
	type: 'name',
	icon: people,
	related: [],
	fresh: () => ( {
		name: 'names',
		label: __( 'Name', 'vestibule' ),
	} ),
} );
