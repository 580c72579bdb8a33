/** Request parameter with the values that the client had loaded (plugin/src/Kernel/Setting/MergedRequest.php). */
export const BASE = 'vestibule_base';

/** Value that was changed both on the server and on this screen. */
export interface Change {
	/** Path such as `meta.vestibule_host.email`. */
	path: string;
	/** Label of the setting; empty if the screen has its own label for it. */
	name: string;
	stored: unknown;
	mine: unknown;
}

type Values = Record< string, unknown >;

/** Response from the server if another person has changed the settings in the meantime. */
export interface Conflict {
	conflicts: Change[];
	/** Stored values, by parameter of the request. */
	now: Values;
	/** Merged changes of both sides. If both have changed a setting, its value on this screen is used. */
	mine: Values;
	/** Merged changes of both sides. If both have changed a setting, its stored value is used. */
	theirs: Values;
}

export type Choice = 'mine' | 'theirs';

/** Returns the conflict in an error; null for any other error. */
export function conflictOf( error: unknown ): Conflict | null {
	const data = ( error as { data?: Partial< Conflict > & { status?: number } } | null )?.data;
	return data?.status === 409 && Array.isArray( data.conflicts ) ? ( data as Conflict ) : null;
}

function sorted( value: unknown ): unknown {
	if ( typeof value !== 'object' || value === null ) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	return Object.fromEntries(
		Object.entries( value )
			.map( ( [ key, one ] ): [ string, unknown ] => [ key, sorted( one ) ] )
			.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) )
	);
}

/** Checks whether two values are equal, regardless of the order of their keys. */
export const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( sorted( one ) ) === JSON.stringify( sorted( other ) );

/** Returns the label of the longest matching part of a path; empty if there is none. */
export function labelAt( path: string, labels: Readonly< Record< string, string > > ): string {
	const parts = path.split( '.' );
	const known = parts.map( ( _, at ) => labels[ parts.slice( 0, parts.length - at ).join( '.' ) ] );
	return known.find( ( label ) => label !== undefined ) ?? '';
}

/** Returns all scalar values in a nested value, in order. */
export const leavesOf = ( value: unknown ): unknown[] =>
	typeof value === 'object' && value !== null ? Object.values( value ).flatMap( leavesOf ) : [ value ];
