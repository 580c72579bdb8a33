import apiFetch from '@wordpress/api-fetch';

/** How reading a calendar went, in words; `old` has failed for a day. */
export interface CalendarState {
	status: 'waiting' | 'read' | 'failed' | 'old';
	words: string;
}

/** Of a host (`CalendarRules` of the server). */
export const MOST_CALENDARS = 5;

/** Addresses as they are sent: without what was left empty or is there twice. */
export const readAddresses = ( typed: readonly string[] ): string[] => [
	...new Set( typed.map( ( url ) => url.trim().replace( /^webcals?:\/\//i, 'https://' ) ).filter( Boolean ) ),
];

/** Reads a calendar; of an address that is not saved nothing is kept. */
export const readCalendar = ( host: number, url: string ): Promise< CalendarState > =>
	apiFetch( { path: `/vestibule/v1/hosts/${ host }/calendar`, method: 'POST', data: { url } } );
