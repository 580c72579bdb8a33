import type { ChatAccount } from '../../contracts/chat-account';
import { DAYS } from '../../time/wall';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';

type Week = ChatAccount[ 'daysOfWeekWorking' ];

/** An account's hours for the editor of weeks. */
export const hoursOf = ( week: Week ): WeekHours =>
	Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{
				isOn: week[ day ].isWorkingOnDay === 'ON',
				spans: week[ day ].workHours.map( ( { startTime, endTime } ) => ( {
					start: startTime,
					end: endTime,
				} ) ),
			},
		] )
	) as unknown as WeekHours;

export const weekOf = ( hours: WeekHours ): Week =>
	Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{
				isWorkingOnDay: hours[ day ].isOn ? 'ON' : 'OFF',
				workHours: hours[ day ].spans.map( ( { start, end } ) => ( { startTime: start, endTime: end } ) ),
			},
		] )
	) as unknown as Week;

/** With each time as it is stored where it can be read. */
export const readWeek = ( week: Week ): Week => weekOf( mapWeek( hoursOf( week ), readDay ) );
