import { __ } from '@wordpress/i18n';
import { TextareaControl } from '../../../../src/controls/wordpress';
import { MessageInBlocks, useMessageBlock } from './MessageInBlocks';
import { faultsOf, refusalsOf, useRefusal } from '../refusals';

/** Meta key for the limits of a form. */
export const META = 'vestibule_form_limits';

interface LimitMessageProps {
	id: number;
	state: 'before' | 'full' | 'closed';
	label: string;
	message: string;
	isShown: boolean;
	onChange( message: string ): void;
}

/** Control for a message that replaces the form, as plain text or as blocks (Forms\Limits\LimitWords). */
export function LimitMessage( { id, state, label, message, isShown, onChange }: LimitMessageProps ) {
	const confirmation = `limits-${ state }`;
	const isInBlocks = useMessageBlock( id, confirmation ) !== undefined;
	const refusal = refusalsOf( faultsOf( useRefusal( id ) ).fields );
	return ! isShown && ! isInBlocks ? null : (
		<>
			{ ! isInBlocks && (
				<TextareaControl
					label={ label }
					rows={ 3 }
					{ ...refusal(
						`${ META }.${ state }Message`,
						__(
							'Leave empty for the default message. Links and emphasis can be written as HTML.',
							'vestibule'
						)
					) }
					value={ message }
					onChange={ onChange }
				/>
			) }
			<MessageInBlocks form={ id } confirmation={ confirmation } message={ message } />
		</>
	);
}
