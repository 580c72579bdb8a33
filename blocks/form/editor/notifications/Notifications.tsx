import { Button, DropdownMenu, MenuGroup, MenuItem, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useFormFields } from '../conditions/useFormFields';
import { GoneNotice } from '../references/GoneNotice';
import { NOTIFICATION } from '../references/places';
import { useFormSettings } from '../useFormSettings';
import { useRefusedSettings } from '../useRefusedSettings';
import { confirmation, copyOf, freshId, isOn, MOST, receiversOf, titleOf, type Notification } from './notification';
import { NotificationModal } from './NotificationModal';
import { useEmailFields } from './useEmailFields';
import { useNotifications } from './useNotifications';

/** The mails that a form sends: the list, each with its switch, and what can be done with it. */
export function Notifications( { id }: { id: number } ) {
	const [ list, setList ] = useNotifications( id );
	const [ settings, changeSettings ] = useFormSettings( id );
	const emails = useEmailFields( id );
	const fields = useFormFields( id );
	const refusal = useRefusedSettings( id, settings );
	const [ open, setOpen ] = useState< string | null >( null );
	const [ deleted, setDeleted ] = useState< { notification: Notification; at: number } | null >( null );
	const mailTo = settings.mailTo ?? '';
	const taken = [ ...list.map( ( one ) => one.id ), ...( deleted ? [ deleted.notification.id ] : [] ) ];
	const change = ( of: string, changes: Partial< Notification > ) =>
		setList( list.map( ( one ) => ( one.id === of ? { ...one, ...changes } : one ) ) );
	const add = ( notification: Notification ) => {
		setList( [ ...list, notification ] );
		setOpen( notification.id );
	};
	const remove = ( at: number, notification: Notification ) => {
		setList( list.filter( ( one ) => one !== notification ) );
		setDeleted( { notification, at } );
	};
	const undo = () => {
		if ( deleted ) {
			setList( [ ...list.slice( 0, deleted.at ), deleted.notification, ...list.slice( deleted.at ) ] );
			setDeleted( null );
		}
	};
	const confirms = list.some( ( one ) => one.to === 'field' );
	const edited = list.find( ( one ) => one.id === open );
	return (
		<div className="vestibule-editor__settings">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Send notifications to', 'vestibule' ) }
				{ ...refusal(
					'mailTo',
					__(
						'E-mail addresses, separated by commas. Leave empty to notify the administrator of the site.',
						'vestibule'
					)
				) }
				value={ mailTo }
				onChange={ ( value ) => changeSettings( { mailTo: value } ) }
			/>
			{ list.length === 0 && <p>{ __( 'This form sends no mail.', 'vestibule' ) }</p> }
			<ul className="vestibule-editor__notifications">
				{ list.map( ( notification, at ) => (
					<li key={ notification.id }>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ titleOf( notification ) }
							help={ receiversOf( notification, mailTo ) }
							checked={ isOn( notification ) }
							onChange={ ( enabled ) => change( notification.id, { enabled } ) }
						/>
						<Button
							size="small"
							variant="link"
							/* translators: %s: name of a notification. */
							aria-label={ sprintf( __( 'Edit %s', 'vestibule' ), titleOf( notification ) ) }
							onClick={ () => setOpen( notification.id ) }
						>
							{ __( 'Edit', 'vestibule' ) }
						</Button>
						<DropdownMenu
							icon={ moreVertical }
							/* translators: %s: name of a notification. */
							label={ sprintf( __( 'More for %s', 'vestibule' ), titleOf( notification ) ) }
							toggleProps={ { size: 'small' } }
						>
							{ ( { onClose } ) => (
								<MenuGroup>
									<MenuItem
										disabled={ list.length >= MOST }
										onClick={ () => {
											add( copyOf( notification, taken ) );
											onClose();
										} }
									>
										{ __( 'Duplicate', 'vestibule' ) }
									</MenuItem>
									<MenuItem
										isDestructive
										onClick={ () => {
											remove( at, notification );
											onClose();
										} }
									>
										{ __( 'Delete', 'vestibule' ) }
									</MenuItem>
								</MenuGroup>
							) }
						</DropdownMenu>
						<GoneNotice naming={ NOTIFICATION } value={ notification } fields={ fields } />
					</li>
				) ) }
			</ul>
			<div role="status">
				{ deleted && (
					<>
						{ sprintf(
							/* translators: %s: name of a notification. */
							__( '“%s” was deleted.', 'vestibule' ),
							titleOf( deleted.notification )
						) }{ ' ' }
						<Button variant="link" onClick={ undo }>
							{ __( 'Undo', 'vestibule' ) }
						</Button>
					</>
				) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ list.length >= MOST }
				accessibleWhenDisabled
				onClick={ () => add( { id: freshId( taken ) } ) }
			>
				{ __( 'Add notification', 'vestibule' ) }
			</Button>
			{ ! confirms && emails.length > 0 && list.length < MOST && (
				<Button __next40pxDefaultSize variant="secondary" onClick={ () => add( confirmation( taken ) ) }>
					{ __( 'Add confirmation to the sender', 'vestibule' ) }
				</Button>
			) }
			{ edited && (
				<NotificationModal
					form={ id }
					notification={ edited }
					mailTo={ mailTo }
					change={ ( changes ) => change( edited.id, changes ) }
					close={ () => setOpen( null ) }
				/>
			) }
		</div>
	);
}
