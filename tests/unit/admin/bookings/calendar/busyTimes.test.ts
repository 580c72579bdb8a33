import { STRIP, layersOf } from '../../../../../src/admin/bookings/calendar/lanes';
import { withBusy } from '../../../../../src/admin/bookings/query/useBookings';
import { queryOf } from '../../../../../src/admin/bookings/query/route';
import type { Row } from '../../../../../src/admin/bookings/booking/row';

const busy = ( top: number, bottom: number ) => ( {
	row: { id: 0, host: { id: 5, name: 'Ana Li' }, start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z' },
	top,
	bottom,
	goesOn: false,
} );
const part = ( id: number, status: Row[ 'status' ], top: number, bottom: number ) => ( {
	row: { id, status } as Row,
	top,
	bottom,
	goesOn: false,
} );

test( 'bookings are drawn over busy times, which are not counted', () => {
	const { placed, busy: drawn, count } = layersOf( [ part( 1, 'booked', 600, 660 ) ], 4, [ busy( 540, 720 ) ] );
	expect( count ).toBe( 1 );
	expect( placed.map( ( { row, strip } ) => [ row.id, strip ] ) ).toEqual( [ [ 1, STRIP ] ] );
	expect( drawn.map( ( { row, lane, lanes } ) => [ row.host.name, lane, lanes ] ) ).toEqual( [ [ 'Ana Li', 0, 1 ] ] );
} );

test( 'overlapping busy and blocked times are placed side by side', () => {
	const { placed, busy: drawn } = layersOf( [ part( 1, 'blocked', 600, 660 ) ], 4, [ busy( 540, 720 ) ] );
	expect( drawn.map( ( { lane, lanes } ) => [ lane, lanes ] ) ).toEqual( [ [ 0, 2 ] ] );
	expect( placed.map( ( { row, lane, lanes } ) => [ row.id, lane, lanes ] ) ).toEqual( [ [ 1, 1, 2 ] ] );
} );

test.each( [
	[ '#/day', true, true ],
	[ '#/week?host=5', true, true ],
	[ '#/month', true, false ],
	[ '#/list', true, false ],
	[ '#/week?search=Ana', true, false ],
	[ '#/week?status=booked', true, false ],
	[ '#/week', false, false ],
] )( 'the view %s shows busy times (user can block time: %s): %s', ( hash, canBlock, is ) => {
	expect( withBusy( queryOf( hash, 'week' ), canBlock ) ).toBe( is );
} );
