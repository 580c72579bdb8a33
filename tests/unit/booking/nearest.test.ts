import { groupByDay } from '../../../src/booking/days';
import { nearestDay, nearestTimes } from '../../../src/booking/nearest';

const NINE = '2026-12-01T09:00:00Z';
const TEN = '2026-12-01T10:00:00Z';
const ELEVEN = '2026-12-01T11:00:00Z';
const LATER = '2026-12-04T09:00:00Z';
const days = groupByDay( [ NINE, ELEVEN, LATER ], 'UTC', 'en-GB' );

test( 'the available times nearest to a lost time are listed in chronological order', () => {
	const starts = ( lost: string, count?: number ) => nearestTimes( days, lost, count ).map( ( { start } ) => start );
	expect( starts( TEN ) ).toEqual( [ NINE, ELEVEN, LATER ] );
	expect( starts( LATER, 1 ) ).toEqual( [ ELEVEN ] );
	expect( starts( NINE, 2 ) ).toEqual( [ ELEVEN, LATER ] );
	expect( nearestTimes( [], TEN ) ).toEqual( [] );
	expect( nearestTimes( days, TEN )[ 2 ] ).toMatchObject( { date: '2026-12-04', label: '09:00' } );
} );

test( 'a date without available times leads to the next day that has some, or else to the last such day', () => {
	expect( nearestDay( days, '2026-12-01' ) ).toBe( '2026-12-01' );
	expect( nearestDay( days, '2026-12-02' ) ).toBe( '2026-12-04' );
	expect( nearestDay( days, '2026-12-31' ) ).toBe( '2026-12-04' );
	expect( nearestDay( [], '2026-12-31' ) ).toBe( '' );
} );
