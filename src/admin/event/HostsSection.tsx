import { Button, CheckboxControl, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section } from '../kit/Section';
import type { Draft } from './draft';
import type { FromServer } from './fromServer';
import { HostMails } from './HostMails';

interface HostsSectionProps {
	server: FromServer;
	draft: Draft;
	/** Why they were refused; empty when they were not. */
	error: string;
	onChange( changes: Partial< Draft > ): void;
}

/** Whose time is booked. */
export function HostsSection( { server, draft, error, onChange }: HostsSectionProps ) {
	// Whom the server does not name is not published now, and stays chosen.
	const toggle = ( id: number, isOn: boolean ) =>
		onChange( { hosts: isOn ? [ ...draft.hosts, id ] : draft.hosts.filter( ( host ) => host !== id ) } );
	return (
		<Section title={ __( 'Hosts', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'A time is offered while one of them is there and has nothing else. Without hosts only seats are counted.',
					'vestibule'
				) }
			</p>
			{ server.hosts.map( ( { id, name } ) => (
				<CheckboxControl
					key={ id }
					__nextHasNoMarginBottom
					label={ name }
					checked={ draft.hosts.includes( id ) }
					onChange={ ( isOn ) => toggle( id, isOn ) }
				/>
			) ) }
			{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
			{ draft.hosts.length > 1 && (
				<RadioControl
					label={ __( 'Who has an appointment', 'vestibule' ) }
					help={
						draft.hostChoice === 'turns'
							? __(
									'Who has the least that day, and of these who was not booked for longest.',
									'vestibule'
								)
							: __( 'Visitors choose one of them by name, or anybody who is free.', 'vestibule' )
					}
					selected={ draft.hostChoice }
					options={ [
						{ value: 'turns', label: __( 'The hosts in turn', 'vestibule' ) },
						{ value: 'visitor', label: __( 'Whom the visitor chooses', 'vestibule' ) },
					] }
					onChange={ ( choice ) => onChange( { hostChoice: choice === 'visitor' ? 'visitor' : 'turns' } ) }
				/>
			) }
			{ draft.hosts.length > 0 && (
				<HostMails chosen={ draft.hostMails } onChange={ ( hostMails ) => onChange( { hostMails } ) } />
			) }
			<div className="vestibule-admin__buttons">
				<Button __next40pxDefaultSize variant="tertiary" href={ server.hostsUrl }>
					{ __( 'All hosts', 'vestibule' ) }
				</Button>
			</div>
		</Section>
	);
}
