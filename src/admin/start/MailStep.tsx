import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { useRefusal } from '../kit/server/refusals';
import { saveMail } from './api';
import { StepForm, useSaving } from './StepForm';

/** Control for the email addresses. It is a separate component, because it reads errors from the context. */
function Addresses( { value, onChange }: { value: string; onChange( value: string ): void } ) {
	const refusal = useRefusal(
		'mailTo',
		__(
			'Separate several addresses with commas. Each form can have its own addresses in its settings.',
			'vestibule'
		)
	);
	return (
		<TextControl
			label={ __( 'Email address', 'vestibule' ) }
			{ ...refusal }
			inputMode="email"
			autoComplete="email"
			spellCheck={ false }
			maxLength={ 1000 }
			value={ value }
			onChange={ onChange }
		/>
	);
}

/** Step that sets the recipients of notifications. */
export function MailStep( {
	mailTo,
	onDone,
	onSkip,
}: {
	mailTo: string;
	onDone( mailTo: string ): void;
	onSkip(): void;
} ) {
	const [ typed, setTyped ] = useState( mailTo );
	const saving = useSaving();
	const save = () =>
		void saving.save( async () => {
			const saved = await saveMail( { mailTo: typed } );
			setTyped( saved.mailTo );
			onDone( saved.mailTo );
		} );
	return (
		<StepForm saving={ saving } label={ __( 'Save the address', 'vestibule' ) } onSave={ save } onSkip={ onSkip }>
			<Addresses
				value={ typed }
				onChange={ ( value ) => {
					setTyped( value );
					saving.clear();
				} }
			/>
		</StepForm>
	);
}
