import type { Fault } from './parse';

/** A piece of a formula as it is shown to its author. */
export interface Piece {
	text: string;
	/** The field that it names. */
	name?: string;
	isWrong?: true;
}

/** Names in braces, texts in quotes, and words that are no functions. */
const NAMES = /\{([^{}]{1,130})\}|"[^"]*"|'[^']*'|[A-Za-z][A-Za-z0-9_]*(?!\w*\s*\()/g;

/** A formula in pieces, of which those that name fields say so; the one where it stops being a formula is marked. */
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
