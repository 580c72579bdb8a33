const DAY = 86_400_000;
const MINUTE = 60_000;

/** Instants and what a clock on the wall of a zone shows, in the milliseconds that it would be at in UTC. */
export interface WallClock {
	instant( wall: number ): number;
	wall( instant: number ): number;
}

/** How far the wall is ahead of UTC at an instant. */
function offsets( zone: string ): ( instant: number ) => number {
	const [ , sign, hours = '0', rest = '0' ] = /^([+-])(\d\d):(\d\d)$/.exec( zone ) ?? [];
	if ( sign ) {
		const fixed = ( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( rest ) ) * MINUTE;
		return () => fixed;
	}
	const format = new Intl.DateTimeFormat( 'en-US', {
		timeZone: zone,
		calendar: 'gregory',
		numberingSystem: 'latn',
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
}

/**
 * A time that the wall skips is the moment of the change; one that it shows twice is its first showing (Booking\WallClock).
 *
 * @param zone An IANA name, or an offset such as +05:30.
 */
export function wallClock( zone: string ): WallClock {
	const offsetAt = offsets( zone );
	const change = ( wall: number ): number => {
		let [ before, after ] = [ wall - 2 * DAY, wall + 2 * DAY ];
		const old = offsetAt( before );
		while ( after - before > 1000 ) {
			const middle = Math.floor( ( before + after ) / 2000 ) * 1000;
			[ before, after ] = offsetAt( middle ) === old ? [ middle, after ] : [ before, middle ];
		}
		return after;
	};
	return {
		wall: ( instant ) => instant + offsetAt( instant ),
		instant: ( wall ) => {
			// With the larger one the wall shows a time earlier.
			const around = [ offsetAt( wall - DAY ), offsetAt( wall + DAY ) ].sort( ( one, other ) => other - one );
			const offset = around.find( ( one ) => offsetAt( wall - one ) === one );
			return offset === undefined ? change( wall ) : wall - offset;
		},
	};
}
