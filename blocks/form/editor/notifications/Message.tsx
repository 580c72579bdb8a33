import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import type { Notification } from './notification';
import type { Refusal } from '../refusals';
import { SubjectAndMessage } from './SubjectAndMessage';
import { TextWithTags } from './TextWithTags';

interface Props {
	notification: Notification;
	data: NotificationsEditor;
	fields: readonly AskedField[];
	refusal: Refusal;
	change( changes: Partial< Notification > ): void;
}

const addresses = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
	inputMode: 'email',
	spellCheck: false,
	maxLength: 1000,
} as const;

/** Settings for the reply-to address, the sender's name, and copies. */
function Headers( { notification, data, fields, refusal, change }: Props ) {
	const { replyTo = '', fromName = '', cc = '', bcc = '', to } = notification;
	return (
		<div className="vestibule-editor__settings">
			<TextWithTags
				label={ __( 'Reply to', 'vestibule' ) }
				{ ...refusal(
					'replyTo',
					to === 'field'
						? __( 'Leave empty for the form’s notification address.', 'vestibule' )
						: __( 'Leave empty for the sender’s address.', 'vestibule' )
				) }
				tags={ data.tags }
				fields={ fields }
				maxLength={ 300 }
				value={ replyTo }
				onChange={ ( value ) => change( { replyTo: value } ) }
			/>
			<TextWithTags
				label={ __( 'Sender name', 'vestibule' ) }
				{ ...refusal( 'fromName', __( 'Leave empty for the name that your site uses.', 'vestibule' ) ) }
				tags={ data.tags }
				fields={ fields }
				maxLength={ 120 }
				value={ fromName }
				onChange={ ( value ) => change( { fromName: value } ) }
			/>
			<TextControl
				{ ...addresses }
				label={ __( 'Copy to (Cc)', 'vestibule' ) }
				{ ...refusal(
					'cc',
					__( 'Email addresses, separated by commas. Every recipient sees them.', 'vestibule' )
				) }
				value={ cc }
				onChange={ ( value ) => change( { cc: value } ) }
			/>
			<TextControl
				{ ...addresses }
				label={ __( 'Blind copy to (Bcc)', 'vestibule' ) }
				{ ...refusal(
					'bcc',
					__( 'Email addresses, separated by commas. Recipients can’t see them.', 'vestibule' )
				) }
				value={ bcc }
				onChange={ ( value ) => change( { bcc: value } ) }
			/>
		</div>
	);
}

/** Subject and message of an email. A closed panel contains the settings for less common headers. */
export function Message( { notification, data, fields, refusal, change }: Props ) {
	const { subject = '', body = '', to } = notification;
	const about = data.standard[ notification.trigger ?? 'submitted' ];
	const standard = to === 'field' ? about.visitor : about.institute;
	return (
		<>
			<SubjectAndMessage
				data={ data }
				fields={ fields }
				refusal={ refusal }
				standard={ standard }
				subject={ subject }
				body={ body }
				help={ __(
					'Leave empty for the default message, which is translated. A line whose merge tags are all empty is omitted. A plain-text version is always included.',
					'vestibule'
				) }
				change={ change }
			/>
			<PanelBody title={ __( 'Reply-to, sender and copies', 'vestibule' ) } initialOpen={ false }>
				<Headers
					notification={ notification }
					data={ data }
					fields={ fields }
					refusal={ refusal }
					change={ change }
				/>
			</PanelBody>
		</>
	);
}
