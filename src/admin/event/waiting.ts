import { __ } from '@wordpress/i18n';
import type { Event } from '../../contracts/event';
import { durationLimits } from '../kit/durations';

/** Whether visitors can wait for a full time, and what is typed about that. */
export interface Waiting {
	isOn: boolean;
	/** Minutes for which a seat is held. */
	hold: string;
	/** People at one time. */
	most: string;
}

type Settings = Pick< Required< Event >, 'waiting' | 'waitingHold' | 'waitingMost' >;

const HOLD = [ 15, 2880 ] as const;
const MOST = [ 1, 200 ] as const;

const isWithin = ( text: string, [ least, most ]: readonly [ number, number ] ) =>
	/^\s*\d{1,4}\s*$/.test( text ) && Number( text ) >= least && Number( text ) <= most;

export const waitingOf = ( {
	waiting = false,
	waitingHold = 120,
	waitingMost = 20,
}: Partial< Settings > ): Waiting => ( {
	isOn: waiting,
	hold: String( waitingHold ),
	most: String( waitingMost ),
} );

export const waitingSettings = ( { isOn, hold, most }: Waiting ): Settings => ( {
	waiting: isOn,
	waitingHold: Number( hold ),
	waitingMost: Number( most ),
} );

export const waitingErrors = ( { hold, most }: Waiting ): Record< string, string > => ( {
	...( ! isWithin( hold, HOLD ) && { waitingHold: durationLimits( ...HOLD ) } ),
	...( ! isWithin( most, MOST ) && { waitingMost: __( 'Give a whole number from 1 to 200.', 'vestibule' ) } ),
} );
