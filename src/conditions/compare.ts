import { numberIn } from './number';

const DAY =
	/^([0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))(?:[t ]((?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)z?)?$/;
const CLOCK = /^((?:[01]?[0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?)$/;

const withSeconds = ( time: string ): string => ( time.length < 6 ? `${ time }:00` : time ).padStart( 8, '0' );

/** The day that a text names, and the time of day where it names one; clocks are compared as they are written. */
function momentIn( text: string ): [ day: string, time: string ] | null {
	const [ , day, time ] = DAY.exec( text ) ?? [];
	const [ , clock ] = CLOCK.exec( text ) ?? [];
	if ( day ) {
		return [ day, time ? withSeconds( time ) : '' ];
	}
	return clock ? [ '', withSeconds( clock ) ] : null;
}

const sign = < Size extends number | string >( one: Size, other: Size ): number =>
	Number( one > other ) - Number( one < other );

/**
 * How two folded texts stand to each other where both are numbers, days or times: below 0, 0, above 0. Null where they
 * cannot be compared. A day and a moment are compared by their days.
 */
export function compare( one: string, other: string ): number | null {
	const numbers = [ numberIn( one ), numberIn( other ) ] as const;
	if ( numbers[ 0 ] !== null && numbers[ 1 ] !== null ) {
		return sign( numbers[ 0 ], numbers[ 1 ] );
	}
	const [ left, right ] = [ momentIn( one ), momentIn( other ) ];
	if ( ! left || ! right || ( left[ 0 ] === '' ) !== ( right[ 0 ] === '' ) ) {
		return null;
	}
	return sign( left[ 0 ], right[ 0 ] ) || ( left[ 1 ] && right[ 1 ] ? sign( left[ 1 ], right[ 1 ] ) : 0 );
}
