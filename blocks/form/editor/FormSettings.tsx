import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextareaControl } from '../../../src/controls/wordpress';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { useFormFields } from './conditions/useFormFields';
import { MessageInBlocks, useMessageBlock } from './confirmations/MessageInBlocks';
import { TextWithTags } from './notifications/TextWithTags';
import { useEditorData } from './notifications/useEditorData';
import { useRefusedSettings } from './refusals';
import { useFormSettings } from './useFormSettings';

/** Maximum retention in days: ten years, as in the contract. */
const MAX_DAYS = 3650;

/** Setting for the retention of the form's entries (see the contract form-settings.schema.json). */
export function FormRetention( { id }: { id: number } ) {
	const [ settings, change ] = useFormSettings( id );
	const days = settings.deleteAfterDays ?? 0;
	return (
		<WholeNumber
			min={ 1 }
			max={ MAX_DAYS }
			empty={ 0 }
			label={ __( 'Delete entries after (days)', 'vestibule' ) }
			help={ __(
				'Leave empty to keep entries. Otherwise, each entry is permanently deleted this many days after it arrived, whether it was read or not, and even in the Trash. An entry with an upcoming appointment is kept until the appointment is over.',
				'vestibule'
			) }
			value={ days }
			onChange={ ( deleteAfterDays ) => change( { deleteAfterDays } ) }
		/>
	);
}

const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Settings for the message and the redirect after a submission. */
function SuccessSettings( { id }: { id: number } ) {
	const [ settings, change ] = useFormSettings( id );
	const { tags } = useEditorData( id );
	const fields = useFormFields( id );
	const isInBlocks = useMessageBlock( id, '' ) !== undefined;
	const refusal = useRefusedSettings( id, settings );
	return (
		<div className="vestibule-editor__settings">
			{ ! isInBlocks && (
				<TextWithTags
					label={ __( 'Success message', 'vestibule' ) }
					tags={ tags }
					fields={ fields }
					rows={ 4 }
					maxLength={ 5000 }
					{ ...refusal(
						'successMessage',
						__(
							'Leave empty for the default message. Links and emphasis can be written as HTML.',
							'vestibule'
						)
					) }
					value={ settings.successMessage ?? '' }
					onChange={ ( successMessage ) => change( { successMessage } ) }
				/>
			) }
			<MessageInBlocks form={ id } confirmation="" message={ settings.successMessage ?? '' } />
			<SelectControl
				{ ...common }
				label={ __( 'Show or hide the form', 'vestibule' ) }
				value={ settings.afterSuccess ?? 'hide_form' }
				options={ [
					{ value: 'hide_form', label: __( 'Hide the form', 'vestibule' ) },
					{
						value: 'reset_form',
						label: __( 'Keep showing the form, and clear it', 'vestibule' ),
					},
				] }
				onChange={ ( afterSuccess ) => change( { afterSuccess } ) }
			/>
			<TextWithTags
				label={ __( 'Redirect to', 'vestibule' ) }
				tags={ tags }
				fields={ fields }
				maxLength={ 2000 }
				{ ...refusal(
					'redirectUrl',
					__( 'URL of the page to go to. Leave empty to stay on the page.', 'vestibule' )
				) }
				value={ settings.redirectUrl ?? '' }
				onChange={ ( redirectUrl ) => change( { redirectUrl } ) }
			/>
		</div>
	);
}

/** Settings for the position of errors, and for the message that is shown if the form is unavailable. */
function ErrorSettings( { id }: { id: number } ) {
	const [ settings, change ] = useFormSettings( id );
	const refusal = useRefusedSettings( id, settings );
	return (
		<div className="vestibule-editor__settings">
			<SelectControl
				{ ...common }
				label={ __( 'Position of errors', 'vestibule' ) }
				value={ settings.errorMessagePlacement ?? 'inline' }
				options={ [
					{ value: 'inline', label: __( 'At each field', 'vestibule' ) },
					{
						value: 'stackToBottom',
						label: __( 'In a list below the form', 'vestibule' ),
					},
				] }
				onChange={ ( errorMessagePlacement ) => change( { errorMessagePlacement } ) }
			/>
			<TextareaControl
				label={ __( 'Message when the form is unavailable', 'vestibule' ) }
				{ ...refusal(
					'unavailableMessage',
					__(
						'Shown while the form is in the Trash or not published. Leave empty for the default message, which shows another way to contact you: your chat, the first address that gets notifications, or your home page.',
						'vestibule'
					)
				) }
				value={ settings.unavailableMessage ?? '' }
				onChange={ ( unavailableMessage ) => change( { unavailableMessage } ) }
			/>
		</div>
	);
}

interface FormSettingsProps {
	id: number;
	part: 'success' | 'rest';
}

/** Settings of the form (see the contract form-settings.schema.json), in two groups. */
export function FormSettings( { id, part }: FormSettingsProps ) {
	return part === 'success' ? <SuccessSettings id={ id } /> : <ErrorSettings id={ id } />;
}
