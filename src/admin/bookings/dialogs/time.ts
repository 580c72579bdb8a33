import { instantAt, type SiteClock, type WallTime } from '../../../time/clock';
import { instantOf } from '../booking/api';

/** Time chosen in a dialog: one of the available times, or any date and time. */
export interface Time {
	mode: 'free' | 'any';
	/** Start time of the chosen available slot; empty if none is chosen. */
	free: string;
	any: WallTime;
}

/** Returns the chosen start time for the REST routes; empty if none is chosen or the time is invalid. */
export function startOf( time: Time, clock: SiteClock ): string {
	if ( time.mode === 'free' ) {
		return time.free;
	}
	const any = instantAt( time.any, clock );
	return any === null ? '' : instantOf( any );
}
