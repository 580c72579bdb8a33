import { calendar } from '@wordpress/icons';
import { fieldBlock } from '../form/editor/fieldBlock';

export const appointment = fieldBlock( {
	type: 'appointment',
	icon: calendar,
	related: [],
	fresh: () => ( { required: true } ),
} );
