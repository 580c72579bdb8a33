import { __ } from '@wordpress/i18n';
import { postList } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const terms = fieldBlock( {
	type: 'terms',
	icon: postList,
	related: [ 'agreement' ],
	fresh: () => ( {
		name: 'terms-n-condition',
		label: __( 'Terms', 'vestibule' ),
		text: __( 'I accept the terms and conditions.', 'vestibule' ),
	} ),
} );
