import type { Line } from './add';

export type Unit = 'day' | 'month' | 'year' | 'decade';

export interface Span {
	/** First day of the period, at noon UTC. */
	start: Date;
	unit: Unit;
	count: number;
}

/**
 * Maximum length of a range for each unit (day, month, year). Longer ranges are grouped by the next larger unit.
 */
const DAYS = 31;
const MONTHS = 24;
const YEARS = 20;

/** Maximum number of periods. If there are more, empty periods are omitted, because visitors can enter any year. */
const MAX_PERIODS = 31;

const LENGTHS: Readonly< Record< Unit, number > > = { day: 10, month: 7, year: 4, decade: 3 };

const noon = ( key: string ) => new Date( `${ key }${ '0000-01-01'.slice( key.length ) }T12:00:00Z` );

const MS_OF_DAY = 86_400_000;

function unitOf( first: string, last: string ): Unit {
	if ( ( noon( last ).getTime() - noon( first ).getTime() ) / MS_OF_DAY < DAYS ) {
		return 'day';
	}
	const months = ( key: string ) => Number( key.slice( 0, 4 ) ) * 12 + Number( key.slice( 5, 7 ) );
	if ( months( last ) - months( first ) < MONTHS ) {
		return 'month';
	}
	return Number( last.slice( 0, 4 ) ) - Number( first.slice( 0, 4 ) ) < YEARS ? 'year' : 'decade';
}

function next( key: string, unit: Unit ): string {
	const date = noon( key );
	if ( unit === 'day' ) {
		date.setUTCDate( date.getUTCDate() + 1 );
	} else if ( unit === 'month' ) {
		date.setUTCMonth( date.getUTCMonth() + 1 );
	} else {
		date.setUTCFullYear( date.getUTCFullYear() + ( unit === 'year' ? 1 : 10 ) );
	}
	return date.toISOString().slice( 0, LENGTHS[ unit ] );
}

/**
 * Groups dates such as 2026-03-31 by day, month, year or decade, depending on their range. Includes empty periods
 * between them if there are at most MAX_PERIODS of them.
 */
export function spansOf( { counts }: Line ): Span[] {
	const days = counts
		.filter( ( { value } ) => /^\d{4}-\d\d-\d\d$/.test( value ) && ! Number.isNaN( noon( value ).getTime() ) )
		.sort( ( one, other ) => ( one.value < other.value ? -1 : 1 ) );
	const [ first, last ] = [ days[ 0 ]?.value, days.at( -1 )?.value ];
	if ( first === undefined || last === undefined ) {
		return [];
	}
	const unit = unitOf( first, last );
	const sums = new Map< string, number >();
	for ( const { value, count } of days ) {
		const key = value.slice( 0, LENGTHS[ unit ] );
		sums.set( key, ( sums.get( key ) ?? 0 ) + count );
	}
	const keys: string[] = [];
	const end = last.slice( 0, LENGTHS[ unit ] );
	for (
		let key = first.slice( 0, LENGTHS[ unit ] );
		key <= end && keys.length <= MAX_PERIODS;
		key = next( key, unit )
	) {
		keys.push( key );
	}
	const shown = keys.length > MAX_PERIODS ? [ ...sums.keys() ] : keys;
	return shown.map( ( key ) => ( { start: noon( key ), unit, count: sums.get( key ) ?? 0 } ) );
}
