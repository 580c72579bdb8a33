import type { Day } from '../../time/wall';
import type { Unit } from '../kit/durations';

export type NumberKey =
	'duration' | 'capacity' | 'notice' | 'horizon' | 'step' | 'bufferBefore' | 'bufferAfter' | 'dayLimit';

/** How durations can be written; what is not named here is a number of its own. All are stored in minutes. */
export const UNITS: Partial< Record< NumberKey, readonly Unit[] > > = {
	duration: [ 'minutes', 'hours' ],
	notice: [ 'minutes', 'hours', 'days' ],
	step: [ 'minutes', 'hours' ],
	bufferBefore: [ 'minutes', 'hours' ],
	bufferAfter: [ 'minutes', 'hours' ],
};

/** What the editor of an event knows of the site; the server puts it in front of this script. */
export interface FromServer {
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
}

declare global {
	interface Window {
		vestibuleEvent?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleEvent;
