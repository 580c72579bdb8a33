import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const appointment = fieldBlock( {
	type: 'appointment',
	icon: calendar,
	related: [],
	fresh: () => ( {
		name: 'appointment',
		label: __( 'Appointment', 'vestibule' ),
		required: true,
	} ),
} );
