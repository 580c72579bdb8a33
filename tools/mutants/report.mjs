/** Output of `npm run mutants`: progress, table and list of survivors. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const EQUIVALENT = inRoot( 'tools/mutants/equivalent.json' );
const MAX_CODE = 70;

const short = ( code ) => {
	const line = code.replace( /\s+/g, ' ' );
	return line.length > MAX_CODE ? `${ line.slice( 0, MAX_CODE ) }…` : line;
};

const sourceLine = ( { path, line } ) => readFileSync( inRoot( path ), 'utf8' ).split( '\n' )[ line - 1 ].trim();

/** File, line and change of a mutant in one line. */
export const described = ( mutant ) =>
	`${ mutant.path }:${ mutant.line } ${ short( mutant.original ) } → ${ short( mutant.mutated ) }`;

/** File, line and change of a mutant, followed by the line of code for context. */
export const explained = ( mutant ) => `${ described( mutant ) }\n      ${ short( sourceLine( mutant ) ) }`;

/**
 * Reason why a mutant is equivalent to the original code, or undefined. A row of equivalent.json contains the path, the
 * line of code, the texts before and after the change, and the reason.
 */
export function reasonFor( mutant, rows = JSON.parse( readFileSync( EQUIVALENT, 'utf8' ) ) ) {
	const row = rows.find(
		( { path, line, change } ) =>
			path === mutant.path &&
			sourceLine( mutant ).includes( line ) &&
			change === `${ short( mutant.original ) } → ${ short( mutant.mutated ) }`
	);
	return row?.reason;
}

/**
 * @param {{ name: string, results: { isSeen: boolean, reason?: string }[] }[]} areas
 * @return {string} Markdown.
 */
export function table( areas ) {
	const all = { name: 'all', results: areas.flatMap( ( { results } ) => results ) };
	return [
		'| area | changes | detected | no effect | not detected | detected, of those with an effect |',
		'| --- | --- | --- | --- | --- | --- |',
		...[ ...areas, all ].map( ( { name, results } ) => {
			const seen = results.filter( ( { isSeen } ) => isSeen ).length;
			const same = results.filter( ( { isSeen, reason } ) => ! isSeen && reason ).length;
			const percent =
				results.length > same ? `${ ( ( 100 * seen ) / ( results.length - same ) ).toFixed( 1 ) } %` : '';
			return `| ${ [ name, results.length, seen, same, results.length - seen - same, percent ].join( ' | ' ) } |`;
		} ),
	].join( '\n' );
}
