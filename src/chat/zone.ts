/** What the clock on the wall of a zone shows. */
export interface Wall {
	/** Of the week, Sunday is 0. */
	day: number;
	/** Since midnight, 0 to 1439. */
	minute: number;
	/** The date's midnight as if the zone were UTC, in ms. */
	midnight: number;
}

/** Minutes east of UTC at an instant in ms. */
type Offset = ( instant: number ) => number;

const MINUTE = 60_000;
const DAY = 86_400_000;

const OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?$/i;

/** "+05:30", "UTC+2" or "UTC-4.5" in minutes; null for a name. */
function fixedOffset( timezone: string ): number | null {
	const [ found, sign, hours, minutes, fraction ] = OFFSET.exec( timezone ) ?? [];
	if ( found === undefined ) {
		return null;
	}
	const size = Number( hours ) * 60 + Number( minutes ?? 0 ) + Math.round( Number( `0.${ fraction ?? 0 }` ) * 60 );
	return size > 14 * 60 ? 0 : size * ( sign === '-' ? -1 : 1 );
}

/** The offsets of a zone by its name or as a fixed offset; UTC for anything else. */
export function offsetOf( timezone: string ): Offset {
	const fixed = fixedOffset( timezone.trim() );
	if ( fixed !== null ) {
		return () => fixed;
	}
	try {
		const format = new Intl.DateTimeFormat( 'en-u-ca-gregory-nu-latn', {
			timeZone: timezone.trim() || 'UTC',
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
		} );
		return ( instant ) => {
			const parts = new Map(
				format.formatToParts( instant ).map( ( { type, value } ) => [ type, Number( value ) ] )
			);
			const part = ( name: Intl.DateTimeFormatPartTypes ) => parts.get( name ) ?? 0;
			const wall = Date.UTC(
				part( 'year' ),
				part( 'month' ) - 1,
				part( 'day' ),
				part( 'hour' ),
				part( 'minute' )
			);
			return ( wall - Math.floor( instant / MINUTE ) * MINUTE ) / MINUTE;
		};
	} catch {
		return () => 0;
	}
}

export function wallAt( instant: number, offset: Offset ): Wall {
	const shifted = instant + offset( instant ) * MINUTE;
	const midnight = Math.floor( shifted / DAY ) * DAY;
	return {
		day: new Date( shifted ).getUTCDay(),
		minute: Math.floor( ( shifted - midnight ) / MINUTE ),
		midnight,
	};
}

/** The instant of a wall time. One that the clock skips counts from before the change; of two, the first. */
export function instantOf( wall: number, offset: Offset ): number {
	const before = offset( wall - DAY );
	const after = offset( wall + DAY );
	const first = wall - before * MINUTE;
	const second = wall - after * MINUTE;
	return offset( first ) !== before && offset( second ) === after ? second : first;
}
