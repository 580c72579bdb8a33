import { STRIP, layersOf } from '../../../../../src/admin/bookings/calendar/lanes';
import type { Row } from '../../../../../src/admin/bookings/booking/row';

const part = ( id: number, status: Row[ 'status' ], top: number, bottom: number ) => ( {
	row: { id, status } as Row,
	top,
	bottom,
	goesOn: false,
} );
const shown = ( ...parts: ReturnType< typeof part >[] ) => {
	const { placed, count } = layersOf( parts, 4 );
	return { count, parts: placed.map( ( { row, lane, lanes, strip } ) => [ row.id, lane, lanes, strip ] ) };
};

test( 'bookings are drawn over blocked time, and a strip of the blocked time stays visible', () => {
	expect(
		shown( part( 1, 'blocked', 540, 1020 ), part( 2, 'booked', 600, 660 ), part( 3, 'booked', 600, 660 ) )
	).toEqual( {
		count: 2,
		parts: [
			[ 1, 0, 1, 0 ],
			[ 2, 0, 2, STRIP ],
			[ 3, 1, 2, STRIP ],
		],
	} );
} );

test( 'no strip is drawn if blocked times and bookings do not overlap', () => {
	expect(
		shown( part( 1, 'booked', 480, 540 ), part( 2, 'blocked', 540, 600 ), part( 3, 'blocked', 540, 600 ) )
	).toEqual( {
		count: 1,
		parts: [
			[ 1, 0, 1, 0 ],
			[ 2, 0, 2, 0 ],
			[ 3, 1, 2, 0 ],
		],
	} );
} );
