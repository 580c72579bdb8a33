const MINUTE = 60_000;
const DAY = 86_400_000;

export const DAYS = [ 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ] as const;
export type Day = ( typeof DAYS )[ number ];

/**
 * Converter between instants and local times. A local time is represented by the milliseconds that it would have in
 * UTC.
 */
export interface WallClock {
	instant( wall: number ): number;
	wall( instant: number ): number;
}

const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/i;

/** Parses an offset such as "+05:30", "UTC+2" or "UTC-4.5" into milliseconds; null for the name of a time zone. */
function fixedOffset( zone: string ): number | null {
	const [ found, sign, hours, minutes, fraction ] = OFFSET.exec( zone ) ?? [];
	if ( found === undefined ) {
		return null;
	}
	const size = Number( hours ) * 60 + Number( minutes ?? 0 ) + Math.round( Number( `0.${ fraction ?? 0 }` ) * 60 );
	return size > 14 * 60 ? 0 : size * ( sign === '-' ? -MINUTE : MINUTE );
}

/** Returns a function that returns the offset from UTC at an instant, in milliseconds. */
function offsets( zone: string ): ( instant: number ) => number {
	const fixed = fixedOffset( zone );
	if ( fixed !== null ) {
		return () => fixed;
	}
	try {
		const format = new Intl.DateTimeFormat( 'en-u-ca-gregory-nu-latn', {
			timeZone: zone || 'UTC',
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		} );
		return ( instant ) => {
			const part = Object.fromEntries(
				format.formatToParts( instant ).map( ( { type, value } ) => [ type, Number( value ) ] )
			);
			const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
			return Date.UTC( year, month - 1, day, hour, minute, second ) - Math.floor( instant / 1000 ) * 1000;
		};
	} catch {
		return () => 0;
	}
}

/**
 * Creates a converter for a time zone. Handles daylight saving time like PHP (RFC 5545, 3.3.5;
 * Vestibule\Kernel\Time\WallClock; tests/vectors/wall-clock.json). A skipped local time uses the offset before the
 * change, so the instant is later by the length of the gap. A repeated local time means its first occurrence.
 *
 * @param zone IANA name, or an offset such as +05:30 or UTC+2. Any other string means UTC.
 */
export function wallClock( zone: string ): WallClock {
	const offsetAt = offsets( zone.trim() );
	return {
		wall: ( instant ) => instant + offsetAt( instant ),
		instant: ( wall ) => {
			const [ before, after ] = [ offsetAt( wall - DAY ), offsetAt( wall + DAY ) ];
			const isAfter = offsetAt( wall - before ) !== before && offsetAt( wall - after ) === after;
			return wall - ( isAfter ? after : before );
		},
	};
}
