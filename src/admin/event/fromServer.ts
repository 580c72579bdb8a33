import type { Event } from '../../contracts/event';
import type { Day } from '../../hours/week';

export type NumberKey =
	'duration' | 'capacity' | 'notice' | 'horizon' | 'step' | 'bufferBefore' | 'bufferAfter' | 'dayLimit';

/** The event as it is stored, and what its screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	id: number;
	status: string;
	name: string;
	settings: Required< Event >;
	/** Least and most, by the contract. */
	limits: Record< NumberKey, [ number, number ] >;
	/** Whose time it can book. */
	hosts: { id: number; name: string }[];
	hostsUrl: string;
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
