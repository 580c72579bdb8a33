import type { Fault } from './parse';

/** Part of a formula for display in the editor. */
export interface Piece {
	text: string;
	/** Name of the field, if the part is a field name. */
	name?: string;
	isWrong?: true;
}

/** Pattern for names in braces, quoted strings, and words that are not function names. */
const NAMES = /\{([^{}]{1,130})\}|"[^"]*"|'[^']*'|[A-Za-z][A-Za-z0-9_]*(?!\w*\s*\()/g;

/** Splits a formula into parts. Identifies field names, and marks the position of an error. */
export function readingOf( formula: string, fault?: Fault ): Piece[] {
	const pieces = ( from: number, to: number ): Piece[] => {
		const part = formula.slice( from, to );
		const found: Piece[] = [];
		let last = 0;
		for ( const match of part.matchAll( NAMES ) ) {
			const [ text, braced ] = match;
			if ( ! /^["']/.test( text ) ) {
				found.push( { text: part.slice( last, match.index ) }, { text, name: ( braced ?? text ).trim() } );
				last = match.index + text.length;
			}
		}
		return [ ...found, { text: part.slice( last ) } ].filter( ( { text } ) => text !== '' );
	};
	if ( ! fault ) {
		return pieces( 0, formula.length );
	}
	const end = fault.at + fault.length;
	return [
		...pieces( 0, fault.at ),
		{ text: formula.slice( fault.at, end ), isWrong: true },
		...pieces( end, formula.length ),
	];
}
