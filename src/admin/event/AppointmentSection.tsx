import { __, sprintf } from '@wordpress/i18n';
import { Field } from '../settings-parts/Field';
import { Section } from '../settings-parts/Section';
import type { Draft, Errors } from './draft';
import type { FromServer, NumberKey } from './fromServer';

type Help = ( least: string, most: string ) => string;

const WORDS: readonly { key: NumberKey; label: string; help: Help }[] = [
	{
		key: 'duration',
		label: __( 'Length', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the smallest number, 2: the largest number. */
				__( 'Minutes of one appointment, from %1$s to %2$s.', 'vestibule' ),
				least,
				most
			),
	},
	{
		key: 'capacity',
		label: __( 'Seats', 'vestibule' ),
		help: ( least, most ) =>
			/* translators: 1: the smallest number, 2: the largest number. */
			sprintf( __( 'How many visitors can have the same time, from %1$s to %2$s.', 'vestibule' ), least, most ),
	},
	{
		key: 'notice',
		label: __( 'Notice', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the smallest number, 2: the largest number. */
				__( 'Minutes between booking and appointment at least, from %1$s to %2$s.', 'vestibule' ),
				least,
				most
			),
	},
	{
		key: 'horizon',
		label: __( 'Days ahead', 'vestibule' ),
		help: ( least, most ) =>
			/* translators: 1: the smallest number, 2: the largest number. */
			sprintf( __( 'How far ahead visitors can book, from %1$s to %2$s days.', 'vestibule' ), least, most ),
	},
	{
		key: 'step',
		label: __( 'A start every', 'vestibule' ),
		help: () => __( 'Minutes from one start to the next; 0 is the length.', 'vestibule' ),
	},
	{
		key: 'dayLimit',
		label: __( 'Limit a day', 'vestibule' ),
		help: () => __( 'Bookings on one day at most; 0 is no limit.', 'vestibule' ),
	},
	{
		key: 'bufferBefore',
		label: __( 'Free time before', 'vestibule' ),
		help: () => __( 'Minutes that stay free before each appointment.', 'vestibule' ),
	},
	{
		key: 'bufferAfter',
		label: __( 'Free time after', 'vestibule' ),
		help: () => __( 'Minutes that stay free after each appointment.', 'vestibule' ),
	},
];

interface AppointmentSectionProps {
	server: FromServer;
	draft: Draft;
	errors: Errors;
	onChange( changes: Partial< Draft > ): void;
}

/** How long an appointment is, how many there can be, and how early they are booked. */
export function AppointmentSection( { server, draft, errors, onChange }: AppointmentSectionProps ) {
	const numberHelp = ( key: NumberKey, help: Help ) => {
		const [ least = '', most = '' ] = server.limits[ key ].map( ( number ) =>
			number.toLocaleString( document.documentElement.lang || 'en' )
		);
		return help( least, most );
	};
	return (
		<Section title={ __( 'Appointment', 'vestibule' ) }>
			<div className="vestibule-admin__pair">
				{ WORDS.map( ( { key, label, help } ) => (
					<Field
						key={ key }
						isNumber
						label={ label }
						help={ numberHelp( key, help ) }
						value={ draft.numbers[ key ] }
						error={ errors[ key ] ?? '' }
						onChange={ ( number ) => onChange( { numbers: { ...draft.numbers, [ key ]: number } } ) }
					/>
				) ) }
			</div>
		</Section>
	);
}
