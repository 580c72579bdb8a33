import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { EmailEditor } from './EmailEditor';
import type { Refusal } from '../refusals';
import { TextWithTags } from './TextWithTags';

interface Texts {
	subject: string;
	body: string;
}

interface Props extends Texts {
	data: NotificationsEditor;
	fields: readonly AskedField[];
	refusal: Refusal;
	/** Default subject and message. They are sent if the controls are empty. */
	standard: Texts;
	/** Help text for the message. */
	help: string;
	change( changes: Partial< Texts > ): void;
}

/** Controls for the subject and the message of an email. */
export function SubjectAndMessage( { data, fields, refusal, standard, subject, body, help, change }: Props ) {
	const common = { tags: data.tags, fields };
	return (
		<>
			<TextWithTags
				{ ...common }
				label={ __( 'Subject', 'vestibule' ) }
				{ ...refusal( 'subject', __( 'Leave empty for the default subject.', 'vestibule' ) ) }
				placeholder={ standard.subject }
				maxLength={ 250 }
				value={ subject }
				onChange={ ( value ) => change( { subject: value } ) }
			/>
			<EmailEditor
				{ ...common }
				label={ __( 'Message', 'vestibule' ) }
				{ ...refusal( 'body', help ) }
				value={ body }
				onChange={ ( value ) => change( { body: value } ) }
			/>
			{ body === '' && standard.body !== '' && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => change( { subject: subject || standard.subject, body: standard.body } ) }
				>
					{ __( 'Edit the default message', 'vestibule' ) }
				</Button>
			) }
		</>
	);
}
