import { __, _x } from '@wordpress/i18n';
import type { Host } from '../../contracts/host';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';
import { type Day } from '../../time/wall';
import { post } from '../kit/server/api';
import { daysOffErrors, daysOffOf, readDaysOff, storedDaysOff, type DayOff } from '../kit/hours/daysOff';
import { hoursErrors, openHours, storedWeek, weekOf } from '../kit/hours/week';
import type { PostKind } from '../kit/settings/post';
import { readAddresses, type CalendarState } from './CalendarsSection';
import type { Feed } from './FeedSection';

/** Stored host and data for its edit screen, printed by the server before this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	settings: Required< Host >;
	/** URLs of external calendars; null if the user is not allowed to read them. */
	addresses: string[] | null;
	/** Result of the last attempt to read each calendar, by URL. */
	calendars: Record< string, CalendarState >;
	/**
	 * User account of the host, and all accounts to choose from. Null if the user is not allowed to change the account.
	 */
	account: { user: number; changes: boolean; users: { id: number; name: string }[] } | null;
	/** Reason why the user cannot create accounts; empty if they can. */
	obstacle: string;
	/** Appointment types of a saved host. Empty if the user is not allowed to read bookings. */
	types: { id: number; name: string }[];
	/** Current day in the site's time zone, YYYY-MM-DD. */
	today: string;
	/** Feed of the host's bookings; null if the user is not allowed to read them. */
	feed: Feed | null;
	zones: string[];
	siteZone: string;
	days: Record< Day, string >;
	/** First day of the week, 0 is Sunday. */
	firstDay: number;
	canPublish: boolean;
	editUrl: string;
	listUrl: string;
	trashUrl: string;
}

/** State of the edit screen. Values are stored exactly as the user typed them. */
export interface Draft {
	name: string;
	email: string;
	timezone: string;
	ownHours: boolean;
	hours: WeekHours;
	daysOff: DayOff[];
	/** URLs of external calendars; null if the user is not allowed to read them. In that case, they are not changed. */
	calendars: string[] | null;
	/** User account; null if the user is not allowed to change it. In that case, it is not changed. */
	account: { user: number; changes: boolean } | null;
}

export const draftOf = ( {
	name,
	settings,
	addresses,
	account,
}: Pick< FromServer, 'name' | 'settings' | 'addresses' > & Pick< Draft, 'account' > ): Draft => ( {
	name,
	email: settings.email,
	timezone: settings.timezone,
	ownHours: settings.ownHours,
	hours: weekOf( settings.hours ),
	daysOff: daysOffOf( settings.overrides ),
	calendars: addresses,
	account: account && { user: account.user, changes: account.changes },
} );

/** Values of a host, as in requests and in WordPress's responses. */
interface StoredValues {
	title: string | { raw: string };
	meta: { vestibule_host: Required< Host > };
	calendars?: string[] | null;
	account?: Draft[ 'account' ];
}

/** Returns the post type properties of a host. Hosts are saved through WordPress's own route. */
export const hostKind = ( id: number ): PostKind< Draft > => ( {
	read: ( draft ) => ( {
		...draft,
		hours: mapWeek( draft.hours, readDay ),
		daysOff: readDaysOff( draft.daysOff ),
		calendars: draft.calendars && readAddresses( draft.calendars ),
	} ),
	errorsOf: ( draft, wanted ) => ( {
		...hoursErrors( openHours( draft.hours ) ),
		...daysOffErrors( draft.daysOff ),
		...( wanted === 'publish' &&
			draft.name.trim() === '' && { name: __( 'Enter a name for the host.', 'vestibule' ) } ),
	} ),
	valuesOf: ( { name, email, timezone, ownHours, hours, daysOff, calendars, account } ) => ( {
		title: name,
		meta: {
			vestibule_host: {
				email: email.trim(),
				timezone,
				ownHours,
				hours: storedWeek( hours ),
				overrides: storedDaysOff( daysOff ),
			},
		},
		...( calendars && { calendars } ),
		...( account && { account } ),
	} ),
	withValues: ( draft, values ) => {
		const { title, meta, calendars = draft.calendars, account = draft.account } = values as unknown as StoredValues;
		const name = typeof title === 'object' ? title.raw : title;
		return draftOf( { name, settings: meta.vestibule_host, addresses: calendars, account } );
	},
	store: ( values ) => post( `/wp/v2/vestibule-hosts/${ id }`, values ),
	labels: {
		title: __( 'Name', 'vestibule' ),
		'meta.vestibule_host.email': __( 'Email address', 'vestibule' ),
		'meta.vestibule_host.timezone': __( 'Time zone', 'vestibule' ),
		'meta.vestibule_host.ownHours': __( 'Own hours', 'vestibule' ),
		'meta.vestibule_host.hours': _x( 'Hours', 'when a host has time', 'vestibule' ),
		'meta.vestibule_host.overrides': __( 'Days off and other hours', 'vestibule' ),
		calendars: __( 'Busy times from other calendars', 'vestibule' ),
		account: __( 'User account', 'vestibule' ),
		status: __( 'Status', 'vestibule' ),
	},
	saved: {
		publish: __( 'Saved. Appointment types can use this host.', 'vestibule' ),
		draft: __( 'Saved as a draft. The host cannot be booked.', 'vestibule' ),
	},
} );
