/**
 * Step of a formula for a stack machine. Numbers, strings and fields push a value onto the stack. Operators and
 * functions remove their arguments from it.
 */
export type Step =
	| { type: 'number'; value: number }
	| { type: 'text'; text: string }
	| { type: 'field'; name: string }
	| { type: 'operator'; sign: Sign }
	| { type: 'minus' }
	| { type: 'function'; name: FunctionName; count: number };

export type Sign = '+' | '-' | '*' | '/' | Comparison;
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** Minimum and maximum number of arguments of each function. */
export const FUNCTIONS = {
	sum: [ 1, 99 ],
	min: [ 1, 99 ],
	max: [ 1, 99 ],
	round: [ 1, 99 ],
	if: [ 2, 3 ],
	and: [ 1, 99 ],
	or: [ 1, 99 ],
	not: [ 1, 1 ],
	today: [ 0, 0 ],
	date: [ 3, 3 ],
	days: [ 2, 2 ],
	months: [ 2, 2 ],
	years: [ 1, 2 ],
	weekday: [ 1, 1 ],
} as const satisfies Record< string, readonly [ number, number ] >;
export type FunctionName = keyof typeof FUNCTIONS;

export const MAX_CHARACTERS = 500;
const MAX_DEPTH = 30;
const MAX_STEPS = 200;

/**
 * Pattern for numbers, field names, strings and operators. Field names need braces if they contain characters other
 * than letters, digits and underscores.
 */
const TOKEN =
	/\s*(?:([0-9]{1,15}(?:\.[0-9]{1,15})?)|\{([^{}]{1,130})\}|([A-Za-z][A-Za-z0-9_]*)|"([^"]{0,130})"|'([^']{0,130})'|(<=|>=|<>|!=|==?|[-+*/(),;<>]))/y;

/** Alternative spellings of operators, with their standard spellings. */
const SAME: Readonly< Record< string, string > > = { ';': ',', '==': '=', '!=': '<>' };
const COMPARISONS = [ '=', '<>', '<', '<=', '>', '>=' ];

export interface Fault {
	/**
	 * Reason for the error. `end`: something is missing. `count`: wrong number of arguments. `deep`: nested too deeply,
	 * or too many steps.
	 */
	why: 'long' | 'character' | 'function' | 'count' | 'end' | 'unexpected' | 'deep';
	/** Position of the error in UTF-16 code units. At the end of the formula, the length is 0. */
	at: number;
	length: number;
}

export type Reading = { steps: Step[]; fault?: never } | { fault: Fault; steps?: never };

class FormulaFault extends Error {
	public constructor( public readonly fault: Fault ) {
		super();
	}
}

interface Token {
	at: number;
	length: number;
	/**
	 * Step for a number, string or field; undefined for an operator. A field can turn out to be the name of a function.
	 */
	operand: Step | undefined;
	word: string | undefined;
	sign: string | undefined;
}

function operandOf( number?: string, text?: string, name?: string ): Step | undefined {
	if ( number ) {
		return { type: 'number', value: Number( number ) };
	}
	if ( text !== undefined ) {
		return { type: 'text', text };
	}
	return name ? { type: 'field', name: name.trim() } : undefined;
}

function tokens( formula: string ): Token[] {
	const found: Token[] = [];
	const whole = formula.trimEnd();
	if ( whole.length > MAX_CHARACTERS ) {
		throw new FormulaFault( { why: 'long', at: MAX_CHARACTERS, length: whole.length - MAX_CHARACTERS } );
	}
	TOKEN.lastIndex = 0;
	for ( let from = 0; from < whole.length; from = TOKEN.lastIndex ) {
		const [ match, number, braced, word, double, single, sign ] = TOKEN.exec( whole ) ?? [];
		const at = from + ( /^\s*/.exec( whole.slice( from ) )?.[ 0 ].length ?? 0 );
		if ( match === undefined ) {
			throw new FormulaFault( { why: 'character', at, length: 1 } );
		}
		found.push( {
			at,
			length: from + match.length - at,
			operand: operandOf( number, double ?? single, braced ?? word ),
			word,
			sign: sign && ( SAME[ sign ] ?? sign ),
		} );
	}
	return found;
}

