import type { Working } from '../../../src/chat/availability';

/** Week in the short form of the test data: only open days, each slot as start-end. */
export type ShortWeek = Record< string, string[] >;

const DAYS = [ 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ];

export const weekOf = ( short: ShortWeek ): Working[ 'daysOfWeekWorking' ] =>
	Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{
				isWorkingOnDay: day in short ? 'ON' : 'OFF',
				workHours: ( short[ day ] ?? [] ).map( ( slot ) => {
					const [ startTime = '', endTime = '' ] = slot.split( '-' );
					return { startTime, endTime };
				} ),
			},
		] )
	) as Working[ 'daysOfWeekWorking' ];
