import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BUTTON } from '../../../fields/kit/editor/kinds';
import { newFields } from '../template';

export const APPOINTMENT = 'vestibule/field-appointment';

/**
 * Blocks without input controls. If a group contains only the appointment field and such blocks, the group is removed
 * together with the field.
 */
const HEADS = [ 'core/heading', 'core/paragraph', 'core/separator', 'core/spacer' ];

/** Finds the first appointment field in a list of blocks. Undefined if there is none. */
export const appointmentIn = ( blocks: readonly Block[] ): Block | undefined =>
	blocks.reduce< Block | undefined >(
		( found, block ) => found ?? ( block.name === APPOINTMENT ? block : appointmentIn( block.innerBlocks ) ),
		undefined
	);

function without( blocks: readonly Block[], found: Block ): Block[] {
	return blocks.flatMap( ( block ) => {
		if ( block === found ) {
			return [];
		}
		if ( appointmentIn( [ block ] ) !== found ) {
			return [ block ];
		}
		const innerBlocks = without( block.innerBlocks, found );
		return innerBlocks.every( ( { name } ) => HEADS.includes( name ) ) ? [] : [ { ...block, innerBlocks } ];
	} );
}

/** Moves the calendar to the top of the form, as the server does (`Fields\Types\Appointment\CalendarFirst`). */
export function calendarFirst( blocks: readonly Block[] ): Block[] {
	const found = appointmentIn( blocks );
	return found ? [ found, ...without( blocks, found ) ] : [ ...blocks ];
}

/** Returns the blocks with new attributes for one of them. */
export function withAttributes( blocks: readonly Block[], one: Block, attributes: object ): Block[] {
	return blocks.map( ( block ) =>
		block === one
			? { ...block, attributes: { ...block.attributes, ...attributes } }
			: { ...block, innerBlocks: withAttributes( block.innerBlocks, one, attributes ) }
	);
}

/** Creates the blocks of a small booking form: appointment, name, email, agreement and submit button. */
export const bookingForm = ( event: number ): Block[] => [
	...newFields( [ 'appointment', 'name', 'email', 'agreement' ] ).map( ( block ) =>
		block.name === APPOINTMENT ? { ...block, attributes: { ...block.attributes, event } } : block
	),
	createBlock( BUTTON, { label: __( 'Book', 'vestibule' ) } ),
];
