import { useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { ToggleControl } from '../../controls/wordpress';
import { Field } from '../kit/fields/Field';
import { DaysOffEditor } from '../kit/hours/DaysOffEditor';
import { WhyNoTime } from '../kit/hours/WhyNoTime';
import { WeekEditor } from '../kit/hours/WeekEditor';
import { ZoneControl } from '../kit/hours/ZoneControl';
import { mount } from '../kit/mount';
import { postOf } from '../kit/settings/post';
import { Section } from '../kit/settings/Section';
import { AccountSection } from './AccountSection';
import { CalendarsSection } from './CalendarsSection';
import { FeedSection } from './FeedSection';
import { draftOf, hostKind, type Draft, type FromServer } from './kind';
import './host.css';

const { Screen, useDraft } = postOf< Draft >();

function PersonSection() {
	const { draft, change, errors } = useDraft();
	return (
		<Section title={ __( 'Host', 'vestibule' ) }>
			<Field
				label={ __( 'Name', 'vestibule' ) }
				help={ __( 'For example, “Ada Lovelace”. Shown with each of the host’s appointments.', 'vestibule' ) }
				value={ draft.name }
				error={ errors.name ?? '' }
				onChange={ ( name ) => change( { name } ) }
			/>
			<Field
				label={ __( 'Email address', 'vestibule' ) }
				help={ __( 'Visitors do not see the address on the page.', 'vestibule' ) }
				value={ draft.email }
				error={ errors.email ?? '' }
				onChange={ ( email ) => change( { email } ) }
			/>
		</Section>
	);
}

function HoursSection( { server }: { server: FromServer } ) {
	const { draft, change, errors } = useDraft();
	return (
		<Section title={ _x( 'Hours', 'when a host has time', 'vestibule' ) }>
			<ZoneControl
				zone={ draft.timezone }
				zones={ server.zones }
				siteZone={ server.siteZone }
				error={ errors.timezone ?? '' }
				onChange={ ( timezone ) => change( { timezone } ) }
			/>
			<ToggleControl
				label={ __( 'Own hours', 'vestibule' ) }
				help={ __(
					'If this is off, the host is available whenever an appointment type offers times.',
					'vestibule'
				) }
				checked={ draft.ownHours }
				onChange={ ( ownHours ) => change( { ownHours } ) }
			/>
			{ draft.ownHours && (
				<WeekEditor
					week={ draft.hours }
					names={ server.days }
					firstDay={ server.firstDay }
					errors={ errors }
					onChange={ ( hours ) => change( { hours } ) }
				/>
			) }
		</Section>
	);
}

function Sections( { server }: { server: FromServer } ) {
	const { draft, change, errors } = useDraft();
	return (
		<>
			<PersonSection />
			<HoursSection server={ server } />
			<Section title={ __( 'Days off and other hours', 'vestibule' ) }>
				<DaysOffEditor
					daysOff={ draft.daysOff }
					errors={ errors }
					onChange={ ( daysOff ) => change( { daysOff } ) }
				/>
				{ server.types.length > 0 && (
					<WhyNoTime types={ server.types } host={ server.id } day={ server.today } />
				) }
			</Section>
			{ draft.calendars !== null && (
				<CalendarsSection
					host={ server.id }
					calendars={ draft.calendars }
					states={ server.calendars }
					errors={ errors }
					onChange={ ( calendars ) => change( { calendars } ) }
				/>
			) }
			{ draft.account !== null && (
				<AccountSection
					account={ draft.account }
					users={ server.account?.users ?? [] }
					host={ { id: server.id, name: draft.name, email: draft.email } }
					obstacle={ server.obstacle }
					error={ errors.account ?? '' }
					onChange={ ( account ) => change( { account } ) }
				/>
			) }
			{ server.feed !== null && <FeedSection host={ server.id } feed={ server.feed } /> }
		</>
	);
}

/** Edit screen of a host (docs/booking-hosts.md). */
function App( { server }: { server: FromServer } ) {
	const [ kind ] = useState( () => hostKind( server.id ) );
	return (
		<Screen
			server={ server }
			start={ draftOf( server ) }
			kind={ kind }
			listLabel={ __( 'All hosts', 'vestibule' ) }
			className="vestibule-host"
		>
			<Sections server={ server } />
		</Screen>
	);
}

mount( 'vestibule-host', 'vestibuleHost', App );
