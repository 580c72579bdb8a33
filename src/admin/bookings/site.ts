import { createContext, useContext } from '@wordpress/element';
import { isRTL, __ } from '@wordpress/i18n';
import { zoneWords } from '../../time/zone';
import { siteClock, type SiteClock } from '../../time/clock';
import { siteDates, type Dates } from './dates';
import { fromServer, type FromServer } from './fromServer';

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

export function readSite(): Site {
	const given = fromServer();
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
