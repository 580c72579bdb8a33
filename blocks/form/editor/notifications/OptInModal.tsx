import { __ } from '@wordpress/i18n';
import type { FormOptIn } from '../../../../src/contracts/form-opt-in';
import { useFormFields } from '../conditions/useFormFields';
import { EmailModal } from './EmailModal';
import { SubjectAndMessage } from './SubjectAndMessage';

interface Props {
	form: number;
	settings: FormOptIn;
	change( changes: Partial< FormOptIn > ): void;
	close(): void;
}

/** Dialog for the email with the confirmation link. */
export function OptInModal( { form, settings, change, close }: Props ) {
	const fields = useFormFields( form );
	return (
		<EmailModal
			form={ form }
			title={ __( 'Confirmation of the address', 'vestibule' ) }
			edited={ { optIn: settings } }
			close={ close }
		>
			{ ( data, refusal ) => (
				<SubjectAndMessage
					data={ data }
					fields={ fields }
					refusal={ refusal }
					standard={ data.standard.confirm.visitor }
					subject={ settings.subject ?? '' }
					body={ settings.body ?? '' }
					help={ __(
						'Leave empty for the default text, which is translated. The link is inserted at {confirm.url}, or at the end. The address may belong to a stranger, so only the name from the visitor’s answers is included in this email.',
						'vestibule'
					) }
					change={ change }
				/>
			) }
		</EmailModal>
	);
}
