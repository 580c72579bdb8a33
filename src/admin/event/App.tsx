import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PostScreen } from '../settings-parts/PostScreen';
import { Section } from '../settings-parts/Section';
import { usePost } from '../settings-parts/usePost';
import { AfterSection } from './AfterSection';
import { draftOf } from './draft';
import { Field } from './Field';
import type { FromServer, NumberKey } from './fromServer';
import { eventKind } from './kind';
import { TimesSection } from './TimesSection';

type Help = ( least: string, most: string ) => string;

const WORDS: readonly { key: NumberKey; label: string; help: Help }[] = [
	{
		key: 'duration',
		label: __( 'Length', 'vestibule' ),
		help: ( least, most ) =>
			sprintf(
				/* translators: 1: the smallest number, 2: the largest number. */
				__( 'Minutes of one appointment, from %1$s to %2$s. The next one starts when it ends.', 'vestibule' ),
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
			<TimesSection server={ server } draft={ draft } errors={ errors } onChange={ change } />
			<AfterSection after={ draft.after } errors={ errors } onChange={ ( after ) => change( { after } ) } />
		</PostScreen>
	);
}
