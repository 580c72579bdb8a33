import { createContext, useContext } from '@wordpress/element';
import { isRTL, __ } from '@wordpress/i18n';
import { zoneWords } from '../../time/zone';
import { siteClock, type SiteClock } from '../../time/clock';
import { siteDates, type Dates } from './dates';
import type { View } from './route';

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
	/** Whether the reader reads every form, so that they may take time out and see who waits. */
	canBlock: boolean;
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
