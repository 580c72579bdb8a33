/**
 * Returns the key of a held time: the start time, followed by the host if the visitor has chosen one. Holds are
 * compared only by this key, so the same start time with another host is a different time.
 */
export const heldKey = ( start: string, host: number ): string => ( host && start ? `${ start } ${ host }` : start );

export function readHeldKey( key: string ): { start: string; host: string } {
	const [ start = '', host = '' ] = key.split( ' ' );
	return { start, host };
}

/** Returns the start times that are held and affect this host's availability. 0 means any host. */
export const startsFor = ( keys: readonly string[], host: number ): string[] =>
	keys
		.map( readHeldKey )
		.filter( ( held ) => host === 0 || held.host === String( host ) )
		.map( ( { start } ) => start );
