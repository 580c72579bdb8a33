import { __ } from '@wordpress/i18n';
import { refusalsOf } from './refusals';

/** Without the names that programs have for settings: the control says whose the sentence is. */
const withoutNames = ( message: string, error: unknown ): string =>
	Object.entries( refusalsOf( error ) ).reduce(
		( words, [ name, sentence ] ) => words.replace( `${ name }: ${ sentence }`, () => sentence ),
		message
	);

/** The server's own sentence where there is one; with `parse: false` an error is the answer itself. */
export async function reasonOf( error: unknown ): Promise< string > {
	const answer: unknown = error instanceof Response ? await error.json().catch( () => null ) : error;
	const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
	return typeof message === 'string' && message !== ''
		? withoutNames( message, answer )
		: __( 'The site did not answer. Check your connection and try again.', 'vestibule' );
}
