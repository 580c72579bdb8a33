import type { Event } from '../../contracts/event';
import type { Start } from '../../contracts/start';
import type { Day } from '../../time/wall';

/** The contract, with the shapes that it takes from others. */
export type FromServer = Omit< Start, 'hours' > & {
	hours: Omit< Start[ 'hours' ], 'settings' | 'days' > & {
		settings: Required< Event >;
		days: Record< Day, string >;
	};
};
