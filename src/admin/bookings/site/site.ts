import { createContext, useContext } from '@wordpress/element';
import { isRTL, __ } from '@wordpress/i18n';
import { zoneWords } from '../../../time/zone';
import { siteClock, type SiteClock } from '../../../time/clock';
import { siteDates, type Dates } from './dates';

/** How the calendar can be shown. */
export const VIEWS = [ 'agenda', 'day', 'week', 'month', 'list', 'hosts', 'hosts-week' ] as const;
export type View = ( typeof VIEWS )[ number ];

/** The same days with a column for each host. */
const BY_HOST: Partial< Record< View, View > > = { day: 'hosts', week: 'hosts-week' };

export const isByHost = ( view: View ): boolean => view === 'hosts' || view === 'hosts-week';

/** The view of whole days that a view by host belongs to. */
export function daysView( view: View ): View {
	if ( view === 'hosts' ) {
		return 'day';
	}
	return view === 'hosts-week' ? 'week' : view;
}

/** The view with or without a column for each host; null where it has none. */
export const turned = ( view: View ): View | null =>
	isByHost( view ) ? daysView( view ) : ( BY_HOST[ view ] ?? null );

/** What the calendar needs to know of its site and its reader; the server puts it in front of this script. */
export interface FromServer {
	/** An IANA name, or an offset such as +05:30. */
	zone: string;
	/** Sunday is 0. */
	weekStart: number;
	/** As PHP writes them, such as `F j, Y` and `g:i a`. */
	formats: { date: string; time: string };
	/** The view that the reader looked at last; empty for none. */
	view: View | '';
	/** Appointment type that the reader booked last, before this page was opened; 0 for none. */
	type: number;
	/** Whether the reader reads every form, so that they may take time out and see who waits. */
	canBlock: boolean;
	/** Whether the reader is a host, who sees their own bookings and no entries beside those. */
	isHost: boolean;
	/** The hosts that the reader is. */
	ownHosts: readonly number[];
	/** Those of them whose bookings they move and cancel. */
	changes: readonly number[];
	/** Where appointment types are; empty for who may not change them. */
	eventsUrl: string;
}

/** The site's calendar and its words for days and times. */
export interface Site extends FromServer {
	clock: SiteClock;
	dates: Dates;
	/** Such as Berlin time. */
	zoneName: string;
	isRtl: boolean;
}

/** Whether the reader changes a booking: a host theirs alone, where the owner lets them. */
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
