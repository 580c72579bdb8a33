import { siteDates } from '../../../../src/admin/bookings/site/dates';
import { sentenceOf, timesOf, type Row } from '../../../../src/admin/bookings/booking/row';
import { siteClock } from '../../../../src/time/clock';

const dates = siteDates( { date: 'F j, Y', time: 'g:i a' }, siteClock( 'Europe/Berlin' ), 'en-US' );
const row = {
	start: '2026-12-23T23:00:00Z',
	end: '2026-12-24T23:00:00Z',
	status: 'blocked',
	note: 'Closed',
	event: { id: 0, title: '' },
	host: null,
} as unknown as Row;

test( 'a block for a whole day is shown without times', () => {
	expect( timesOf( row, dates ) ).toBe( 'All day' );
	expect( dates.span( 0, 1440 ) ).toBe( 'All day' );
	expect( sentenceOf( row, '2026-12-24', dates ) ).toMatch( /December 24, 2026, all day: / );
} );

test( 'a booking that ends at midnight is shown with both times', () => {
	expect( timesOf( { start: '2026-12-24T21:00:00Z', end: '2026-12-24T23:00:00Z' }, dates ) ).toBe(
		'10:00 pm – 12:00 am'
	);
	expect( dates.span( 0, 540 ) ).toBe( '12:00 am – 9:00 am' );
} );
