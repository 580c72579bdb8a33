import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { DaysOffEditor } from '../hours/DaysOffEditor';
import { PostScreen } from '../settings-parts/PostScreen';
import { Section } from '../settings-parts/Section';
import { usePost } from '../settings-parts/usePost';
import { AfterSection } from './AfterSection';
import { draftOf } from './draft';
import { Field } from '../settings-parts/Field';
import type { FromServer, NumberKey } from './fromServer';
import { HostsSection } from './HostsSection';
import { eventKind } from './kind';
import { PlaceSection } from './PlaceSection';
import { PreviewSection } from './PreviewSection';
import { TimesSection } from './TimesSection';

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

/** Makes and changes one appointment type (docs/booking.md). */
export function App( { server }: { server: FromServer } ) {
	const [ kind ] = useState( () => eventKind( server ) );
	const { draft, change, ...post } = usePost( draftOf( server ), server.status, kind );
	const { errors } = post;
	const numberHelp = ( key: NumberKey, help: Help ) => {
		const [ least = '', most = '' ] = server.limits[ key ].map( ( number ) =>
			number.toLocaleString( document.documentElement.lang || 'en' )
		);
		return help( least, most );
	};
	return (
		<PostScreen
			server={ server }
			post={ post }
			listLabel={ __( 'All appointment types', 'vestibule' ) }
			className="vestibule-event"
		>
			<Section title={ __( 'Appointment', 'vestibule' ) }>
				<Field
					label={ __( 'Name', 'vestibule' ) }
					help={ __(
						'Such as “Consultation”. It stands in the forms’ settings, in entries and in calendars.',
						'vestibule'
					) }
					value={ draft.name }
					error={ errors.name ?? '' }
					onChange={ ( name ) => change( { name } ) }
				/>
				<div className="vestibule-admin__pair">
					{ WORDS.map( ( { key, label, help } ) => (
						<Field
							key={ key }
							isNumber
							label={ label }
							help={ numberHelp( key, help ) }
							value={ draft.numbers[ key ] }
							error={ errors[ key ] ?? '' }
							onChange={ ( number ) => change( { numbers: { ...draft.numbers, [ key ]: number } } ) }
						/>
					) ) }
				</div>
			</Section>
			<PlaceSection
				place={ draft.place }
				error={ errors.place ?? '' }
				onChange={ ( place ) => change( { place } ) }
			/>
			<HostsSection server={ server } draft={ draft } error={ errors.hosts ?? '' } onChange={ change } />
			<TimesSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
			<Section title={ __( 'Days off and other hours', 'vestibule' ) }>
				<p className="vestibule-admin__hint">
					{ __(
						'On these days their own hours count instead of the week’s. Of several that name a day the shortest counts.',
						'vestibule'
					) }
				</p>
				<DaysOffEditor
					daysOff={ draft.daysOff }
					errors={ errors }
					onChange={ ( daysOff ) => change( { daysOff } ) }
				/>
			</Section>
			<AfterSection after={ draft.after } errors={ errors } onChange={ ( after ) => change( { after } ) } />
			<PreviewSection server={ server } draft={ draft } />
		</PostScreen>
	);
}
