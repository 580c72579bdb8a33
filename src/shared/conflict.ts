/** Parameter of a request with the values that its sender had loaded (plugin/src/Kernel/Setting/MergedRequest.php). */
export const BASE = 'vestibule_base';

/** Value that was changed on both sides. */
export interface Change {
	/** Such as `meta.vestibule_host.email`. */
	path: string;
	/** Label of the setting; empty where the screen has it. */
	name: string;
	stored: unknown;
	mine: unknown;
}

type Values = Record< string, unknown >;

/** Answer of the server to settings that another person has changed in the meantime. */
export interface Conflict {
	conflicts: Change[];
	/** Stored values, by parameter of the request. */
	now: Values;
	/** All changes of both sides; where they concern the same value, those of this screen. */
	mine: Values;
	/** The same, with the stored value. */
	theirs: Values;
}

export type Choice = 'mine' | 'theirs';

/** Returns null for any other error. */
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

/** Checks whether two values are equal, whatever the order of their keys. */
export const isSame = ( one: unknown, other: unknown ): boolean =>
	JSON.stringify( sorted( one ) ) === JSON.stringify( sorted( other ) );

/** The label of the longest path that leads to a setting; empty if there is none. */
export function labelAt( path: string, labels: Readonly< Record< string, string > > ): string {
	const parts = path.split( '.' );
	const known = parts.map( ( _, at ) => labels[ parts.slice( 0, parts.length - at ).join( '.' ) ] );
	return known.find( ( label ) => label !== undefined ) ?? '';
}

/** The texts and numbers in a value, in their order. */
export const leavesOf = ( value: unknown ): unknown[] =>
	typeof value === 'object' && value !== null ? Object.values( value ).flatMap( leavesOf ) : [ value ];
