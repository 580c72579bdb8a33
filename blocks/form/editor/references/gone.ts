import type { Naming } from './naming';

/** The names in a setting that no field of the form has, each once. */
export function goneNames( naming: Naming, value: unknown, fields: readonly { name: string }[] ): string[] {
	const known = new Set( fields.map( ( { name } ) => name ) );
	return [ ...new Set( naming.names( value ) ) ].filter( ( name ) => ! known.has( name ) );
}
