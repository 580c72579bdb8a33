import { groupByDay } from '../../../src/booking/days';
import { stepTo } from '../../../blocks/fields/appointment/calendar-keys';

const calendar = ( month: string, ...dates: string[] ) => ( {
	month,
	days: groupByDay(
		dates.map( ( date ) => `${ date }T09:00:00Z` ),
		'UTC',
		'en-GB'
	),
} );

/** Shows the weeks from 23 November to 27 December. */
const LATE = calendar( '2026-11', '2026-11-28', '2026-12-03' );
const WHOLE = calendar( '2026-12', '2026-12-01' );

test.each( [
	[ 'ArrowRight', '2026-11-30', '2026-12-01', true ],
	[ 'ArrowLeft', '2026-12-01', '2026-11-30', true ],
	[ 'ArrowDown', '2026-11-26', '2026-12-03', true ],
	[ 'ArrowDown', '2026-12-21', '2026-12-28', false ],
	[ 'ArrowUp', '2026-11-25', '2026-11-25', true ],
	[ 'Home', '2026-12-03', '2026-11-30', true ],
	[ 'End', '2026-12-22', '2026-12-27', true ],
	[ 'PageDown', '2026-11-26', '2026-12-26', false ],
	[ 'PageDown', '2026-12-03', '2027-01-03', false ],
	[ 'PageUp', '2026-12-03', '2026-11-23', true ],
	[ 'PageUp', '2026-11-28', '2026-10-28', false ],
	[ 'Shift+PageDown', '2026-11-28', '2027-11-28', false ],
] )( 'if weeks of two months are shown, the key %s moves from %s to %s', ( key, from, date, isShown ) => {
	expect( stepTo( key, from, LATE, {} ) ).toEqual( { date, isShown } );
} );

test.each( [
	[ 'ArrowLeft', '2026-12-01', '2026-11-30', false ],
	[ 'ArrowUp', '2026-12-03', '2026-11-26', false ],
	[ 'ArrowRight', '2026-12-31', '2027-01-01', false ],
	[ 'Home', '2026-12-02', '2026-12-01', true ],
	[ 'End', '2026-12-30', '2026-12-31', true ],
] )( 'if one whole month is shown, the key %s moves from %s to %s', ( key, from, date, isShown ) => {
	expect( stepTo( key, from, WHOLE, {} ) ).toEqual( { date, isShown } );
} );

test( 'the arrow keys follow the text direction, and the key End follows the first day of the week', () => {
	const reading = { rtl: true, weekStart: 0 };
	expect( stepTo( 'ArrowLeft', '2026-11-30', LATE, reading ) ).toEqual( { date: '2026-12-01', isShown: true } );
	expect( stepTo( 'End', '2026-11-30', LATE, reading ) ).toEqual( { date: '2026-12-05', isShown: true } );
	expect( stepTo( 'Enter', '2026-11-30', LATE, reading ) ).toBeUndefined();
} );
