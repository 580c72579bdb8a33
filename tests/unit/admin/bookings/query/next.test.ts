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
	[ 'the calendar looks for the next booking after an empty week', week, shown(), range.to ],
	[
		'the calendar looks for the next booking after a week with only past bookings',
		week,
		shown( row( '2026-11-27T09:00:00Z' ) ),
		range.to,
	],
	[
		'the calendar looks for the next booking after a week with only blocked time',
		week,
		shown( row( '2026-11-29T09:00:00Z', 'blocked' ) ),
		range.to,
	],
	[
		'the calendar does not look for the next booking if the week has a future booking',
		week,
		shown( row( '2026-11-29T09:00:00Z' ) ),
		null,
	],
	[ 'the calendar does not look for the next booking while the week is loading', week, null, null ],
	[
		'the calendar does not look for the next booking during a text search',
		{ ...week, search: 'Ada' },
		shown(),
		null,
	],
	[
		'the calendar does not look for the next booking if it has more bookings than it can show',
		week,
		{ ...shown(), days: {} },
		null,
	],
] )( '%s', ( _, query, data, expected ) => {
	expect( nextAfter( query, range, data, SATURDAY ) ).toBe( expected );
} );

test( 'the calendar looks for the next booking after a past week only if that week is empty', () => {
	const last = rangeOf( 'week', '2026-11-20', 1, berlin );
	expect( nextAfter( week, last, shown( row( '2026-11-18T09:00:00Z' ) ), SATURDAY ) ).toBeNull();
	expect( nextAfter( week, last, shown(), SATURDAY ) ).toBe( last.to );
} );
