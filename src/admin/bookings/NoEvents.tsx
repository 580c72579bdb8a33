import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSite } from './site';

/** Nothing can be booked: the way to what is missing. */
export function NoEvents( { close }: { close: () => void } ) {
	const { eventsUrl } = useSite();
	return (
		<Modal title={ __( 'New booking', 'vestibule' ) } onRequestClose={ close } size="small">
			<p>
				{ __( 'There is no appointment type yet. It says how long an appointment is, and when.', 'vestibule' ) }
			</p>
			{ eventsUrl !== '' && (
				<Button variant="primary" __next40pxDefaultSize href={ eventsUrl }>
					{ __( 'Go to the appointment types', 'vestibule' ) }
				</Button>
			) }
		</Modal>
	);
}
