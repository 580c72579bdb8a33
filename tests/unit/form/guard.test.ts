import { createGuard } from '../../../src/form/guard';

test.each( [
	[ 'the first submit counts, and an immediate second one does not', [ 0, 0, 1 ], [ true, false, false ] ],
	[
		'a submit after 1500 ms counts, and an earlier one does not',
		[ 0, 1499, 1500, 2999, 3000 ],
		[ true, false, true, false, true ],
	],
	[ 'an ignored submit does not delay the next one', [ 0, 1000, 1500 ], [ true, false, true ] ],
] )( '%s', ( _name, times, expected ) => {
	let now = 0;
	const counts = createGuard( () => now );
	const answers = times.map( ( time ) => {
		now = time;
		return counts();
	} );
	expect( answers ).toEqual( expected );
} );

test( 'each form has its own guard against double submits', () => {
	const [ one, other ] = [ createGuard( () => 0 ), createGuard( () => 0 ) ];
	expect( [ one(), other(), one() ] ).toEqual( [ true, true, false ] );
} );
