import { atBottom, atTop, stateOf } from '../../../src/sticky/state';

describe( 'where sticking begins and ends', () => {
	it.each( [
		[ 'a header at the page’s start sticks from the first px', [ 0, 0, 0, 5000 ], [ 1, 5001 ] ],
		[ 'below the admin bar it does, too', [ 32, 32, 0, 5000 ], [ 1, 4969 ] ],
		[ 'what has given up 16px first scrolls by them', [ 0, -16, 0, 5000 ], [ 17, 5017 ] ],
		[ 'a sidebar begins where it reaches its distance and ends with its row', [ 600, 81, 0, 1800 ], [ 520, 1720 ] ],
		[ 'nothing begins before the offset', [ 0, 0, 400, 5000 ], [ 401, 5001 ] ],
	] as const )( 'top: %s', ( _, [ start, inset, offset, end ], expected ) => {
		expect( atTop( start, inset, offset, end ) ).toEqual( expected );
	} );

	it( 'bottom: from the offset until the window has come to its own place', () => {
		expect( atBottom( 4000, 0, 0, 800, 60 ) ).toEqual( [ 0, 3260 ] );
		expect( atBottom( 4000, 20, 300, 800, 60 ) ).toEqual( [ 300, 3280 ] );
	} );
} );

describe( 'the three states', () => {
	it.each( [
		[ 'top', true, false, 0, 'item-at-start' ],
		[ 'top', true, true, 0, 'item-is-stuck' ],
		[ 'top', true, true, 0.4, 'item-is-stuck' ],
		[ 'top', true, true, 1, 'unfixed' ],
		[ 'bottom', false, false, 0, 'item-at-start' ],
		[ 'bottom', false, true, 0.4, 'item-is-stuck' ],
		[ 'bottom', false, true, 1, 'item-at-start' ],
	] as const )( '%s: started %s, passed %s → %s', ( _, isTop, hasStarted, passed, state ) => {
		expect( stateOf( isTop, hasStarted, passed ) ).toBe( state );
	} );
} );
