import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const agreement = fieldBlock( {
	type: 'agreement',
	icon: shield,
	related: [ 'terms' ],
	fresh: () => ( {
		name: 'gdpr-agreement',
		label: __( 'Data protection', 'vestibule' ),
		required: true,
		text: __(
			'I agree that my details are stored and used to answer this enquiry.',
			'vestibule'
		),
	} ),
} );
