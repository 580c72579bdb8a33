import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../../src/controls/wordpress';
import { useConditionFields } from './useConditionFields';
import { freshId } from '../list/copies';
import { SettingsList } from '../list/SettingsList';
import { useFormList, useFormSettings } from '../useFormSettings';
import { NOTIFICATION } from '../references/places';
import { useRefusedSettings } from '../refusals';
import { confirmation, copyOf, META, MAX_NOTIFICATIONS, receiversOf, titleOf, type Notification } from './notification';
import { NotificationModal } from './NotificationModal';
import { useEmailFields } from './useEmailFields';

/** Control for the default recipients of the notifications. */
function RecipientsControl( { id }: { id: number } ) {
	const [ settings, change ] = useFormSettings( id );
	const refusal = useRefusedSettings( id, settings );
	return (
		<TextControl
			label={ __( 'Send notifications to', 'vestibule' ) }
			{ ...refusal(
				'mailTo',
				__(
					'Email addresses, separated by commas. Leave empty to notify the administrator of the site.',
					'vestibule'
				)
			) }
			value={ settings.mailTo ?? '' }
			onChange={ ( value ) => change( { mailTo: value } ) }
		/>
	);
}

/** List of the notifications of a form. */
export function Notifications( { id }: { id: number } ) {
	const [ list, setList ] = useFormList< Notification >( id, META );
	const [ { mailTo = '' } ] = useFormSettings( id );
	const emails = useEmailFields( id );
	const fields = useConditionFields( id );
	const confirms = list.some( ( { to, trigger = 'submitted' } ) => to === 'field' && trigger === 'submitted' );
	return (
		<div className="vestibule-editor__settings">
			<RecipientsControl id={ id } />
			{ list.length === 0 && <p>{ __( 'This form does not send emails.', 'vestibule' ) }</p> }
			<SettingsList
				form={ id }
				meta={ META }
				list={ list }
				setList={ setList }
				most={ MAX_NOTIFICATIONS }
				titleOf={ titleOf }
				helpOf={ ( one ) => receiversOf( one, mailTo ) }
				naming={ NOTIFICATION }
				fields={ fields }
				hasSwitch
				copyOf={ copyOf }
				addLabel={ __( 'Add notification', 'vestibule' ) }
				make={ ( taken ) => ( { id: freshId( taken ) } ) }
				more={ ( add, taken ) =>
					! confirms &&
					emails.length > 0 && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () => add( confirmation( taken ) ) }
						>
							{ __( 'Add confirmation to the sender', 'vestibule' ) }
						</Button>
					)
				}
				modal={ ( one, { change, close } ) => (
					<NotificationModal
						form={ id }
						notification={ one }
						mailTo={ mailTo }
						change={ change }
						close={ close }
					/>
				) }
			/>
		</div>
	);
}
