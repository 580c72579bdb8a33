import { termsOf } from '../../../blocks/form/live/guards';
import { solve } from '../../../src/form/work/solve';
import { vectors } from '../vectors';

interface Row {
	name: string;
	random: string;
	bits: number;
	solution: string;
}

function solution( random: string, bits: number ): string {
	const steps = solve( random, bits );
	let step = steps.next();
	while ( ! step.done ) {
		step = steps.next();
	}
	return step.value;
}

test.each( vectors< Row >( 'work' ) )( 'the proof of work is computed correctly: $name', ( row ) => {
	expect( solution( row.random, row.bits ) ).toBe( row.solution );
} );

test( 'the proof of work is computed in steps, so that it can be interrupted', () => {
	expect( solve( '0'.repeat( 32 ), 17 ).next().done ).toBe( false );
} );

describe( 'the difficulty and minimum time in a token', () => {
	const random = 'a'.repeat( 32 );
	const signature = 'b'.repeat( 64 );
	test( 'a token contains the difficulty and the minimum time', () => {
		expect( termsOf( `4.1800000000.${ random }.1799996400.17.3.${ signature }` ) ).toEqual( {
			random,
			bits: 17,
			seconds: 3,
		} );
	} );
	test.each( [
		[ 'a token of an earlier version', `4.1800000000.${ random }.${ signature }` ],
		[ 'an empty token', '' ],
		[ 'a token with invalid numbers', `4.1.${ random }.1.xx.-3.${ signature }` ],
	] )( '%s requires neither work nor time', ( _, token ) => {
		expect( termsOf( token ) ).toMatchObject( { bits: 0, seconds: 0 } );
	} );
	test( 'the difficulty and time of a token are limited to the maximum', () => {
		expect( termsOf( `4.1.${ random }.1.99.99.${ signature }` ) ).toMatchObject( { bits: 24, seconds: 60 } );
	} );
} );
