/** Words that tell something; short ones such as "and" do not. */
const WORDS = /\p{L}{4,}/gu;

/**
 * An error in the list of errors, with the label of its field before it unless the error names the field already:
 * "Phone number is not valid" needs no "Phone: " (tests/vectors/named-errors.json).
 */
export function namedError( label: string, error: string ): string {
	const named: readonly string[] = label.toLowerCase().match( WORDS ) ?? [];
	const said: readonly string[] = error.toLowerCase().match( WORDS ) ?? [];
	if ( named.length > 0 && named.every( ( word ) => said.includes( word ) ) ) {
		return error;
	}
	// A label that ends like a sentence needs no colon.
	return /[?!.:]$/.test( label ) ? `${ label } ${ error }` : `${ label }: ${ error }`;
}
