import { createGuard } from '../../../src/form/guard';

test.each( [
	[ 'the first counts, one at once does not', [ 0, 0, 1 ], [ true, false, false ] ],
	[
		'one after 1500 ms counts, one before does not',
		[ 0, 1499, 1500, 2999, 3000 ],
		[ true, false, true, false, true ],
	],
	[ 'one that did not count does not put the next off', [ 0, 1000, 1500 ], [ true, false, true ] ],
] )( '%s', ( _name, times, expected ) => {
	let now = 0;
	const counts = createGuard( () => now );
	const answers = times.map( ( time ) => {
		now = time;
		return counts();
	} );
	expect( answers ).toEqual( expected );
} );

test( 'each form has a guard of its own', () => {
	const [ one, other ] = [ createGuard( () => 0 ), createGuard( () => 0 ) ];
	expect( [ one(), other(), one() ] ).toEqual( [ true, true, false ] );
} );
