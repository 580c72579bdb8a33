import {
	addDays,
	addMonths,
	addMonthsToDate,
	firstOf,
	lastOf,
	lastShown,
	monthGrid,
	monthOf,
	neighbors,
} from '../../../src/time/month';
import { vectors } from '../vectors';

interface Row {
	name: string;
	month: string;
	weekStart?: number;
	/** First date with times. */
	from?: string;
	/** Last date shown. Defaults to the last date of the month. */
	until?: string;
	/** First and last date of each week. */
	weeks: [ string, string ][];
}

test.each( vectors< Row >( 'calendar' ) )(
	'the calendar of $name has whole weeks',
	( { month, weekStart, from, until, weeks } ) => {
		const grid = monthGrid( month, weekStart, from );
		expect( grid.map( ( week ) => [ week[ 0 ]?.date, week[ 6 ]?.date ] ) ).toEqual( weeks );
		for ( const cell of grid.flat() ) {
			expect( cell ).toEqual( {
				date: cell.date,
				day: Number( cell.date.slice( 8 ) ),
				inMonth: cell.date.startsWith( month ),
				isShown: cell.date >= firstOf( month ) && cell.date <= ( until ?? lastOf( month ) ),
			} );
		}
		expect( weeks.length === 0 || lastShown( month, weekStart, from ) ).toBe(
			weeks.length === 0 || ( until ?? lastOf( month ) )
		);
	}
);

test( 'months are added across the end of a year', () => {
	expect( addMonths( '2026-12', 1 ) ).toBe( '2027-01' );
	expect( addMonths( '2026-01', -1 ) ).toBe( '2025-12' );
	expect( addMonths( '2026-05', 25 ) ).toBe( '2028-06' );
	expect( addMonths( 'nothing', 1 ) ).toBe( 'nothing' );
	expect( monthOf( '2026-12-31' ) ).toBe( '2026-12' );
} );

test( 'days are added across a leap day and a clock change', () => {
	expect( addDays( '2028-02-28', 1 ) ).toBe( '2028-02-29' );
	expect( addDays( '2027-02-28', 1 ) ).toBe( '2027-03-01' );
	expect( addDays( '2026-03-28', 2 ) ).toBe( '2026-03-30' );
	expect( addDays( '2026-01-01', -1 ) ).toBe( '2025-12-31' );
} );

test( 'a day that does not exist in a month becomes the last day of that month', () => {
	expect( addMonthsToDate( '2026-01-31', 1 ) ).toBe( '2026-02-28' );
	expect( addMonthsToDate( '2028-03-31', -1 ) ).toBe( '2028-02-29' );
	expect( addMonthsToDate( '2026-12-15', 1 ) ).toBe( '2027-01-15' );
} );

test( 'the first and last dates of a month are calculated', () => {
	expect( [ firstOf( '2028-02' ), lastOf( '2028-02' ) ] ).toEqual( [ '2028-02-01', '2028-02-29' ] );
	expect( lastOf( '2026-12' ) ).toBe( '2026-12-31' );
} );

test( 'the calendar offers the previous or next month only if that month can be shown', () => {
	expect( neighbors( '2026-12', '2026-12', '2027-01' ) ).toEqual( { previous: undefined, next: '2027-01' } );
	expect( neighbors( '2027-01', '2026-12', '2027-01' ) ).toEqual( { previous: '2026-12', next: undefined } );
	expect( neighbors( '2026-12', '2026-12', '2026-12' ) ).toEqual( { previous: undefined, next: undefined } );
} );
