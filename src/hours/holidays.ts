/** A day or a range in which other hours count, or none (contract event, `overrides`). */
export interface Holiday {
	from: string;
	to: string;
	yearly: boolean;
	name: string;
}

/** What a calendar file holds; `left` are the events that are no whole days, repeat otherwise than yearly, or are too many. */
export type Holidays = { holidays: Holiday[]; left: number } | { fault: 'large' | 'nested' | 'other' };

export const LARGEST = 512 * 1024;
const MOST_LINES = 20_000;
const MOST_NESTED = 3;
const MOST_DAYS = 366;
const DAY = 86_400_000;

type Event = Record< string, { value: string } >;

const dateOf = ( value: string ): number | null => {
	const [ , year = '', month = '', day = '' ] = /^(\d{4})(\d\d)(\d\d)$/.exec( value ) ?? [];
	const at = Date.UTC( Number( year ), Number( month ) - 1, Number( day ) );
	return year !== '' && new Date( at ).toISOString().slice( 0, 10 ).replace( /-/g, '' ) === value ? at : null;
};

const written = ( at: number ) => new Date( at ).toISOString().slice( 0, 10 );

const textOf = ( value = '' ) =>
	value
		.replace( /\\[nN]/g, ' ' )
		.replace( /\\([,;\\])/g, '$1' )
		.trim()
		.slice( 0, 200 );

/** Every year on the same dates, once, or (null) in a way that days off do not know. */
function repeats( event: Event ): boolean | null {
	if ( event.RDATE || event.EXDATE || event.EXRULE || event[ 'RECURRENCE-ID' ] ) {
		return null;
	}
	if ( ! event.RRULE ) {
		return false;
	}
	return /^FREQ=YEARLY(;INTERVAL=1)?$/i.test( event.RRULE.value.replace( /;WKST=\w\w/i, '' ) ) ? true : null;
}

function holidayOf( event: Event ): Holiday | null {
	const from = dateOf( event.DTSTART?.value ?? '' );
	const end = event.DTEND ? dateOf( event.DTEND.value ) : from && from + DAY;
	const yearly = repeats( event );
	const isGone = /^CANCELLED$/i.test( event.STATUS?.value ?? '' );
	if ( from === null || end === null || yearly === null || isGone || event.DURATION || end < from ) {
		return null;
	}
	// The end of a whole day is the day after; some programs write the day itself.
	const to = Math.max( from, end - DAY );
	return ( to - from ) / DAY >= MOST_DAYS
		? null
		: { from: written( from ), to: written( to ), yearly, name: textOf( event.SUMMARY?.value ) };
}

/**
 * Reads the whole days of a calendar file, bounded: what is large or nested deeper than a calendar is refused, and
 * nothing in it is followed.
 *
 * @param most Of holidays; more are left.
 */
export function readHolidays( file: string, most: number ): Holidays {
	if ( file.length > LARGEST ) {
		return { fault: 'large' };
	}
	const lines = file
		.replace( /\r\n?/g, '\n' )
		.replace( /\n[ \t]/g, '' )
		.split( '\n' );
	if ( lines.length > MOST_LINES ) {
		return { fault: 'large' };
	}
	const open: string[] = [];
	const holidays: Holiday[] = [];
	let left = 0;
	let event: Event = {};
	for ( const line of lines ) {
		const [ , name = '', value = '' ] = /^([A-Za-z-]{1,60})(?:;[^:]*)?:(.*)$/.exec( line ) ?? [];
		const key = name.toUpperCase();
		const part = value.trim().toUpperCase();
		if ( key === 'BEGIN' ) {
			if (
				open.length >= MOST_NESTED ||
				open.includes( part ) ||
				( open.length === 0 && part !== 'VCALENDAR' )
			) {
				return { fault: open.length === 0 ? 'other' : 'nested' };
			}
			open.push( part );
			event = part === 'VEVENT' ? {} : event;
		} else if ( key === 'END' ) {
			if ( open.pop() !== part ) {
				return { fault: 'other' };
			}
			if ( part === 'VEVENT' ) {
				const holiday = holidays.length < most ? holidayOf( event ) : null;
				left += holiday ? 0 : 1;
				holidays.push( ...( holiday ? [ holiday ] : [] ) );
			}
		} else if ( open.at( -1 ) === 'VEVENT' && key !== '' && ! Object.hasOwn( event, key ) ) {
			event[ key ] = { value };
		}
	}
	return open.length > 0 || lines.every( ( line ) => ! /^BEGIN:VCALENDAR/i.test( line ) )
		? { fault: 'other' }
		: { holidays, left };
}
