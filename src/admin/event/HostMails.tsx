import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Draft } from './draft';

type Mail = Draft[ 'hostMails' ][ number ];

/** In the order of an appointment's life. */
const mails = (): [ Mail, string ][] => [
	[ 'booked', __( 'A new appointment', 'vestibule' ) ],
	[ 'moved', __( 'A new time', 'vestibule' ) ],
	[ 'cancelled', __( 'A cancellation', 'vestibule' ) ],
	[ 'reminded', __( 'Reminders, when visitors get theirs', 'vestibule' ) ],
];

interface HostMailsProps {
	chosen: Draft[ 'hostMails' ];
	onChange( chosen: Draft[ 'hostMails' ] ): void;
}

/** What hosts are written to about. */
export function HostMails( { chosen, onChange }: HostMailsProps ) {
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
					__nextHasNoMarginBottom
					label={ label }
					checked={ chosen.includes( mail ) }
					onChange={ ( isOn ) => toggle( mail, isOn ) }
				/>
			) ) }
			<p className="vestibule-admin__hint">
				{ __(
					'With a calendar file, the visitor and their answers, to the address of the host.',
					'vestibule'
				) }
			</p>
		</fieldset>
	);
}
