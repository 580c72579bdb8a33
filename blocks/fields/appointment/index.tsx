import { ExternalLink, Notice, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { eventLabel, eventProblem, firstEvent } from '../kit/editor/events';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { useEvents } from '../kit/editor/useEvents';
import metadata from './block.json';
import { sampleAppointment } from './sampleAppointment';
import { View } from './View';

/** Select control for the appointment type. The value 0 means the oldest published one. */
function EventControl( { attributes, setAttributes }: Pick< FieldPanelProps, 'attributes' | 'setAttributes' > ) {
	const id = attributes.event ?? 0;
	const { events, chosen, isKnown } = useEvents( id );
	const first = firstEvent( events ?? [] );
	const problem = isKnown ? eventProblem( id, chosen ) : '';
	const isListed = id === 0 || ( events ?? [] ).some( ( event ) => event.id === id );
	const options = [
		{
			value: '0',
			label: first
				? /* translators: %s: name and duration of an appointment type. */
					sprintf( __( 'Default: %s', 'vestibule' ), eventLabel( first ) )
				: __( 'Default', 'vestibule' ),
		},
		...( events ?? [] ).map( ( event ) => ( { value: String( event.id ), label: eventLabel( event ) } ) ),
	];
	if ( ! isListed ) {
		const gone = isKnown ? __( 'Deleted appointment type', 'vestibule' ) : __( 'Loading…', 'vestibule' );
		options.push( { value: String( id ), label: chosen ? eventLabel( chosen ) : gone } );
	}
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Appointment type', 'vestibule' ) }
				value={ String( id ) }
				options={ options }
				onChange={ ( value ) => setAttributes( { event: Number( value ) } ) }
			/>
			{ problem !== '' && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ chosen && chosen.status !== 'trash' && (
				<p>
					<ExternalLink href={ `post.php?post=${ chosen.id }&action=edit` }>
						{ __( 'Edit length and opening hours', 'vestibule' ) }
					</ExternalLink>
				</p>
			) }
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon: calendar,
	order: 110,
	answer: 'presence',
	fresh: () => ( { required: true } ),
	preview: ( { event = 0 } ) => ( { appointment: sampleAppointment( event ) } ),
	Settings: EventControl,
};
