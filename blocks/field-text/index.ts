import { __ } from '@wordpress/i18n';
import { textHorizontal } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const text = fieldBlock( {
	type: 'text',
	icon: textHorizontal,
	related: [ 'textarea', 'email' ],
	fresh: () => ( {
		name: 'input_text',
		label: __( 'Text', 'vestibule' ),
	} ),
} );
