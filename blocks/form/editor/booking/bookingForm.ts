import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BUTTON } from '../missingButton';
import { newFields } from '../template';
import { APPOINTMENT } from './arrange';

/** The small form by which a type of appointment is booked: the time, who comes, and the button. */
export const bookingForm = ( event: number ): Block[] => [
	...newFields( [ 'appointment', 'name', 'email', 'agreement' ] ).map( ( block ) =>
		block.name === APPOINTMENT ? { ...block, attributes: { ...block.attributes, event } } : block
	),
	createBlock( BUTTON, { label: __( 'Book', 'vestibule' ) } ),
];
