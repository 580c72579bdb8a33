import type { Event } from '../../contracts/event';
import type { Day } from '../../hours/week';

export type NumberKey = 'duration' | 'capacity' | 'notice' | 'horizon';

/** The event as it is stored, and what its screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	settings: Required< Event >;
	/** Least and most, by the contract. */
	limits: Record< NumberKey, [ number, number ] >;
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

declare global {
	interface Window {
		vestibuleEvent?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleEvent;
