import { __, sprintf } from '@wordpress/i18n';
import { DurationField } from '../kit/fields/DurationField';
import { durationWords } from '../kit/fields/durations';
import { Field } from '../kit/fields/Field';
import { Section } from '../kit/settings/Section';
import { NUMBERS, type Draft, type Errors, type NumberKey } from './draft';
import type { EditedEvent, PanelProps } from './useEvent';

interface Words {
	key: NumberKey;
	label: string;
	help( least: string, most: string, draft: Draft ): string;
}

const WORDS: readonly Words[] = [
	{
		key: 'duration',
		label: __( 'Length', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the shortest duration, 2: the longest duration. */
				__( 'Length of one appointment, from %1$s to %2$s.', 'vestibule' ),
				least,
				most
			),
	},
	{
		key: 'capacity',
		label: __( 'Spots', 'vestibule' ),
		help: ( least, most, { hosts } ) =>
			hosts.length > 0
				? sprintf(
						/* translators: 1: minimum, 2: maximum. */
						__(
							'For each host: how many visitors one host can see at the same time, from %1$s to %2$s.',
							'vestibule'
						),
						least,
						most
					)
				: sprintf(
						/* translators: 1: minimum, 2: maximum. */
						__( 'Number of visitors who can book the same time, from %1$s to %2$s.', 'vestibule' ),
						least,
						most
					),
	},
	{
		key: 'notice',
		label: __( 'Notice', 'vestibule' ),
		help: ( _, most ) =>
			/* translators: %s: the longest duration. */
			sprintf( __( 'Minimum time between booking and appointment, up to %s.', 'vestibule' ), most ),
	},
	{
		key: 'horizon',
		label: __( 'Days ahead', 'vestibule' ),
		help: ( least, most ) =>
			/* translators: 1: minimum, 2: maximum. */
			sprintf( __( 'Number of days visitors can book ahead, from %1$s to %2$s.', 'vestibule' ), least, most ),
	},
	{
		key: 'step',
		label: __( 'Start times every', 'vestibule' ),
		help: () => __( 'Time from one start to the next. 0 means the length of the appointment.', 'vestibule' ),
	},
	{
		key: 'dayLimit',
		label: __( 'Limit per day', 'vestibule' ),
		help: () => __( 'Maximum number of bookings per day. 0 means no limit.', 'vestibule' ),
	},
	{
		key: 'bufferBefore',
		label: __( 'Buffer before', 'vestibule' ),
		help: () => __( 'Kept free before each appointment.', 'vestibule' ),
	},
	{
		key: 'bufferAfter',
		label: __( 'Buffer after', 'vestibule' ),
		help: () => __( 'Kept free after each appointment.', 'vestibule' ),
	},
];

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

interface NumberSettingProps {
	name: NumberKey;
	label: string;
	help: string;
	event: EditedEvent;
	errors: Errors;
}

/** Control for a numeric setting of the appointment type: a duration with its unit, or a plain number. */
export function NumberSetting( { name, label, help, event: { draft, change }, errors }: NumberSettingProps ) {
	const duration = NUMBERS[ name ];
	const control = {
		label,
		help,
		value: draft.numbers[ name ],
		error: errors[ name ] ?? '',
		onChange: ( value: string ) => change( { numbers: { ...draft.numbers, [ name ]: value } } ),
	};
	return duration ? <DurationField { ...control } { ...duration } /> : <Field { ...control } isNumber />;
}

/** Settings for duration, capacity and booking period. */
export function AppointmentSection( { event, errors }: PanelProps ) {
	const { server, draft } = event;
	return (
		<Section title={ __( 'Appointment', 'vestibule' ) }>
			{ WORDS.map( ( { key, label, help } ) => {
				const [ least, most ] = server.limits[ key ].map(
					NUMBERS[ key ] ? ( minutes ) => durationWords( minutes ) : number
				);
				return (
					<NumberSetting
						key={ key }
						name={ key }
						label={ label }
						help={ help( least ?? '', most ?? '', draft ) }
						event={ event }
						errors={ errors }
					/>
				);
			} ) }
		</Section>
	);
}
