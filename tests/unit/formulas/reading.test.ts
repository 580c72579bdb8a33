import { readFormula } from '../../../src/formulas/parse';
import { readingOf } from '../../../src/formulas/reading';

test.each( [
	[ '1 + 2)', 'unexpected', ')' ],
	[ '(1 + 2', 'end', '' ],
	[ '1 +', 'end', '' ],
	[ '{a} + avg(1, 2)', 'function', 'avg' ],
	[ 'if(1)', 'count', 'if' ],
	[ 'today(1)', 'count', 'today' ],
	[ '1 + § 2', 'character', '§' ],
	[ '{a + 1', 'character', '{' ],
	[ '{size} = “large”', 'character', '“' ],
	[ '1 2', 'unexpected', '2' ],
	[ '1 < 2 < 3', 'unexpected', '<' ],
	[ '1+'.repeat( 251 ), 'long', '1+' ],
	[ `${ '('.repeat( 40 ) }1${ ')'.repeat( 40 ) }`, 'deep', '(' ],
] )( 'the formula %s is invalid (%s), and the error is located at %s', ( formula, why, there ) => {
	const { fault } = readFormula( formula );
	expect( fault?.why ).toBe( why );
	expect( formula.slice( fault?.at, ( fault?.at ?? 0 ) + ( fault?.length ?? 0 ) ) ).toBe( there );
} );

test( 'splitting a formula at its fields and its error loses no text', () => {
	const formula = 'if({ size[width] } > 2, price, "a b") + round(x) )';
	const { fault } = readFormula( formula );
	const pieces = readingOf( formula, fault );
	expect( pieces.map( ( { text } ) => text ).join( '' ) ).toBe( formula );
	expect( pieces.flatMap( ( { name } ) => name ?? [] ) ).toEqual( [ 'size[width]', 'price', 'x' ] );
	expect( pieces.filter( ( { isWrong } ) => isWrong ) ).toEqual( [ { text: ')', isWrong: true } ] );
} );

test( 'the error of an unfinished formula is marked at its end', () => {
	const formula = 'sum(1, ';
	expect( readingOf( formula, readFormula( formula ).fault ).slice( -2 ) ).toEqual( [
		{ text: '', isWrong: true },
		{ text: ' ' },
	] );
} );
