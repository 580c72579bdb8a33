/** The names that fields are posted under (specification 3.1; contract field.schema.json, `name`). */

const LONGEST = 64;
const PATTERN = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** What a call needs for itself, and `form`, the key of errors that belong to no field; the server refuses the same. */
const RESERVED = [
	'action',
	'data',
	'form',
	'form_id',
	'nonce',
	't',
	'vestibule_instance',
	'vestibule_key',
	'vestibule_page',
	'vestibule_referer',
];

export type NameProblem = 'empty' | 'pattern' | 'reserved' | 'taken';

/** Names that differ in case only are one to a person who reads entries. */
const isTaken = ( name: string, taken: readonly string[] ): boolean =>
	taken.some( ( other ) => other.toLowerCase() === name.toLowerCase() );

/**
 * A free name like the wanted one: `input_text`, then `input_text_1`, `input_text_2`. A name that ends in a number
 * counts on from it.
 */
export function uniqueName( wanted: string, taken: readonly string[] ): string {
	if ( ! isTaken( wanted, taken ) ) {
		return wanted;
	}
	const [ , stem = wanted, number = '0' ] =
		/^(.*?)(?:_(\d{1,6}))?$/.exec( wanted ) ?? [];
	for ( let next = Number( number ) + 1; ; next++ ) {
		const suffix = `_${ next }`;
		const name = stem.slice( 0, LONGEST - suffix.length ) + suffix;
		if ( ! isTaken( name, taken ) ) {
			return name;
		}
	}
}

/** What speaks against a name, or null; `taken` holds the names of the form's other fields. */
export function nameProblem(
	name: string,
	taken: readonly string[]
): NameProblem | null {
	if ( name === '' ) {
		return 'empty';
	}
	if ( ! PATTERN.test( name ) ) {
		return 'pattern';
	}
	if ( RESERVED.includes( name ) ) {
		return 'reserved';
	}
	return isTaken( name, taken ) ? 'taken' : null;
}
