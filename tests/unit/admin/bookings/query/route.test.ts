import { USUAL } from '../../../../../src/admin/kit/bookingStatus';
import { filtersOn, hashOf, queryOf, type Query } from '../../../../../src/admin/bookings/query/route';

const FIRST: Query = { view: 'week', day: '', event: [], host: [], status: USUAL, search: '', booking: 0 };

test.each( [
	'',
	'#',
	'#/',
	'#<img src=x onerror=alert(1)>',
	'#/year/2026-12-01"',
	'#/week/2026-02-30',
	'#/week?event=-1,1e3,x&status=<b>&booking=0',
	'#__proto__',
] )( 'the invalid hash %s opens the default view', ( hash ) => {
	expect( queryOf( hash, 'week' ) ).toEqual( FIRST );
} );

test.each< [ string, Partial< Query > ] >( [
	[ '#/week', {} ],
	[ '#/day/2028-02-29', { view: 'day', day: '2028-02-29' } ],
	[ '#/list?event=3,4&host=7', { view: 'list', event: [ 3, 4 ], host: [ 7 ] } ],
	[
		'#/month/2026-12-01?status=booked,cancelled',
		{ view: 'month', day: '2026-12-01', status: [ 'booked', 'cancelled' ] },
	],
	[ '#/week?search=Ada+%26+Gr%C3%A4fin&booking=12', { search: 'Ada & Gräfin', booking: 12 } ],
] )( 'the hash %s is parsed and written back unchanged', ( hash, query ) => {
	expect( queryOf( hash, 'week' ) ).toEqual( { ...FIRST, ...query } );
	expect( hashOf( { ...FIRST, ...query } ) ).toBe( hash );
} );

test( 'active filters are counted, but the default statuses are not', () => {
	expect( filtersOn( FIRST ) ).toBe( 0 );
	expect( filtersOn( { ...FIRST, status: [ 'blocked', 'missed', 'booked' ] } ) ).toBe( 0 );
	expect( filtersOn( { ...FIRST, status: [ 'cancelled' ], event: [ 1, 2 ], search: 'x' } ) ).toBe( 3 );
} );
