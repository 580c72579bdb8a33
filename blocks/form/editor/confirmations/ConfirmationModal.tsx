import { RadioControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { refusalsOf } from '../list/refusals';
import { NameControl, SettingsModal } from '../list/SettingsModal';
import { useRefusals } from '../list/useRefusals';
import { TextWithTags } from '../notifications/TextWithTags';
import { useEditorData } from '../notifications/useEditorData';
import { META, titleOf, type Confirmation } from './confirmation';
import { MessageInBlocks, useMessageBlock } from './MessageInBlocks';
import { PageControl } from './PageControl';

interface Props {
	form: number;
	confirmation: Confirmation;
	/** Its place in the list. */
	index: number;
	change( changes: Partial< Confirmation > ): void;
	close(): void;
}

/** Everything about one confirmation. */
export function ConfirmationModal( { form, confirmation, index, change, close }: Props ) {
	const { tags } = useEditorData( form );
	const fields = useFormFields( form );
	const isInBlocks = useMessageBlock( form, confirmation.id ) !== undefined;
	const refusal = refusalsOf( useRefusals( form, META, index ) );
	const { kind = 'message', message = '', redirectUrl = '', page = 0, afterSuccess = 'hide_form' } = confirmation;
	const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	return (
		<SettingsModal title={ titleOf( confirmation ) } size="large" close={ close }>
			<div className="vestibule-editor__settings">
				<NameControl
					name={ confirmation.name }
					help={ __( 'For this list. No one else sees it.', 'vestibule' ) }
					refusal={ refusal }
					onChange={ ( name ) => change( { name } ) }
				/>
				<ConditionsControl
					conditions={ confirmation.conditions }
					fields={ fields }
					onChange={ ( conditions ) => change( { conditions } ) }
					always={ __( 'Add a condition: without one it is never shown.', 'vestibule' ) }
					/* translators: %s: conditions in words. */
					sentence={ __( 'Shown when %s.', 'vestibule' ) }
				/>
				<RadioControl
					label={ __( 'After submission', 'vestibule' ) }
					selected={ kind }
					options={ [
						{ value: 'message', label: __( 'Show a message', 'vestibule' ) },
						{ value: 'page', label: __( 'Go to a page of this site', 'vestibule' ) },
						{ value: 'redirect', label: __( 'Go to an address', 'vestibule' ) },
					] }
					onChange={ ( value ) => change( { kind: value as NonNullable< Confirmation[ 'kind' ] > } ) }
				/>
				{ kind === 'message' && (
					<>
						{ ! isInBlocks && (
							<TextWithTags
								label={ __( 'Message', 'vestibule' ) }
								{ ...refusal(
									'message',
									__(
										'Leave empty for the default message. Links and emphasis can be written as HTML.',
										'vestibule'
									)
								) }
								tags={ tags }
								fields={ fields }
								rows={ 6 }
								maxLength={ 5000 }
								value={ message }
								onChange={ ( value ) => change( { message: value } ) }
							/>
						) }
						<MessageInBlocks
							form={ form }
							confirmation={ confirmation.id }
							message={ message }
							done={ close }
						/>
						<SelectControl
							{ ...common }
							label={ __( 'Show or hide the form', 'vestibule' ) }
							value={ afterSuccess }
							options={ [
								{ value: 'hide_form', label: __( 'Hide the form', 'vestibule' ) },
								{ value: 'reset_form', label: __( 'Keep showing it, cleared', 'vestibule' ) },
							] }
							onChange={ ( value ) => change( { afterSuccess: value } ) }
						/>
					</>
				) }
				{ kind === 'page' && <PageControl page={ page } onChange={ ( value ) => change( { page: value } ) } /> }
				{ kind === 'redirect' && (
					<TextWithTags
						label={ __( 'Address', 'vestibule' ) }
						{ ...refusal(
							'redirectUrl',
							__(
								'Begins with https:// or, on this site, with a slash. Merge tags can stand behind the host; answers are encoded.',
								'vestibule'
							)
						) }
						tags={ tags }
						fields={ fields }
						maxLength={ 2000 }
						value={ redirectUrl }
						onChange={ ( value ) => change( { redirectUrl: value } ) }
					/>
				) }
			</div>
		</SettingsModal>
	);
}
