import { __, sprintf } from '@wordpress/i18n';
import type { FormNotifications } from '../../../../src/contracts/form-notifications';
import { copiedName, freshId } from '../list/copies';

/** Email of a form (see the contract `form-notifications`). */
export type Notification = NonNullable< FormNotifications[ 'list' ] >[ number ];
export type Route = NonNullable< Notification[ 'routes' ] >[ number ];

export const META = 'vestibule_form_notifications';

/** Maximum number of notifications, as in the contract. */
export const MAX_NOTIFICATIONS = 20;

/** Returns the title of a notification. The server uses the same titles in its log. */
export function titleOf( { id, name = '', to, trigger = 'submitted' }: Notification ): string {
	if ( name.trim() !== '' ) {
		return name;
	}
	if ( trigger !== 'submitted' ) {
		return aboutChange( trigger, to === 'field' );
	}
	if ( to === 'field' ) {
		return __( 'Confirmation to the sender', 'vestibule' );
	}
	return id === 'owner' ? __( 'Notification to your team', 'vestibule' ) : __( 'Notification', 'vestibule' );
}

type Trigger = NonNullable< Notification[ 'trigger' ] >;

/** Events after which a notification can be sent. */
const TRIGGERS: readonly { value: Trigger; label: string }[] = [
	{ value: 'submitted', label: __( 'When the form is sent', 'vestibule' ) },
	{ value: 'moved', label: __( 'When the appointment is moved', 'vestibule' ) },
	{ value: 'cancelled', label: __( 'When the appointment is canceled', 'vestibule' ) },
	{ value: 'restored', label: __( 'When the appointment is restored', 'vestibule' ) },
	{ value: 'reminded', label: __( 'As a reminder of the appointment', 'vestibule' ) },
	{ value: 'place', label: __( 'When the entry moves up from a waiting list', 'vestibule' ) },
];

/**
 * Returns the events that the form supports, and the selected one. Events about appointments need an appointment field.
 * The promotion event needs a waiting list.
 */
export function triggersFor( books: boolean, hasWaitingList: boolean, chosen: Trigger ): typeof TRIGGERS {
	const never = ( trigger: Trigger ) =>
		trigger === 'place' ? ! hasWaitingList : trigger !== 'submitted' && ! books;
	return TRIGGERS.filter( ( { value } ) => value === chosen || ! never( value ) );
}

/**
 * Returns the changes for a new event. Notifications about a promotion from the waiting list are sent to the visitor.
 */
export const triggered = ( trigger: Trigger ): Partial< Notification > =>
	trigger === 'place' ? { trigger, to: 'field' } : { trigger };

function aboutChange( trigger: Exclude< Trigger, 'submitted' >, isForSender: boolean ): string {
	if ( trigger === 'moved' ) {
		return isForSender
			? __( 'Appointment moved, to the sender', 'vestibule' )
			: __( 'Appointment moved, to your team', 'vestibule' );
	}
	if ( trigger === 'cancelled' ) {
		return isForSender
			? __( 'Appointment canceled, to the sender', 'vestibule' )
			: __( 'Appointment canceled, to your team', 'vestibule' );
	}
	if ( trigger === 'restored' ) {
		return isForSender
			? __( 'Appointment restored, to the sender', 'vestibule' )
			: __( 'Appointment restored, to your team', 'vestibule' );
	}
	if ( trigger === 'place' ) {
		return isForSender
			? __( 'Spot from the waiting list', 'vestibule' )
			: __( 'Spot from the waiting list, to your team', 'vestibule' );
	}
	return isForSender ? __( 'Reminder to the sender', 'vestibule' ) : __( 'Reminder to your team', 'vestibule' );
}

/** Creates the confirmation that new forms have by default. It is used for older forms that have none. */
export function confirmation( taken: readonly string[] ): Notification {
	return { id: taken.includes( 'visitor' ) ? freshId( taken ) : 'visitor', to: 'field', attachCalendar: true };
}

/** Returns a copy that is disabled, so that the same email is not sent twice. */
export function copyOf( notification: Notification, taken: readonly string[] ): Notification {
	return { ...notification, id: freshId( taken ), name: copiedName( titleOf( notification ) ), enabled: false };
}

/** Returns a short description of the recipients. */
export function receiversOf( notification: Notification, mailTo: string ): string {
	const { to = 'addresses', addresses = '', routes = [] } = notification;
	if ( to === 'field' ) {
		return __( 'To the sender', 'vestibule' );
	}
	if ( to === 'routing' ) {
		const all = routes.flatMap( ( route ) => route.addresses.split( ',' ) ).map( ( address ) => address.trim() );
		const named = [ ...new Set( all.filter( Boolean ) ) ].join( ', ' );
		return named === ''
			? __( 'To addresses by answer', 'vestibule' )
			: /* translators: %s: email addresses. */ sprintf( __( 'By answer to %s', 'vestibule' ), named );
	}
	const own = addresses.trim() || mailTo.trim();
	return own === ''
		? __( 'To the administrator of the site', 'vestibule' )
		: /* translators: %s: email addresses. */ sprintf( __( 'To %s', 'vestibule' ), own );
}
