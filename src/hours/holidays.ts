/**
 * Date or date range on which the opening hours differ or the site is closed (see `overrides` in the contract `event`).
 */
export interface Holiday {
	from: string;
	to: string;
	yearly: boolean;
	name: string;
}

/**
 * All-day events of a calendar file. `left` is the number of events that are not all-day or exceed the maximum.
 * `partly` is the number of holidays that are included without their end or recurrence, because it could not be parsed.
 */
export type Holidays = { holidays: Holiday[]; left: number; partly: number } | { fault: 'large' | 'nested' | 'other' };

export const MAX_FILE_BYTES = 512 * 1024;
const MAX_LINES = 20_000;
const MAX_DEPTH = 3;
const MAX_DAYS = 366;
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

/** Removes the parts of a recurrence rule that only repeat the date of the event. */
const namesItself = ( rule: string, date: number ) => {
	const at = new Date( date );
	return rule
		.toUpperCase()
		.replace( `;BYMONTH=${ at.getUTCMonth() + 1 }`, '' )
		.replace( `;BYMONTHDAY=${ at.getUTCDate() }`, '' );
};

/** Returns whether the event recurs every year on the same dates, and whether its whole recurrence could be parsed. */
function repetition( event: Event, date: number ): { yearly: boolean; isWhole: boolean } {
	const isSingle = ! event.RDATE && ! event.EXDATE && ! event.EXRULE && ! event[ 'RECURRENCE-ID' ];
	const rule = ( event.RRULE?.value ?? '' ).trim().replace( /;WKST=\w\w/i, '' );
	if ( rule === '' ) {
		return { yearly: false, isWhole: isSingle };
	}
	const [ , end ] = /^FREQ=YEARLY(?:;INTERVAL=1)?(;(?:UNTIL|COUNT)=\w+)?;?$/.exec( namesItself( rule, date ) ) ?? [
		0, 0,
	];
	return { yearly: end !== 0, isWhole: isSingle && end === undefined };
}

/** Returns the end (exclusive); null if the end can't be parsed or is too far from the start. */
function endOf( event: Event, from: number ): number | null {
	const end = event.DTEND ? dateOf( event.DTEND.value ) : from + DAY;
	return end === null || event.DURATION || end < from || ( end - from ) / DAY > MAX_DAYS ? null : end;
}

/** Returns the holiday; null if the event is not all-day or was canceled. */
function holidayOf( event: Event ): ( Holiday & { isWhole: boolean } ) | null {
	const from = dateOf( event.DTSTART?.value ?? '' );
	const isGone = /^CANCELLED$/i.test( event.STATUS?.value ?? '' );
	if ( from === null || isGone ) {
		return null;
	}
	const { yearly, isWhole } = repetition( event, from );
	const end = endOf( event, from );
	// DTEND of all-day events is exclusive, but some programs write the last day.
	const to = Math.max( from, ( end ?? from ) - DAY );
	return {
		from: written( from ),
		to: written( to ),
		yearly,
		name: textOf( event.SUMMARY?.value ),
		isWhole: isWhole && end !== null,
	};
}

/**
 * Reads the all-day events of a calendar file, with limits on its size and nesting. References in the file are not
 * followed. The counterpart of Calendar\Ics\Holidays in PHP. Both run tests/vectors/holidays.json.
 *
 * @param most Maximum number of holidays. Further holidays are counted in `left`.
 */
export function readHolidays( file: string, most: number ): Holidays {
	if ( file.length > MAX_FILE_BYTES ) {
		return { fault: 'large' };
	}
	const lines = file
		.replace( /^\uFEFF/, '' )
		.replace( /\r\n?/g, '\n' )
		.replace( /\n[ \t]/g, '' )
		.split( '\n' );
	if ( lines.length > MAX_LINES ) {
		return { fault: 'large' };
	}
	const open: string[] = [];
	const holidays: Holiday[] = [];
	let left = 0;
	let partly = 0;
	let event: Event = {};
	for ( const line of lines ) {
		const [ , name = '', value = '' ] = /^([A-Za-z-]{1,60})(?:;[^:]*)?:(.*)$/.exec( line ) ?? [];
		const key = name.toUpperCase();
		const part = value.trim().toUpperCase();
		if ( key === 'BEGIN' ) {
			if ( open.length >= MAX_DEPTH || open.includes( part ) || ( open.length === 0 && part !== 'VCALENDAR' ) ) {
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
				if ( holiday ) {
					const { isWhole, ...day } = holiday;
					holidays.push( day );
					partly += isWhole ? 0 : 1;
				} else {
					left++;
				}
			}
		} else if ( open.at( -1 ) === 'VEVENT' && key !== '' && ! Object.hasOwn( event, key ) ) {
			event[ key ] = { value };
		}
	}
	return open.length > 0 || lines.every( ( line ) => ! /^BEGIN:VCALENDAR/i.test( line ) )
		? { fault: 'other' }
		: { holidays, left, partly };
}
