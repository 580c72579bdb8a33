/** A formula as steps on a stack: numbers and fields are put on it, operators and functions take from it. */
export type Step =
	| { type: 'number'; value: number }
	| { type: 'field'; name: string }
	| { type: 'operator'; sign: '+' | '-' | '*' | '/' }
	| { type: 'minus' }
	| { type: 'function'; name: FunctionName; count: number };

const FUNCTIONS = [ 'sum', 'min', 'max', 'round' ] as const;
export type FunctionName = ( typeof FUNCTIONS )[ number ];

/** In characters; in parentheses and signs within each other; in steps. */
export const LONGEST = 500;
const DEEPEST = 30;
const MOST_STEPS = 200;

/** Numbers, names of fields (in braces where they hold more than letters, digits and underscores), and signs. */
const TOKEN = /\s*(?:([0-9]{1,15}(?:\.[0-9]{1,15})?)|\{([^{}]{1,130})\}|([A-Za-z][A-Za-z0-9_]*)|([-+*/(),]))/y;

const isFunction = ( name: string ): name is FunctionName => ( FUNCTIONS as readonly string[] ).includes( name );

class Fault extends Error {}

function tokens( formula: string ): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	const text = formula.trimEnd();
	TOKEN.lastIndex = 0;
	while ( TOKEN.lastIndex < text.length ) {
		const token = text.length > LONGEST ? null : TOKEN.exec( text );
		if ( ! token ) {
			throw new Fault();
		}
		found.push( token );
	}
	return found;
}

function program( list: RegExpExecArray[] ): Step[] {
	const steps: Step[] = [];
	let at = 0;
	const sign = () => list[ at ]?.[ 4 ];
	const take = ( wanted: string ) => {
		if ( sign() !== wanted ) {
			throw new Fault();
		}
		at++;
	};
	const chain = ( signs: string, operand: ( depth: number ) => void, depth: number ) => {
		operand( depth );
		for ( let next = sign(); next && signs.includes( next ); next = sign() ) {
			at++;
			operand( depth );
			steps.push( { type: 'operator', sign: next as '+' } );
		}
	};
	const expression = ( depth: number ): void => chain( '+-', term, depth );
	const term = ( depth: number ): void => chain( '*/', factor, depth );
	const factor = ( depth: number ): void => {
		const [ , number, braced, word ] = list[ at ] ?? [];
		if ( depth > DEEPEST || steps.length > MOST_STEPS ) {
			throw new Fault();
		}
		if ( sign() === '-' ) {
			at++;
			factor( depth + 1 );
			steps.push( { type: 'minus' } );
		} else if ( sign() === '(' ) {
			at++;
			expression( depth + 1 );
			take( ')' );
		} else if ( number !== undefined ) {
			at++;
			steps.push( { type: 'number', value: Number( number ) } );
		} else if ( word !== undefined && list[ at + 1 ]?.[ 4 ] === '(' ) {
			call( word, depth );
		} else if ( braced !== undefined || word !== undefined ) {
			at++;
			steps.push( { type: 'field', name: ( braced ?? word ?? '' ).trim() } );
		} else {
			throw new Fault();
		}
	};
	const call = ( name: string, depth: number ): void => {
		if ( ! isFunction( name.toLowerCase() ) ) {
			throw new Fault();
		}
		at += 2;
		let count = 0;
		do {
			expression( depth + 1 );
			count++;
		} while ( sign() === ',' && ++at );
		take( ')' );
		steps.push( { type: 'function', name: name.toLowerCase() as FunctionName, count } );
	};
	expression( 0 );
	if ( at < list.length ) {
		throw new Fault();
	}
	return steps;
}

/** The steps of a formula (docs/form-logic.md); null for what is none. */
export function parseFormula( formula: string ): Step[] | null {
	try {
		return program( tokens( formula ) );
	} catch ( fault ) {
		if ( fault instanceof Fault ) {
			return null;
		}
		throw fault;
	}
}

/** The names of the fields that a formula asks for, each once. */
export const fieldsIn = ( steps: readonly Step[] ): string[] => [
	...new Set( steps.flatMap( ( step ) => ( step.type === 'field' ? [ step.name ] : [] ) ) ),
];
