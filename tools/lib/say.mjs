/** What a person reads while a command works, and the one sentence they get when it cannot go on. */

/** Thrown when the cause is known: its message is the sentence, and no stack is printed. */
export class CannotGoOn extends Error {}

export function say( text = '' ) {
	process.stdout.write( `${ text }\n` );
}

export function step( text ) {
	say( `› ${ text }` );
}

/** Runs a command to its end; turns what it throws into an exit code and a readable line. */
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
