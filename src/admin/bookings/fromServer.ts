import type { View } from './range';

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

declare global {
	interface Window {
		vestibuleBookings?: FromServer;
	}
}

export const fromServer = (): FromServer =>
	window.vestibuleBookings ?? {
		zone: 'UTC',
		weekStart: 1,
		formats: { date: 'F j, Y', time: 'H:i' },
		view: '',
		canBlock: true,
		eventsUrl: '',
	};
