/**
 * Result of a runner: exit code, number of tests, the names of failed tests with their messages (`failures`), and
 * complaints of PHP or of the runner itself (`problems`).
 */

/** Combines the results of two runs of the same runner. */
export const sum = ( one, other ) => ( {
	code: one.code || other.code,
	passed: one.passed + other.passed,
	failed: one.failed + other.failed,
	skipped: one.skipped + other.skipped,
	failures: [ ...( one.failures ?? [] ), ...( other.failures ?? [] ) ],
	problems: [ ...one.problems, ...other.problems ],
} );

const COLORS = /\u001b\[[\d;]*m/g;
const MAX_LINES = 8;

/** Name of a failed test and the first lines of its message, as one text. */
export function failure( name, message = '' ) {
	const lines = message
		.replace( COLORS, '' )
		.split( '\n' )
		.map( ( line ) => line.trimEnd() )
		.filter( Boolean );
	return [ name, ...lines.slice( 0, MAX_LINES ).map( ( line ) => `  ${ line }` ) ].join( '\n' );
}
