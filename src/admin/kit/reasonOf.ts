import { __ } from '@wordpress/i18n';

/** The server's own sentence where there is one; with `parse: false` an error is the answer itself. */
export async function reasonOf( error: unknown ): Promise< string > {
	const answer: unknown = error instanceof Response ? await error.json().catch( () => null ) : error;
	const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
	return typeof message === 'string' && message !== ''
		? message
		: __( 'The site did not answer. Check your connection and try again.', 'vestibule' );
}
