/** Output of commands, and the error message if a command cannot continue. */

/** Error with a known cause. Only its message is printed, not the stack. */
export class CannotGoOn extends Error {}

export function say( text = '' ) {
	process.stdout.write( `${ text }\n` );
}

export function step( text ) {
	say( `› ${ text }` );
}

/** Runs a command. Converts exceptions into an exit code and an error message. */
export async function main( command ) {
	try {
		const code = await command();
		process.exitCode ||= code;
	} catch ( error ) {
		const known = error instanceof CannotGoOn;
		process.stderr.write( `\n${ known ? `Cannot go on: ${ error.message }` : error.stack }\n` );
		process.exitCode = 1;
	}
}
