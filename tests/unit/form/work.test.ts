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

test.each( vectors< Row >( 'work' ) )( 'the proof of $name is what the server takes', ( row ) => {
	expect( solution( row.random, row.bits ) ).toBe( row.solution );
} );

test( 'the work can be left for something else', () => {
	expect( solve( '0'.repeat( 32 ), 17 ).next().done ).toBe( false );
} );

describe( 'what a token asks for', () => {
	const random = 'a'.repeat( 32 );
	const signature = 'b'.repeat( 64 );
	test( 'work and time', () => {
		expect( termsOf( `4.1800000000.${ random }.1799996400.17.3.${ signature }` ) ).toEqual( {
			random,
			bits: 17,
			seconds: 3,
		} );
	} );
	test.each( [
		[ 'one of an earlier version', `4.1800000000.${ random }.${ signature }` ],
		[ 'none', '' ],
		[ 'what is no number', `4.1.${ random }.1.xx.-3.${ signature }` ],
	] )( '%s asks for nothing', ( _, token ) => {
		expect( termsOf( token ) ).toMatchObject( { bits: 0, seconds: 0 } );
	} );
	test( 'never more than a phone can do', () => {
		expect( termsOf( `4.1.${ random }.1.99.99.${ signature }` ) ).toMatchObject( { bits: 24, seconds: 60 } );
	} );
} );
