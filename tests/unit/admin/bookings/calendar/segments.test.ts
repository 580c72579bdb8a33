import { siteClock } from '../../../../../src/time/clock';
import { segmentsByDay } from '../../../../../src/admin/bookings/calendar/segments';

const berlin = siteClock( 'Europe/Berlin' );
const on = ( day: string, start: string, end: string ) =>
	segmentsByDay( [ { id: 1, start, end } ], [ day ], berlin )
		.get( day )
		?.map( ( { top, bottom, goesOn } ) => [ top, bottom, goesOn ] );

test.each( [
	[ 'within a day', '2026-12-01', '2026-12-01T09:00:00Z', '2026-12-01T09:45:00Z', [ [ 600, 645, false ] ] ],
	[
		'over midnight, on its first day',
		'2026-12-01',
		'2026-12-01T22:00:00Z',
		'2026-12-02T01:00:00Z',
		[ [ 1380, 1440, false ] ],
	],
	[
		'over midnight, on its second day',
		'2026-12-02',
		'2026-12-01T22:00:00Z',
		'2026-12-02T01:00:00Z',
		[ [ 0, 120, true ] ],
	],
	[ 'until midnight', '2026-12-01', '2026-12-01T22:00:00Z', '2026-12-01T23:00:00Z', [ [ 1380, 1440, false ] ] ],
	[ 'until midnight, on the next day', '2026-12-02', '2026-12-01T22:00:00Z', '2026-12-01T23:00:00Z', [] ],
	[ 'over the skipped hour', '2026-03-29', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', [ [ 90, 210, false ] ] ],
	[ 'over the repeated hour', '2026-10-25', '2026-10-24T23:30:00Z', '2026-10-25T02:30:00Z', [ [ 90, 210, false ] ] ],
	[ 'while clocks go back', '2026-10-25', '2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z', [ [ 165, 195, false ] ] ],
] )( 'a booking is drawn on its day: %s', ( _, day, start, end, expected ) => {
	expect( on( day, start, end ) ).toEqual( expected );
} );
