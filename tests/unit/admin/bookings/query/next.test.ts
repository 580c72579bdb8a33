import { nextAfter } from '../../../../../src/admin/bookings/query/useNext';
import { queryOf, rangeOf, type Query } from '../../../../../src/admin/bookings/query/route';
import type { Row } from '../../../../../src/admin/bookings/booking/row';
import type { Shown } from '../../../../../src/admin/bookings/query/useBookings';
import { siteClock } from '../../../../../src/time/clock';

const berlin = siteClock( 'Europe/Berlin' );
const SATURDAY = Date.parse( '2026-11-28T09:00:00Z' );
const week = queryOf( '', 'week' );
const range = rangeOf( 'week', '2026-11-28', 1, berlin );

const row = ( end: string, status: Row[ 'status' ] = 'booked' ) => ( { end, status } ) as Row;
const shown = ( ...rows: Row[] ): Shown => ( { key: '', rows, total: rows.length, more: false, days: null, at: 0 } );

test.each< [ string, Query, Shown | null, number | null ] >( [
	[ 'an empty week looks for the next booking after its end', week, shown(), range.to ],
	[
		'a week with past bookings only looks for the next booking after its end',
		week,
		shown( row( '2026-11-27T09:00:00Z' ) ),
		range.to,
	],
	[
		'a week with blocked time only looks for the next booking after its end',
		week,
		shown( row( '2026-11-29T09:00:00Z', 'blocked' ) ),
		range.to,
	],
	[
		'a week with a future booking does not look for the next booking',
		week,
		shown( row( '2026-11-29T09:00:00Z' ) ),
		null,
	],
	[ 'a week that is loading does not look for the next booking', week, null, null ],
	[ 'a text search does not look for the next booking', { ...week, search: 'Ada' }, shown(), null ],
	[
		'a view with more bookings than it can show does not look for the next booking',
		week,
		{ ...shown(), days: {} },
		null,
	],
] )( '%s', ( _, query, data, expected ) => {
	expect( nextAfter( query, range, data, SATURDAY ) ).toBe( expected );
} );

test( 'a past week counts all of its bookings', () => {
	const last = rangeOf( 'week', '2026-11-20', 1, berlin );
	expect( nextAfter( week, last, shown( row( '2026-11-18T09:00:00Z' ) ), SATURDAY ) ).toBeNull();
	expect( nextAfter( week, last, shown(), SATURDAY ) ).toBe( last.to );
} );
