import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const appointment = fieldBlock( {
	type: 'appointment',
	icon: calendar,
	related: [],
	fresh: () => ( {
		name: 'fcal_booking_2',
		label: __( 'Date and time', 'vestibule' ),
		required: true,
	} ),
} );
