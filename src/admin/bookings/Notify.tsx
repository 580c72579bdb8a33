import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../entries/isolated';

interface Props {
	email: string;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
}

/** Whether the visitor is written to. */
export function Notify( { email, checked, onChange }: Props ) {
	return email === '' ? (
		<p className="vestibule-bookings__hint">
			{ __( 'No email address is known, so no email is sent.', 'vestibule' ) }
		</p>
	) : (
		<CheckboxControl
			__nextHasNoMarginBottom
			/* translators: %s: email address. */
			label={ sprintf( __( 'Write to %s', 'vestibule' ), isolated( email ) ) }
			help={ __( 'The message is the one that the form’s notifications have for this.', 'vestibule' ) }
			checked={ checked }
			onChange={ onChange }
		/>
	);
}
