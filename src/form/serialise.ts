import type { FormProps } from '../contracts/form-props';

type Fields = FormProps[ 'fields' ];

/** Names that the address or other parts of the call carry already. */
const LEFT_OUT = [ 'form_id', 'vestibule_key', 'vestibule_instance', 'vestibule_page', 'vestibule_try' ];

/**
 * The names under which a group of boxes with nothing chosen is sent once with an empty value
 * (docs/reference/calls.md).
 */
function groupNames( { type, name }: Fields[ number ] ): string[] {
	switch ( type ) {
		case 'checkbox':
		case 'multi-select':
			return [ `${ name }[]` ];
		case 'radio':
		case 'agreement':
		case 'terms':
			return [ name ];
		default:
			return [];
	}
}

/**
 * The `data` of a submission: names and values as posted, url-encoded (docs/reference/calls.md).
 *
 * @param hidden The names of fields that a condition hides: nothing of them is sent.
 */
export function serialise(
	pairs: [ string, string ][],
	fields: Fields,
	hidden: ReadonlySet< string > = new Set()
): string {
	const sent = pairs.filter(
		( [ name ] ) => ! LEFT_OUT.includes( name ) && ! hidden.has( name.replace( /\[.*$/, '' ) )
	);
	const there = new Set( sent.map( ( [ name ] ) => name ) );
	const empty = fields
		.filter( ( { name } ) => ! hidden.has( name ) )
		.flatMap( groupNames )
		.filter( ( name ) => ! there.has( name ) )
		.map( ( name ): [ string, string ] => [ name, '' ] );
	return new URLSearchParams( [ ...sent, ...empty ] ).toString();
}
