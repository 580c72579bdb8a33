import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SelectControl, ToggleControl } from '../../../../src/controls/wordpress';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { NameControl } from '../list/SettingsModal';
import { hasConditions } from '../list/copies';
import { EmailModal } from './EmailModal';
import { Message } from './Message';
import { titleOf, triggered, triggersFor, type Notification } from './notification';
import { Receivers } from './Receivers';
import { useConditionFields } from './useConditionFields';
import { useFileFields, useHasWaitingList, useTimeFields } from './useEmailFields';

interface Props {
	form: number;
	notification: Notification;
	/** Recipients from the form settings, separated by commas. */
	mailTo: string;
	change( changes: Partial< Notification > ): void;
	close(): void;
}

type PartProps = Pick< Props, 'form' | 'notification' | 'change' >;

/**
 * Select control for the event after which the email is sent. Available only in forms with appointments or waiting
 * lists.
 */
function TriggerControl( { form, notification, change }: PartProps ) {
	const asksForTime = useTimeFields( form ).length > 0;
	const hasWaitingList = useHasWaitingList( form );
	const trigger = notification.trigger ?? 'submitted';
	return asksForTime || hasWaitingList || trigger !== 'submitted' ? (
		<SelectControl
			label={ __( 'Sent', 'vestibule' ) }
			help={ __(
				'Emails about changed appointments, reminders and spots from a waiting list are always sent. If you add your own notification about a change, it replaces the default ones, even while it is turned off.',
				'vestibule'
			) }
			value={ trigger }
			options={ [ ...triggersFor( asksForTime, hasWaitingList, trigger ) ] }
			onChange={ ( chosen ) => change( triggered( chosen ) ) }
		/>
	) : null;
}

/** Controls for the attachments: the appointment, and the files that the visitor has uploaded. */
function Attachments( { form, notification, change }: PartProps ) {
	const asksForFiles = useFileFields( form ).length > 0;
	return (
		<>
			<ToggleControl
				label={ __( 'Attach the appointment as a calendar file', 'vestibule' ) }
				help={ __(
					'Only if the form books an appointment. Calendar apps show the file as an invitation.',
					'vestibule'
				) }
				checked={ notification.attachCalendar ?? false }
				onChange={ ( attachCalendar ) => change( { attachCalendar } ) }
			/>
			{ ( asksForFiles || notification.attachFiles ) && (
				<ToggleControl
					label={ __( 'Attach the visitor’s files', 'vestibule' ) }
					help={
						'field' === notification.to
							? __( 'Only if the sender is logged in and uses their own address.', 'vestibule' )
							: __(
									'Up to 10 MB in total. Larger files are linked. Files from strangers can be harmful.',
									'vestibule'
								)
					}
					checked={ notification.attachFiles ?? false }
					onChange={ ( attachFiles ) => change( { attachFiles } ) }
				/>
			) }
		</>
	);
}

/** Dialog with all settings of a notification. */
export function NotificationModal( { form, notification, mailTo, change, close }: Props ) {
	const fields = useFormFields( form );
	const conditionFields = useConditionFields( form );
	return (
		<EmailModal form={ form } title={ titleOf( notification ) } edited={ { notification } } close={ close }>
			{ ( data, refusal ) => (
				<>
					<NameControl
						name={ notification.name }
						placeholder={ titleOf( { ...notification, name: '' } ) }
						help={ __( 'Only shown in this list and in the log.', 'vestibule' ) }
						refusal={ refusal }
						onChange={ ( name ) => change( { name } ) }
					/>
					<TriggerControl form={ form } notification={ notification } change={ change } />
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
					<Attachments form={ form } notification={ notification } change={ change } />
					<PanelBody title={ __( 'Conditions', 'vestibule' ) } initialOpen={ hasConditions( notification ) }>
						<ConditionsControl
							conditions={ notification.conditions }
							fields={ conditionFields }
							onChange={ ( conditions ) => change( { conditions } ) }
							always={ __( 'Sent for every entry.', 'vestibule' ) }
							/* translators: %s: conditions as text. */
							sentence={ __( 'Sent when %s.', 'vestibule' ) }
						/>
					</PanelBody>
				</>
			) }
		</EmailModal>
	);
}
