import { Button, RadioControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { CheckboxControl } from '../../controls/wordpress';
import { WhyNoTime } from '../kit/hours/WhyNoTime';
import { Section } from '../kit/settings/Section';
import type { Draft } from './draft';
import type { PanelProps } from './useEvent';

type Mail = Draft[ 'hostMails' ][ number ];

/** Emails that hosts can receive, in chronological order, with their labels. */
const mails = (): [ Mail, string ][] => [
	[ 'booked', __( 'A new appointment', 'vestibule' ) ],
	[ 'moved', __( 'A new time', 'vestibule' ) ],
	[ 'cancelled', __( 'A cancellation', 'vestibule' ) ],
	[ 'reminded', __( 'Reminders, at the same time as for visitors', 'vestibule' ) ],
];

interface HostMailsProps {
	chosen: Draft[ 'hostMails' ];
	onChange( chosen: Draft[ 'hostMails' ] ): void;
}

/** Checkboxes for the emails that hosts receive. */
function HostMails( { chosen, onChange }: HostMailsProps ) {
	const toggle = ( mail: Mail, isOn: boolean ) =>
		onChange(
			mails().flatMap( ( [ one ] ) => ( ( one === mail ? isOn : chosen.includes( one ) ) ? [ one ] : [] ) )
		);
	return (
		<fieldset className="vestibule-event__mails">
			<legend>{ __( 'Emails to the host', 'vestibule' ) }</legend>
			{ mails().map( ( [ mail, label ] ) => (
				<CheckboxControl
					key={ mail }
					label={ label }
					checked={ chosen.includes( mail ) }
					onChange={ ( isOn ) => toggle( mail, isOn ) }
				/>
			) ) }
			<p className="vestibule-admin__hint">
				{ __(
					'Sent to the email address of the host, with a calendar file, the visitor and their answers.',
					'vestibule'
				) }
			</p>
		</fieldset>
	);
}

/** Returns the current day in the browser's time zone, YYYY-MM-DD. */
const localDay = () => new Date().toLocaleDateString( 'sv' );

/** Settings for the hosts of the appointment type. */
export function HostsSection( { event: { server, draft, change }, errors }: PanelProps ) {
	const post = useSelect( ( select ) => Number( select( editorStore ).getCurrentPostId() ?? 0 ), [] );
	const error = errors.hosts ?? '';
	// Unpublished hosts are not on the screen, but they stay selected.
	const toggle = ( id: number, isOn: boolean ) =>
		change( { hosts: isOn ? [ ...draft.hosts, id ] : draft.hosts.filter( ( host ) => host !== id ) } );
	return (
		<Section title={ __( 'Hosts', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'A time is offered if at least one host is available. Without hosts, only spots are counted.',
					'vestibule'
				) }
			</p>
			{ server.hosts.map( ( { id, name } ) => (
				<CheckboxControl
					key={ id }
					label={ name }
					checked={ draft.hosts.includes( id ) }
					onChange={ ( isOn ) => toggle( id, isOn ) }
				/>
			) ) }
			{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
			{ draft.hosts.length > 1 && (
				<RadioControl
					label={ __( 'Host of an appointment', 'vestibule' ) }
					help={
						draft.hostChoice === 'turns'
							? __(
									'The host with the fewest bookings on that day. If several hosts have the same number, the one whose last booking is the oldest.',
									'vestibule'
								)
							: __( 'Visitors choose a host by name, or anyone available.', 'vestibule' )
					}
					selected={ draft.hostChoice }
					options={ [
						{ value: 'turns', label: __( 'Hosts in turn', 'vestibule' ) },
						{ value: 'visitor', label: __( 'Chosen by the visitor', 'vestibule' ) },
					] }
					onChange={ ( choice ) => change( { hostChoice: choice === 'visitor' ? 'visitor' : 'turns' } ) }
				/>
			) }
			{ draft.hosts.length > 0 && (
				<HostMails chosen={ draft.hostMails } onChange={ ( hostMails ) => change( { hostMails } ) } />
			) }
			<WhyNoTime types={ [ { id: post, name: '' } ] } host={ 0 } day={ localDay() } />
			<div className="vestibule-admin__buttons">
				<Button __next40pxDefaultSize variant="tertiary" href={ server.hostsUrl }>
					{ __( 'All hosts', 'vestibule' ) }
				</Button>
			</div>
		</Section>
	);
}
