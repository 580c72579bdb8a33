/** Names that the address or other parts of the call carry already. */
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
 * The `data` of a submission: names and values as posted, url-encoded (docs/rest.md).
 *
 * @param boxes  The names of checkboxes and radio buttons: a group with nothing chosen is sent once with an empty value.
 * @param hidden The names of fields that a condition hides: nothing of them is sent.
 */
export function serialise(
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
