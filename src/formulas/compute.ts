import { folded } from '../shared/folded';
import { numberIn } from '../shared/number';
import { dayIn, dayNumber, dayOf, weekdayOf, wholeMonths } from './days';
import type { Comparison, FunctionName, Sign, Step } from './parse';

/** Maximum absolute value of a result. Larger numbers are not exact. */
const MAX_RESULT = 1e15;

/** Tolerance for floating-point errors. */
const HAIR = 1e-9;

/**
 * Value on the stack. It is a list, because a field can have several values. Null if the result is undefined, for
 * example after a division by zero.
 */
type Value = Given | null;
type Given = readonly ( number | string )[];

const numberOf = ( one: number | string ): number | null =>
	typeof one === 'number' ? one : ( numberIn( one ) ?? dayIn( one ) );

const numbersOf = ( value: Given ): number[] => value.flatMap( ( one ) => numberOf( one ) ?? [] );

const total = ( value: Given ): number => numbersOf( value ).reduce( ( sum, one ) => sum + one, 0 );

/**
 * Rounds half away from zero. Adds a tolerance, so that 1.005 becomes 1.01 although it is stored as slightly less. PHP
 * rounds the same way.
 */
export function rounded( value: number, decimals: number ): number {
	const factor = 10 ** Math.min( 6, Math.max( 0, Math.trunc( decimals ) ) );
	return ( Math.sign( value ) * Math.floor( Math.abs( value ) * factor + 0.5 + HAIR ) ) / factor;
}

/**
 * Compares two values. If all parts are numbers, compares their sums. Otherwise, the values are equal if they have one
 * string in common.
 */
function isSame( left: Given, right: Given ): boolean {
	if ( [ ...left, ...right ].every( ( one ) => numberOf( one ) !== null ) ) {
		return Math.abs( total( left ) - total( right ) ) < HAIR;
	}
	const texts = ( value: Given ) => ( value.length > 0 ? value.map( String ) : [ '' ] );
	return texts( left ).some( ( text ) => texts( right ).includes( text ) );
}

/** Checks whether a value contains text or a number other than zero, such as a checked box or a selected option. */
const isTrue = ( value: Given ): boolean =>
	value.some( ( one ) => {
		const number = numberOf( one );
		return number === null ? one !== '' : number !== 0;
	} );

function compared( sign: Comparison, left: Given, right: Given ): boolean {
	const more = total( left ) - total( right );
	switch ( sign ) {
		case '=':
			return isSame( left, right );
		case '<>':
			return ! isSame( left, right );
		case '<':
			return more <= -HAIR;
		case '<=':
			return more < HAIR;
		case '>':
			return more >= HAIR;
		case '>=':
			return more > -HAIR;
	}
}

function operated( sign: Sign, left: Given, right: Given ): number | null {
	const [ one, other ] = [ total( left ), total( right ) ];
	switch ( sign ) {
		case '+':
			return one + other;
		case '-':
			return one - other;
		case '*':
			return one * other;
		case '/':
			return other === 0 ? null : one / other;
		default:
			return compared( sign, left, right ) ? 1 : 0;
	}
}

/** Calls a function. Empty answers are ignored: they add nothing to a sum, and are neither a minimum nor a date. */
function called( name: Exclude< FunctionName, 'if' >, given: readonly Given[], today: number | null ): number | null {
	const all = given.flatMap( numbersOf );
	const [ first = null, second = null ] = given.map( ( value ) => dayOf( numbersOf( value )[ 0 ] ?? null ) );
	const between = ( from: number | null, to: number | null, count: ( from: number, to: number ) => number ) =>
		from === null || to === null ? null : count( from, to );
	switch ( name ) {
		case 'sum':
			return total( all );
		case 'min':
			return all.length > 0 ? Math.min( ...all ) : 0;
		case 'max':
			return all.length > 0 ? Math.max( ...all ) : 0;
		case 'round':
			return rounded( total( given[ 0 ] ?? [] ), total( given[ 1 ] ?? [] ) );
		case 'and':
			return given.every( isTrue ) ? 1 : 0;
		case 'or':
			return given.some( isTrue ) ? 1 : 0;
		case 'not':
			return given.some( isTrue ) ? 0 : 1;
		case 'today':
			return today;
		case 'date':
			return given.length === all.length ? dayNumber( all[ 0 ] ?? 0, all[ 1 ] ?? 0, all[ 2 ] ?? 0 ) : null;
		case 'days':
			return between( first, second, ( from, to ) => to - from );
		case 'months':
			return between( first, second, wholeMonths );
		case 'years':
			return between( first, given.length > 1 ? second : today, ( from, to ) =>
				Math.trunc( wholeMonths( from, to ) / 12 )
			);
		case 'weekday':
			return first === null ? null : weekdayOf( first );
	}
}

/** Returns the value; null if it is too large to be exact. */
const exact = ( value: Value ): Value => ( value && Math.abs( total( value ) ) <= MAX_RESULT ? value : null );

const alone = ( result: number | null ): Value => ( result === null ? null : [ result + 0 ] );

/**
 * Computes a formula. Returns null if the result is undefined. For `if`, only the selected branch must have a result.
 *
 * @param steps
 * @param texts Returns the normalized values of a field, one for each selected option.
 * @param today Date such as 2026-03-31.
 */
export function computeFormula(
	steps: readonly Step[],
	texts: ( name: string ) => readonly string[],
	today: string
): number | null {
	const stack: Value[] = [];
	const take = (): Value => stack.pop() ?? null;
	for ( const step of steps ) {
		let value: Value;
		if ( step.type === 'number' ) {
			value = [ step.value ];
		} else if ( step.type === 'text' ) {
			value = [ folded( step.text ) ];
		} else if ( step.type === 'field' ) {
			value = texts( step.name ).filter( ( text ) => text !== '' );
		} else if ( step.type === 'minus' ) {
			const one = take();
			value = one && [ -total( one ) ];
		} else if ( step.type === 'operator' ) {
			const right = take();
			const left = take();
			value = left && right && alone( operated( step.sign, left, right ) );
		} else if ( step.name === 'if' ) {
			const [ condition = null, then = null, otherwise = [] ] = stack.splice( -step.count );
			value = condition && ( isTrue( condition ) ? then : otherwise );
		} else {
			const given = step.count > 0 ? stack.splice( -step.count ) : [];
			const known = given.filter( ( one ) => one !== null );
			value = known.length === given.length ? alone( called( step.name, known, dayIn( today ) ) ) : null;
		}
		stack.push( exact( value ) );
	}
	const result = take();
	return result && total( result );
}

/** Formats a result in its stored format: digits, a decimal point, and the field's number of decimals. */
export function written( value: number | null, decimals: number ): string {
	return value === null ? '' : ( rounded( value, decimals ) + 0 ).toFixed( decimals );
}
