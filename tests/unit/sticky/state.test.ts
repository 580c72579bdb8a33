import { atBottom, atTop, stateOf } from '../../../src/sticky/state';

describe( 'scroll range of sticky elements', () => {
	it.each( [
		[ 'a header at the start of the page sticks from the first pixel', [ 0, 0, 0, 5000 ], [ 1, 5001 ] ],
		[ 'a header below the admin bar sticks from the first pixel', [ 32, 32, 0, 5000 ], [ 1, 4969 ] ],
		[ 'a header that shrinks by 16px sticks after 16px', [ 0, -16, 0, 5000 ], [ 17, 5017 ] ],
		[ 'a sidebar sticks at its distance until the end of its row', [ 600, 81, 0, 1800 ], [ 520, 1720 ] ],
		[ 'an element does not stick before its offset', [ 0, 0, 400, 5000 ], [ 401, 5001 ] ],
	] as const )(
		'the range of an element that sticks to the top is calculated: %s',
		( _, [ start, inset, offset, end ], expected ) => {
			expect( atTop( start, inset, offset, end ) ).toEqual( expected );
		}
	);

	it( 'the range of an element that sticks to the bottom starts at its offset and ends at its own position', () => {
		expect( atBottom( 4000, 0, 0, 800, 60 ) ).toEqual( [ 0, 3260 ] );
		expect( atBottom( 4000, 20, 300, 800, 60 ) ).toEqual( [ 300, 3280 ] );
	} );
} );

describe( 'states of sticky elements', () => {
	it.each( [
		[ 'top', true, false, 0, 'item-at-start' ],
		[ 'top', true, true, 0, 'item-is-stuck' ],
		[ 'top', true, true, 0.4, 'item-is-stuck' ],
		[ 'top', true, true, 1, 'unfixed' ],
		[ 'bottom', false, false, 0, 'item-at-start' ],
		[ 'bottom', false, true, 0.4, 'item-is-stuck' ],
		[ 'bottom', false, true, 1, 'item-at-start' ],
	] as const )(
		'the state of an element at the %s (at the top: %s, started: %s, passed: %s) is %s',
		( _, isTop, hasStarted, passed, state ) => {
			expect( stateOf( isTop, hasStarted, passed ) ).toBe( state );
		}
	);
} );
