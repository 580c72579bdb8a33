import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const email = fieldBlock( {
	type: 'email',
	icon: envelope,
	related: [ 'text' ],
	fresh: () => ( {
		name: 'email',
		label: __( 'E-mail', 'vestibule' ),
		required: true,
	} ),
} );
