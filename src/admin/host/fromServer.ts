import type { Host } from '../../contracts/host';
import type { Day } from '../../time/wall';
import type { CalendarState } from './calendars';
import type { Feed } from './feed';

/** The host as stored, and what the screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	settings: Required< Host >;
	/** Of calendars elsewhere; null for those who may not read them. */
	addresses: string[] | null;
	/** How reading each of its calendars went, by address. */
	calendars: Record< string, CalendarState >;
	/** Of its bookings; null for those who may not read them. */
	feed: Feed | null;
	zones: string[];
	siteZone: string;
	days: Record< Day, string >;
	/** Of the week, Sunday is 0. */
	firstDay: number;
	canPublish: boolean;
	editUrl: string;
	listUrl: string;
	trashUrl: string;
}
