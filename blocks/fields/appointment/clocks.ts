import { dateIn, dayLabel, shortDayLabel, timeLabel, timesBeside } from '../../../src/time/words';
import type { Day } from '../../../src/booking/days';
import { nearestTimes } from '../../../src/booking/nearest';
import { cityOf, zoneWords } from '../../../src/time/zone';
import { offers } from './free-times';
import type { Picker, PickerState } from './model';

export const startsOf = ( days: Day[] ): string[] =>
	days.flatMap( ( { times } ) => times.map( ( { start } ) => start ) );

/**
 * Adds the times in the other time zone, and the names of both time zones with the selected one first. If the times are
 * the same in both zones, adds only the name of the zone.
 */
export function withBeside( state: PickerState ): PickerState {
	const { days, timezone, home, visitor, language, words } = state;
	const { cityTime = '', ownTime = '', yourTime = '', zoneBeside = '' } = words;
	const isHome = timezone === home;
	const beside = timesBeside( startsOf( days ), isHome ? visitor : home, timezone, language );
	if ( Object.keys( beside ).length === 0 ) {
		return { ...state, beside, zone: words.zone ?? '', clocks: undefined, clockNames: undefined };
	}
	const shownFirst = ( one: string, other: string ): [ string, string ] =>
		isHome ? [ one, other ] : [ other, one ];
	const atHome = zoneWords( home, cityTime );
	const [ shown, other ] = shownFirst( atHome, zoneWords( visitor, cityTime ) );
	return {
		...state,
		beside,
		zone: zoneBeside.replace( '%1$s', shown ).replace( '%2$s', other ),
		clockNames: shownFirst( atHome, ownTime ),
		clocks: [
			{ timezone: home, label: atHome, isShown: isHome },
			{ timezone: visitor, label: yourTime.replace( '%s', cityOf( visitor ) ), isShown: ! isHome },
		],
	};
}

const dayAndTime = ( { words }: PickerState, day: string, time: string ): string =>
	( words.dayAndTime ?? '' ).replace( '%1$s', day ).replace( '%2$s', time );

/** Returns the available times that are nearest to the lost one. Labels of times on other days include the date. */
function nearest( state: PickerState ): Picker[ 'nearest' ] {
	const { days, lost, timezone, language } = state;
	const lostOn = lost && dateIn( lost, timezone );
	const times = lost ? nearestTimes( days, lost ) : [];
	return times.map( ( { date, start, label } ) => ( {
		start,
		label: date === lostOn ? label : dayAndTime( state, shortDayLabel( date, language ), label ),
	} ) );
}

/** Returns the time that has become unavailable. It is shown at its former position in the list. */
function gone( { lost, days, timezone, language }: PickerState ): Picker[ 'gone' ] {
	return lost && ! offers( days, lost )
		? { start: lost, date: dateIn( lost, timezone ), label: timeLabel( lost, timezone, language ) }
		: undefined;
}

/** Returns the first available time after a month without available times, as text. */
function next( state: PickerState ): string {
	const { timezone, language, words } = state;
	const day = state.nextStart && dayLabel( dateIn( state.nextStart, timezone ), language );
	return (
		day && `${ words.nextFree }: ${ dayAndTime( state, day, timeLabel( state.nextStart, timezone, language ) ) }`
	);
}

/**
 * Returns the values for messages that depend on the state: the note that a time is held, and alternatives to a lost
 * time or to a month without available times.
 */
export function spoken( state: PickerState ): Pick< Picker, 'kept' | 'keptTime' | 'gone' | 'nearest' | 'nextFree' > {
	return {
		kept: state.until ? ( state.words.kept ?? '' ) : '',
		keptTime: state.choice?.words ?? '',
		gone: gone( state ),
		nearest: nearest( state ),
		nextFree: next( state ),
	};
}
