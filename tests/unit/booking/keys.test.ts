import { moveDate } from '../../../src/booking/keys';

test.each( [
	[ 'ArrowLeft', '2026-11-30' ],
	[ 'ArrowRight', '2026-12-02' ],
	[ 'ArrowUp', '2026-11-24' ],
	[ 'ArrowDown', '2026-12-08' ],
	[ 'Home', '2026-11-30' ],
	[ 'End', '2026-12-06' ],
	[ 'PageUp', '2026-11-01' ],
	[ 'PageDown', '2027-01-01' ],
	[ 'Shift+PageUp', '2025-12-01' ],
	[ 'Shift+PageDown', '2027-12-01' ],
	[ 'Enter', undefined ],
] )( 'the key %s moves the focus from Tuesday 1 December to %s', ( key, expected ) => {
	expect( moveDate( '2026-12-01', key ) ).toBe( expected );
} );

test( 'the left and right arrow keys are swapped in right-to-left languages', () => {
	expect( moveDate( '2026-12-01', 'ArrowLeft', { rtl: true } ) ).toBe( '2026-12-02' );
	expect( moveDate( '2026-12-01', 'ArrowRight', { rtl: true } ) ).toBe( '2026-11-30' );
} );

test( 'Home and End follow the first day of the week', () => {
	expect( moveDate( '2026-12-01', 'Home', { weekStart: 0 } ) ).toBe( '2026-11-29' );
	expect( moveDate( '2026-12-01', 'End', { weekStart: 0 } ) ).toBe( '2026-12-05' );
	expect( moveDate( '2026-12-06', 'Home', { weekStart: 0 } ) ).toBe( '2026-12-06' );
} );
