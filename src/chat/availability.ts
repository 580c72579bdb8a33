import type { ChatAccount } from '../contracts/chat-account';
import { DAYS, wallClock, type Day } from '../time/wall';

/** Availability of an account, with the text for visitors when it is offline. */
export interface Status {
	isOnline: boolean;
	/** Text for visitors; empty if the account is online. */
	text: string;
	/** Next opening within a week. Null if the account is online or does not open within a week. */
	next: Opening | null;
}

export interface Opening {
	/** Number of days from today. 0 is today. */
	inDays: number;
	day: Day;
	/** Time of day in the account's time zone, HH:mm. */
	time: string;
}

type Week = ChatAccount[ 'daysOfWeekWorking' ];

/** Properties of an account that determine its availability. */
export type Working = Pick< ChatAccount, 'isAlwaysAvailable' | 'daysOfWeekWorking' | 'dayOffsText' | 'willBeBackText' >;

const MINUTE = 60_000;
const MIDNIGHT = 1440;
const TIME = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

/** Returns the minutes since midnight; null if the string is not a time. */
function minuteOf( time: string ): number | null {
	const [ found, hours, minutes ] = TIME.exec( time ) ?? [];
	if ( found === undefined ) {
		return null;
	}
	return hours === undefined ? MIDNIGHT : Number( hours ) * 60 + Number( minutes );
}

/**
 * Returns the opening hours of a day in minutes, earliest first. A slot that ends before it starts continues on the
 * next day.
 */
function slotsOf( week: Week, day: number ): [ number, number ][] {
	const hours = week[ nameOf( day ) ];
	return hours.isWorkingOnDay !== 'ON'
		? []
		: hours.workHours
				.flatMap( ( { startTime, endTime } ): [ number, number ][] => {
					const start = minuteOf( startTime );
					const end = minuteOf( endTime );
					return start === null || end === null || start === MIDNIGHT
						? []
						: [ [ start, end < start ? end + MIDNIGHT : end ] ];
				} )
				.sort( ( [ one ], [ other ] ) => one - other );
}

const nameOf = ( day: number ): Day => DAYS[ ( ( day % 7 ) + 7 ) % 7 ] ?? 'sunday';

const timeOf = ( minute: number ) =>
	`${ String( Math.floor( minute / 60 ) ).padStart( 2, '0' ) }:${ String( minute % 60 ).padStart( 2, '0' ) }`;

function nextOpening( week: Week, day: number, minute: number ): Opening | null {
	for ( let inDays = 0; inDays <= 7; inDays++ ) {
		const slot = slotsOf( week, day + inDays ).find( ( [ start ] ) => inDays > 0 || start > minute );
		if ( slot ) {
			return { inDays, day: nameOf( day + inDays ), time: timeOf( slot[ 0 ] ) };
		}
	}
	return null;
}

/** Formats a duration, such as "2h 15m", with the units from the setting `time_symbols`. */
function duration( minutes: number, symbols: string ): string {
	const [ hour = '', minute = '' ] = symbols.split( ':' );
	const hours = Math.floor( minutes / 60 );
	const rest = minutes % 60;
	return [ hours > 0 ? hours + ( hour || 'h' ) : '', rest > 0 || hours === 0 ? rest + ( minute || 'm' ) : '' ]
		.filter( Boolean )
		.join( ' ' );
}

/**
 * Returns the status of an account at an instant (docs/chat.md; tests/vectors/chat-availability.json).
 *
 * @param account Account with its opening hours in the time zone.
 * @param timezone Offset such as +00:00, or a time zone name.
 * @param now Time in milliseconds.
 * @param symbols Units of hours and minutes, separated by a colon.
 */
export function availability( account: Working, timezone: string, now: number, symbols: string ): Status {
	const online: Status = { isOnline: true, text: '', next: null };
	if ( account.isAlwaysAvailable === 'ON' ) {
		return online;
	}
	const week = account.daysOfWeekWorking;
	const clock = wallClock( timezone );
	const shown = Math.floor( clock.wall( now ) / MINUTE );
	const day = new Date( shown * MINUTE ).getUTCDay();
	const minute = ( ( shown % MIDNIGHT ) + MIDNIGHT ) % MIDNIGHT;
	const isLateShift = slotsOf( week, day - 1 ).some( ( [ , end ] ) => end >= MIDNIGHT && minute <= end - MIDNIGHT );
	const today = slotsOf( week, day );
	const isOpen = today.some( ( [ start, end ] ) => start <= minute && minute <= end );
	if ( isLateShift || isOpen ) {
		return online;
	}
	const next = nextOpening( week, day, minute );
	const later = today.find( ( [ start ] ) => start > minute );
	if ( ! later ) {
		return { isOnline: false, text: account.dayOffsText, next };
	}
	const opens = clock.instant( ( shown - minute + later[ 0 ] ) * MINUTE );
	const left = opens / MINUTE - Math.floor( now / MINUTE );
	const words = duration( left > 0 ? left : later[ 0 ] - minute, symbols );
	const text = account.willBeBackText
		.replaceAll( '[njwa_time_work]', () => words )
		.replaceAll( '[njwa_time_back]', () => timeOf( later[ 0 ] ) );
	return { isOnline: false, text, next };
}
