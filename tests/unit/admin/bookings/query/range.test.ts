import { siteClock } from '../../../../../src/time/clock';
import { rangeOf, stepped } from '../../../../../src/admin/bookings/query/route';
import type { View } from '../../../../../src/admin/bookings/site/site';

const berlin = siteClock( 'Europe/Berlin' );
const HOUR = 3_600_000;

test.each< [ View, string, number, string, string, number ] >( [
	[ 'day', '2026-12-01', 1, '2026-12-01', '2026-12-01', 24 ],
	[ 'day', '2026-03-29', 1, '2026-03-29', '2026-03-29', 23 ],
	[ 'day', '2026-10-25', 1, '2026-10-25', '2026-10-25', 25 ],
	[ 'week', '2026-12-01', 1, '2026-11-30', '2026-12-06', 168 ],
	[ 'week', '2026-12-01', 0, '2026-11-29', '2026-12-05', 168 ],
	[ 'week', '2026-12-01', 6, '2026-11-28', '2026-12-04', 168 ],
	[ 'week', '2026-10-25', 1, '2026-10-19', '2026-10-25', 169 ],
	[ 'month', '2026-12-15', 1, '2026-11-30', '2027-01-03', 35 * 24 ],
	[ 'month', '2027-02-10', 1, '2027-02-01', '2027-02-28', 28 * 24 ],
	[ 'list', '2026-12-03', 1, '2026-12-03', '2026-12-09', 168 ],
] )(
	'the %s view of %s covers the right days and hours if weeks start on day %d',
	( view, day, weekStart, first, last, hours ) => {
		const { days, from, to } = rangeOf( view, day, weekStart, berlin );
		expect( [ days[ 0 ], days.at( -1 ) ] ).toEqual( [ first, last ] );
		expect( from ).toBe( berlin.at( first, 0 ) );
		expect( ( to - from ) / HOUR ).toBe( hours );
	}
);

test.each< [ View, string, 1 | -1, string ] >( [
	[ 'day', '2026-12-31', 1, '2027-01-01' ],
	[ 'week', '2026-12-31', -1, '2026-12-24' ],
	[ 'list', '2026-12-31', 1, '2027-01-07' ],
	[ 'month', '2027-01-31', 1, '2027-02-28' ],
	[ 'month', '2026-03-31', -1, '2026-02-28' ],
] )( 'in the %s view, moving from %s by %d leads to the right day', ( view, day, by, expected ) => {
	expect( stepped( view, day, by ) ).toBe( expected );
} );
