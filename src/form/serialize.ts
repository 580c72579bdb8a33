/** Names of values that are sent in other parts of the request. */
const LEFT_OUT = [
	'form_id',
	'vestibule_key',
	'vestibule_instance',
	'vestibule_page',
	'vestibule_try',
	'vestibule_step',
	'vestibule_go',
	'vestibule_later',
];

/**
 * Returns the `data` of a submission: field names and values, URL-encoded (docs/rest.md).
 *
 * @param boxes Names of checkboxes and radio buttons. A group without a selection is sent once with an empty value.
 * @param hidden Names of fields that conditions hide. Their values are not sent.
 */
export function serialize(
	pairs: [ string, string ][],
	boxes: string[],
	hidden: ReadonlySet< string > = new Set()
): string {
	const isSent = ( name: string ) => ! LEFT_OUT.includes( name ) && ! hidden.has( name.replace( /[[:].*$/, '' ) );
	const sent = pairs.filter( ( [ name ] ) => isSent( name ) );
	const there = new Set( sent.map( ( [ name ] ) => name ) );
	const empty = boxes
		.filter( ( name ) => isSent( name ) && ! there.has( name ) )
		.map( ( name ): [ string, string ] => [ name, '' ] );
	return new URLSearchParams( [ ...sent, ...empty ] ).toString();
}
