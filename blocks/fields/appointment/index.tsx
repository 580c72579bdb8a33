import { calendar } from '@wordpress/icons';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import metadata from './block.json';
import { EventControl } from './EventControl';
import { sampleAppointment } from './sampleAppointment';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: calendar,
	order: 110,
	answer: 'presence',
	fresh: () => ( { required: true } ),
	preview: ( { event = 0 } ) => ( { appointment: sampleAppointment( event ) } ),
	Settings: EventControl,
};
