import { createContext, useContext } from '@wordpress/element';
import { isRTL, __ } from '@wordpress/i18n';
import { zoneWords } from '../../../time/zone';
import { siteClock, type SiteClock } from '../../../time/clock';
import { siteDates, type Dates } from './dates';

/** Views of the calendar. */
export const VIEWS = [ 'agenda', 'day', 'week', 'month', 'list', 'hosts', 'hosts-week' ] as const;
export type View = ( typeof VIEWS )[ number ];

/** Views with a column per host. The key is the view that shows the same days without host columns. */
const BY_HOST: Partial< Record< View, View > > = { day: 'hosts', week: 'hosts-week' };

export const isByHost = ( view: View ): boolean => view === 'hosts' || view === 'hosts-week';

/** Returns the view that shows the same days without host columns. */
export function daysView( view: View ): View {
	if ( view === 'hosts' ) {
		return 'day';
	}
	return view === 'hosts-week' ? 'week' : view;
}

/**
 * Returns the view that shows the same days as the given view, but with host columns if that view has none, or vice
 * versa. Null if no such view exists.
 */
export const turned = ( view: View ): View | null =>
	isByHost( view ) ? daysView( view ) : ( BY_HOST[ view ] ?? null );

/** Data about the site and the user, printed by the server before this script. */
export interface FromServer {
	/** Time zone: an IANA name, or an offset such as +05:30. */
	zone: string;
	/** First day of the week, 0 is Sunday. */
	weekStart: number;
	/** PHP date formats, such as `F j, Y` and `g:i a`. */
	formats: { date: string; time: string };
	/** View that the user displayed last; empty if there is none. */
	view: View | '';
	/** Appointment type that the user booked last, before this page was loaded; 0 if there is none. */
	type: number;
	/** Whether the user has access to all forms and is allowed to block time and to see waiting lists. */
	canBlock: boolean;
	/** Whether the user is a host, who sees only their own bookings and their entries. */
	isHost: boolean;
	/** IDs of the hosts that are linked to the user. */
	ownHosts: readonly number[];
	/** IDs of the user's hosts whose bookings the user is allowed to move and cancel. */
	changes: readonly number[];
	/** URL of the list of appointment types; empty if the user is not allowed to edit them. */
	eventsUrl: string;
}

/** Data about the site with its clock and date formats. */
export interface Site extends FromServer {
	clock: SiteClock;
	dates: Dates;
	/** Name of the time zone, such as Berlin time. */
	zoneName: string;
	isRtl: boolean;
}

/**
 * Checks whether the user is allowed to change a booking. Hosts may change only their own bookings, and only if this is
 * enabled.
 */
export const mayChange = ( { host }: { host: { id: number } | null }, { isHost, changes }: FromServer ): boolean =>
	! isHost || changes.includes( host?.id ?? 0 );

export const nameOfZone = ( zone: string ): string =>
	/* translators: %s: a city, such as Berlin. */
	zoneWords( zone, __( '%s time', 'vestibule' ) );

export function siteOf( given: FromServer ): Site {
	const clock = siteClock( given.zone );
	return {
		...given,
		clock,
		dates: siteDates( given.formats, clock, document.documentElement.lang ),
		zoneName: nameOfZone( given.zone ),
		isRtl: isRTL(),
	};
}

const Context = createContext< Site | null >( null );

export const SiteProvider = Context.Provider;

export function useSite(): Site {
	const site = useContext( Context );
	if ( site === null ) {
		throw new Error( 'The calendar has no site.' );
	}
	return site;
}
