import type { ChatAccount } from '../../contracts/chat-account';

export type Week = ChatAccount[ 'daysOfWeekWorking' ];
export type Day = keyof Week;
export type Hours = Week[ Day ];
export type Slot = Hours[ 'workHours' ][ number ];

const DAYS: readonly Day[] = [ 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ];

/** As many as the contract takes. */
export const MOST_SLOTS = 12;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const END_OF_DAY = '24:00';

/** @param first Of the week, Sunday is 0. */
export const daysFrom = ( first: number ): Day[] => DAYS.map( ( day, at ) => DAYS[ ( at + first ) % 7 ] ?? day );

/** A time field knows no 24:00: the end of a day is shown as the start of the next. */
export const shownEnd = ( end: string ): string => ( end === END_OF_DAY ? '00:00' : end );

/** What a time field says as an end: midnight closes the day that the slot began on. */
export const endOf = ( shown: string ): string => ( shown === '00:00' ? END_OF_DAY : shown );

export type SlotFinding = 'incomplete' | 'overnight' | 'one-minute' | 'overlaps';

/** What has to be said about the slot at a place among those of its day; incomplete ones cannot be saved. */
export function slotFinding( slots: readonly Slot[], at: number ): SlotFinding | null {
	const slot = slots[ at ];
	if ( ! slot || ! TIME.test( slot.startTime ) || ! ( TIME.test( slot.endTime ) || slot.endTime === END_OF_DAY ) ) {
		return 'incomplete';
	}
	if ( slot.startTime === slot.endTime ) {
		return 'one-minute';
	}
	const end = ( one: Slot ) => ( one.endTime < one.startTime ? END_OF_DAY : one.endTime );
	const overlaps = slots.some( ( other, place ) => place < at && other.startTime < end( slot ) && slot.startTime < end( other ) );
	if ( overlaps ) {
		return 'overlaps';
	}
	return slot.endTime < slot.startTime ? 'overnight' : null;
}

/** The first day with times that cannot be saved. */
export const incompleteDay = ( week: Week ): Day | null =>
	DAYS.find( ( day ) => week[ day ].workHours.some( ( _, at ) => slotFinding( week[ day ].workHours, at ) === 'incomplete' ) ) ?? null;

/** One more slot, an hour after the last one where there is room for it. */
export function withSlot( hours: Hours ): Hours {
	const last = hours.workHours.at( -1 );
	const hour = Number( last?.endTime.slice( 0, 2 ) ?? 7 ) + 1;
	const at = ( number: number ) => `${ String( number ).padStart( 2, '0' ) }:00`;
	const slot = hour <= 21 && last && last.endTime > last.startTime ? { startTime: at( hour ), endTime: at( hour + 2 ) } : { startTime: '08:00', endTime: '17:30' };
	return { ...hours, workHours: [ ...hours.workHours, slot ] };
}

/** The hours of one day for all of them. */
export const copiedToAll = ( week: Week, from: Day ): Week =>
	Object.fromEntries( DAYS.map( ( day ) => [ day, { ...week[ from ], workHours: week[ from ].workHours.map( ( slot ) => ( { ...slot } ) ) } ] ) ) as unknown as Week;
