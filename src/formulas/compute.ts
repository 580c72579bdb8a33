import type { FunctionName, Step } from './parse';

/** Larger numbers are not exact. */
const LARGEST = 1e15;

const total = ( list: readonly number[] ): number => list.reduce( ( sum, one ) => sum + one, 0 );

/**
 * Half is rounded away from nought. A hair is added, so that 1.005, which computers hold as a little less, becomes 1.01:
 * both languages compute the same way.
 */
export function rounded( value: number, decimals: number ): number {
	const factor = 10 ** Math.min( 6, Math.max( 0, Math.trunc( decimals ) ) );
	return ( Math.sign( value ) * Math.floor( Math.abs( value ) * factor + 0.5 + 1e-9 ) ) / factor;
}

/** What is not answered is not there: it adds nothing to a sum and is not the least of some numbers. */
function called( name: FunctionName, given: number[][] ): number {
	const all = given.flat();
	switch ( name ) {
		case 'sum':
			return total( all );
		case 'min':
			return all.length > 0 ? Math.min( ...all ) : 0;
		case 'max':
			return all.length > 0 ? Math.max( ...all ) : 0;
		case 'round':
			return rounded( total( given[ 0 ] ?? [] ), total( given[ 1 ] ?? [] ) );
	}
}

function operated( sign: '+' | '-' | '*' | '/', left: number, right: number ): number {
	switch ( sign ) {
		case '+':
			return left + right;
		case '-':
			return left - right;
		case '*':
			return left * right;
		case '/':
			return right === 0 ? NaN : left / right;
	}
}

/**
 * The result of a formula; null where there is none, as of a division by nought. A field gives its numbers: several
 * where several are chosen, none where nothing is answered.
 */
export function computeFormula( steps: readonly Step[], numbers: ( name: string ) => number[] ): number | null {
	const stack: number[][] = [];
	const take = (): number[] => stack.pop() ?? [];
	for ( const step of steps ) {
		if ( step.type === 'number' ) {
			stack.push( [ step.value ] );
		} else if ( step.type === 'field' ) {
			stack.push( numbers( step.name ) );
		} else if ( step.type === 'minus' ) {
			stack.push( [ -total( take() ) ] );
		} else if ( step.type === 'function' ) {
			stack.push( [ called( step.name, stack.splice( -step.count ) ) ] );
		} else {
			const right = total( take() );
			stack.push( [ operated( step.sign, total( take() ), right ) ] );
		}
		if ( ! ( Math.abs( total( stack.at( -1 ) ?? [] ) ) <= LARGEST ) ) {
			return null;
		}
	}
	return total( take() );
}

/** As it is stored: digits, a point, and as many decimals as the field has. */
export function written( value: number | null, decimals: number ): string {
	return value === null ? '' : ( rounded( value, decimals ) + 0 ).toFixed( decimals );
}
