import { Button, Modal, PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { Message } from './Message';
import { titleOf, type Notification } from './notification';
import { Preview } from './Preview';
import { Receivers } from './Receivers';
import { refusalsOf } from './refusals';
import { useEditorData } from './useEditorData';
import { usePreview } from './usePreview';

interface Props {
	form: number;
	notification: Notification;
	/** The form's own address for its notifications. */
	mailTo: string;
	change( changes: Partial< Notification > ): void;
	close(): void;
}

/** Everything about one notification. What is typed is the form's at once, and saved with it: closing loses nothing. */
export function NotificationModal( { form, notification, mailTo, change, close }: Props ) {
	const data = useEditorData( form );
	const fields = useFormFields( form );
	const [ example, setExample ] = useState( false );
	const shown = usePreview( form, notification, example );
	const refusal = refusalsOf( shown.fields );
	const text = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	return (
		<Modal
			title={ titleOf( notification ) }
			onRequestClose={ close }
			size="fill"
			className="vestibule-editor__notification"
		>
			<div className="vestibule-editor__sides">
				<div className="vestibule-editor__settings">
					<TextControl
						{ ...text }
						label={ __( 'Name', 'vestibule' ) }
						{ ...refusal( 'name', __( 'For this list and the log. Nobody else sees it.', 'vestibule' ) ) }
						maxLength={ 120 }
						placeholder={ titleOf( { ...notification, name: '' } ) }
						value={ notification.name ?? '' }
						onChange={ ( name ) => change( { name } ) }
					/>
					<Receivers
						form={ form }
						notification={ notification }
						fields={ fields }
						standard={ mailTo.trim() || data.admin || __( 'the administrator of the site', 'vestibule' ) }
						refusal={ refusal }
						change={ change }
					/>
					<Message
						notification={ notification }
						data={ data }
						fields={ fields }
						refusal={ refusal }
						change={ change }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Attach the appointment as a calendar file', 'vestibule' ) }
						help={ __( 'Where the form books one. Calendars show it as an invitation.', 'vestibule' ) }
						checked={ notification.attachCalendar ?? false }
						onChange={ ( attachCalendar ) => change( { attachCalendar } ) }
					/>
					<PanelBody title={ __( 'Conditions', 'vestibule' ) } initialOpen={ hasConditions( notification ) }>
						<ConditionsControl
							conditions={ notification.conditions }
							fields={ fields }
							onChange={ ( conditions ) => change( { conditions } ) }
							always={ __( 'Sent for every entry.', 'vestibule' ) }
							/* translators: %s: conditions in words. */
							sentence={ __( 'Sent when %s.', 'vestibule' ) }
						/>
					</PanelBody>
				</div>
				<Preview
					form={ form }
					notification={ notification }
					me={ data.me }
					shown={ shown }
					example={ example }
					setExample={ setExample }
				/>
			</div>
			<div className="vestibule-editor__buttons">
				<p>{ __( 'Changes take effect when the form is saved.', 'vestibule' ) }</p>
				<Button __next40pxDefaultSize variant="primary" onClick={ close }>
					{ __( 'Done', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

function hasConditions( { conditions }: Notification ): boolean {
	return ( conditions?.rules?.length ?? 0 ) + ( conditions?.groups?.length ?? 0 ) > 0;
}
