import { dateIn, dayLabel, shortDayLabel, timeLabel, timesBeside } from '../../../src/time/words';
import type { Day } from '../../../src/booking/days';
import { nearestTimes } from '../../../src/booking/nearest';
import { cityOf, zoneWords } from '../../../src/time/zone';
import { offers } from './free-times';
import type { PickerState } from './picker';
import type { Picker } from './View';

export const startsOf = ( days: Day[] ): string[] =>
	days.flatMap( ( { times } ) => times.map( ( { start } ) => start ) );

/** Both clocks by their words, the shown one first. */
function clocks( { words, timezone, home, visitor }: PickerState ): [ string, string ] {
	const names: [ string, string ] = [
		zoneWords( home, words.cityTime ?? '' ),
		zoneWords( visitor, words.cityTime ?? '' ),
	];
	return timezone === home ? names : [ names[ 1 ], names[ 0 ] ];
}

/** The times of the other clock beside those that are shown, and in words which is which. */
export function withBeside( state: PickerState ): PickerState {
	const { days, timezone, home, visitor, language, words } = state;
	const beside = timesBeside( startsOf( days ), timezone === home ? visitor : home, timezone, language );
	const [ shown, other ] = clocks( state );
	const zone = words.zoneBeside?.replace( '%1$s', shown ).replace( '%2$s', other );
	return { ...state, beside, zone: ( Object.keys( beside ).length > 0 ? zone : words.zone ) ?? '' };
}

const dayAndTime = ( { words }: PickerState, day: string, time: string ): string =>
	( words.dayAndTime ?? '' ).replace( '%1$s', day ).replace( '%2$s', time );

/** The free times nearest to a lost one; their days stand beside them where they are others. */
function nearest( state: PickerState ): Picker[ 'nearest' ] {
	const { days, lost, timezone, language } = state;
	const lostOn = lost && dateIn( lost, timezone );
	const times = lost ? nearestTimes( days, lost ) : [];
	return times.map( ( { date, start, label } ) => ( {
		start,
		label: date === lostOn ? label : dayAndTime( state, shortDayLabel( date, language ), label ),
	} ) );
}

/** The lost time as it stood among the others. */
function gone( { lost, days, timezone, language }: PickerState ): Picker[ 'gone' ] {
	return lost && ! offers( days, lost )
		? { start: lost, date: dateIn( lost, timezone ), label: timeLabel( lost, timezone, language ) }
		: undefined;
}

/** The first free time after a month that has none. */
function next( state: PickerState ): string {
	const { timezone, language, words } = state;
	const day = state.nextStart && dayLabel( dateIn( state.nextStart, timezone ), language );
	return (
		day && `${ words.nextFree }: ${ dayAndTime( state, day, timeLabel( state.nextStart, timezone, language ) ) }`
	);
}

/**
 * What the picker says that is no state of its own: which time is kept, what is free instead of a lost one or of
 * nothing, and the clocks to choose from where they differ.
 */
export function spoken(
	state: PickerState
): Pick< Picker, 'kept' | 'keptTime' | 'clocks' | 'clockNames' | 'gone' | 'nearest' | 'nextFree' > {
	const { words, timezone, home, visitor, until, beside, choice } = state;
	const names = [ zoneWords( home, words.cityTime ?? '' ), words.ownTime ?? '' ] as const;
	return {
		kept: until ? ( words.kept ?? '' ) : '',
		keptTime: choice?.words ?? '',
		gone: gone( state ),
		nearest: nearest( state ),
		nextFree: next( state ),
		...( Object.keys( beside ).length > 0 && {
			clockNames: timezone === home ? names : [ names[ 1 ], names[ 0 ] ],
			clocks: [
				{ timezone: home, label: names[ 0 ], isShown: timezone === home },
				{
					timezone: visitor,
					label: ( words.yourTime ?? '' ).replace( '%s', cityOf( visitor ) ),
					isShown: timezone !== home,
				},
			],
		} ),
	};
}
