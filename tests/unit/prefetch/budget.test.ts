import { budget } from '../../../src/prefetch/rules';

test( 'at most three pages are prefetched per second', () => {
	let now = 0;
	const mayFetch = budget( () => now );
	const asked = [ 0, 100, 400, 500, 999, 1000, 1050, 1100, 1399, 1400 ].map( ( time ) => {
		now = time;
		return mayFetch();
	} );
	expect( asked ).toEqual( [ true, true, true, false, false, true, false, true, false, true ] );
} );