type Operand = ( depth: number ) => void;

/** Returns a function that parses an expression: operands with operators between them, by precedence. */
function expressionOf(
	operand: Operand,
	sign: () => string | undefined,
	skip: () => void,
	push: ( step: Step ) => void
): Operand {
	const chain = ( signs: readonly string[], most: number, part: Operand ) => ( depth: number ) => {
		part( depth );
		for ( let count = 0; count < most && signs.includes( sign() ?? '' ); count++ ) {
			const next = sign() as Sign;
			skip();
			part( depth );
			push( { type: 'operator', sign: next } );
		}
	};
	const term = chain( [ '*', '/' ], Infinity, operand );
	return chain( COMPARISONS, 1, chain( [ '+', '-' ], Infinity, term ) );
}

function program( list: readonly Token[], end: number ): Step[] {
	const steps: Step[] = [];
	let at = 0;
	const refuse = ( why?: Fault[ 'why' ], token = list[ at ] ): never => {
		const place = token ? { at: token.at, length: token.length } : { at: end, length: 0 };
		throw new FormulaFault( { why: why ?? ( token ? 'unexpected' : 'end' ), ...place } );
	};
	const sign = () => list[ at ]?.sign;
	const skip = ( wanted = sign() ) => {
		if ( sign() !== wanted ) {
			refuse();
		}
		at++;
	};
	const factor = ( depth: number ): void => {
		const { operand, word } = list[ at ] ?? {};
		if ( depth > MAX_DEPTH || steps.length > MAX_STEPS ) {
			refuse( 'deep' );
		}
		if ( sign() === '-' ) {
			skip();
			factor( depth + 1 );
			steps.push( { type: 'minus' } );
		} else if ( sign() === '(' ) {
			skip();
			expression( depth + 1 );
			skip( ')' );
		} else if ( word && list[ at + 1 ]?.sign === '(' ) {
			call( word.toLowerCase(), depth );
		} else {
			steps.push( operand ?? refuse() );
			skip();
		}
	};
	const call = ( name: string, depth: number ): void => {
		const named = list[ at ];
		const [ least, most ] = Object.hasOwn( FUNCTIONS, name )
			? FUNCTIONS[ name as FunctionName ]
			: refuse( 'function' );
		at += 2;
		let count = 0;
		if ( ! ( least === 0 && sign() === ')' ) ) {
			do {
				expression( depth + 1 );
				count++;
			} while ( sign() === ',' && ++at );
		}
		skip( ')' );
		if ( count < least || count > most ) {
			refuse( 'count', named );
		}
		steps.push( { type: 'function', name: name as FunctionName, count } );
	};
	const expression = expressionOf( factor, sign, skip, ( step ) => steps.push( step ) );
	expression( 0 );
	if ( at < list.length ) {
		refuse();
	}
	return steps;
}

/** Parses a formula (docs/form-logic.md). Returns its steps, or the position and reason of the first error. */
export function readFormula( formula: string ): Reading {
	try {
		return { steps: program( tokens( formula ), formula.trimEnd().length ) };
	} catch ( error ) {
		if ( error instanceof FormulaFault ) {
			return { fault: error.fault };
		}
		throw error;
	}
}

/** Returns the steps of a formula; null if the formula is invalid. */
export const parseFormula = ( formula: string ): Step[] | null => readFormula( formula ).steps ?? null;

/** Returns the names of the fields in a formula, without duplicates. */
export const fieldsIn = ( steps: readonly Step[] ): string[] => [
	...new Set( steps.flatMap( ( step ) => ( step.type === 'field' ? [ step.name ] : [] ) ) ),
];
