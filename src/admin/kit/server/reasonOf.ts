import { __ } from '@wordpress/i18n';
import { refusalsOf } from './refusals';

/** Removes setting names from a message, because the error is shown at its control. */
const withoutNames = ( message: string, error: unknown ): string =>
	Object.entries( refusalsOf( error ) ).reduce(
		( words, [ name, sentence ] ) => words.replace( `${ name }: ${ sentence }`, () => sentence ),
		message
	);

/**
 * Returns the error message from the server, or a general message. With `parse: false`, the error is the response
 * itself.
 */
export async function reasonOf( error: unknown ): Promise< string > {
	const answer: unknown = error instanceof Response ? await error.json().catch( () => null ) : error;
	const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
	return typeof message === 'string' && message !== ''
		? withoutNames( message, answer )
		: __( 'The site did not respond. Check your connection and try again.', 'vestibule' );
}
